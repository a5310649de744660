import {
  leaveRefundToBank,
  recordFailedRefund,
  recordPendingRefund,
  recordRefund,
  reopenRefund,
  retryRefund,
} from '#functions/billing/domain/charge.ts';
import {
  type ChargeEmail,
  type ChargeEvent,
  intentOf,
  type Open,
  over,
  retrieve,
  type Step,
  stop,
  wait,
} from '#functions/billing/charge/step.ts';
import type { Payment, Refund } from '#functions/providers/payments/port.ts';

/** Refunds a charge: ask for the refund, or look at the one that is under way, and apply what the provider says. */
export function decideRefund(open: Open): Step {
  const { charge, event, now } = open;
  const stored = charge.refund?.refund_id ?? null;
  switch (event?.type) {
    case 'refund-reported':
      return applyRefund(open, event.refund);
    case 'payment-reported': {
      const reported = refundIn(event.payment);
      if (reported || stored) return applyRefund(open, reported);
      // The request got lost on its way. Another key, so that the provider does not replay a lost answer.
      return { do: 'save', charge: retryRefund(charge, now), outcome: wait(1, now) };
    }
    case 'refund-refused':
      return { do: 'save', charge: leaveRefundToBank(charge, now), outcome: over(open) };
    case 'call-lost':
      return event.call === 'refund-payment' ? retrieve(charge) : stop(wait(1, now));
    case 'call-rejected':
      return stop(wait(1, now));
  }
  if (!charge.refund) throw new Error(`Charge ${charge.charge_id} has no refund`);
  if (stored) return retrieve(charge);
  const key = `refund:${charge.charge_id}:${charge.refund.tries}`;
  return { do: 'refund-payment', intent_id: intentOf(charge), key };
}

function applyRefund(open: Open, reported: Refund | null): Step {
  const { charge, now } = open;
  if (reported?.state === 'done') {
    const emails: ChargeEmail[] = [{ kind: 'refund-done' }];
    return { do: 'save', charge: recordRefund(charge, reported.refund_id, now), emails, outcome: over(open) };
  }
  const outcome = wait(60, now);
  if (reported?.state === 'pending') {
    return { do: 'save', charge: recordPendingRefund(charge, reported.refund_id, now), outcome };
  }
  const alert = 'a refund failed and is tried again';
  if (reported?.state !== 'failed') return { do: 'save', charge: retryRefund(charge, now), alert, outcome };
  const next = recordFailedRefund(charge, now);
  // Its owner is told of the first failure alone.
  if (charge.refund?.failed_at) return { do: 'save', charge: next, alert, outcome };
  return { do: 'save', charge: next, alert, emails: [{ kind: 'refund-failed', next_try_at: null }], outcome };
}

/** A closed card sends a refund back days later. Until then the charge was rightly refunded. */
export function checkRefund(open: Open, event: ChargeEvent): Step {
  if (event.type !== 'payment-reported') return stop(wait(1, open.now));
  if (refundIn(event.payment)?.state !== 'failed') return stop(over(open));
  const alert = 'a refund came back from the bank';
  const charge = reopenRefund(open.charge, open.now);
  const emails: ChargeEmail[] = [{ kind: 'refund-failed', next_try_at: charge.attention_at }];
  return { do: 'save', charge, alert, emails, outcome: over(open) };
}

const refundIn = (payment: Payment): Refund | null => (payment.state === 'paid' ? payment.refund : null);
