import {
  hasLostRequest,
  isRefundStuck,
  leaveRefundToBank,
  recordAnnouncement,
  recordFailedRefund,
  recordPendingRefund,
  recordRefund,
  retryRefund,
} from '#functions/billing/domain/charge-refund.ts';
import {
  type ChargeEmail,
  type ChargeEvent,
  intentOf,
  type Open,
  type PaymentReported,
  over,
  retrieve,
  type Step,
  stop,
  wait,
} from '#functions/billing/charge/step.ts';
import type { Payment, Refund } from '#functions/providers/payments/port.ts';

/**
 * Refunds a charge: ask for the refund, or look at the one that is under way, and apply what the provider says. The first step
 * that ends a run writes a mail in its transaction: that the refund is done, delayed, or at least begun.
 */
export function decideRefund(open: Open): Step {
  const step = nextStep(open);
  const isLast = step.do === 'stop' || step.do === 'save';
  if (!open.charge.refund?.is_unannounced || !isLast) return step;
  const emails: ChargeEmail[] = [{ kind: 'refund-begun' }];
  if (step.do === 'stop') return { do: 'save', charge: recordAnnouncement(open.charge), emails, outcome: step.outcome };
  return { emails, ...step, charge: recordAnnouncement(step.charge ?? open.charge) };
}

function nextStep(open: Open): Step {
  const { charge, event, now, refetch } = open;
  const { refund } = charge;
  if (!refund) throw new Error(`Charge ${charge.charge_id} has no refund`);
  switch (event?.type) {
    case 'refund-reported':
      return applyRefund(open, event.refund);
    case 'payment-reported':
      return applyPayment(open, event);
    case 'refund-refused':
      return { do: 'save', charge: leaveRefundToBank(charge, now), outcome: over(open) };
    case 'call-lost':
      return event.call === 'refund-payment' ? retrieve(charge) : stop(wait(1, now));
    case 'call-rejected':
      return stop(wait(1, now));
  }
  if (refund.refund_id) return retrieve(charge);
  const pause = pauseOf(open);
  // An operator may have refunded it at the provider meanwhile.
  if (pause) return refetch ? retrieve(charge) : pause;
  // A request that was lost may have arrived late, and its refund may be under way, done, or returned by the bank by now.
  return hasLostRequest(charge) ? { ...retrieve(charge), isBeforeRefund: true } : request(open);
}

function request(open: Open): Step {
  const { charge } = open;
  const key = `refund:${charge.charge_id}:${charge.refund?.tries}`;
  return { do: 'refund-payment', intent_id: intentOf(charge), key };
}

/** No refund is requested after the last failure, and none before the time that its owner was given. */
function pauseOf(open: Open): Step | undefined {
  const { charge, now } = open;
  if (isRefundStuck(charge)) return stop(over(open));
  const at = charge.refund?.next_try_at;
  return at && at > now.toISOString() ? stop({ outcome: 'wait', at }) : undefined;
}

function applyPayment(open: Open, { payment, isBeforeRefund }: PaymentReported): Step {
  const { charge, now } = open;
  const reported = refundIn(payment);
  const news = reported && !isKnownFailure(open, reported) ? reported : null;
  if (news || charge.refund?.refund_id) return applyRefund(open, news);
  const pause = pauseOf(open);
  if (pause || isBeforeRefund) return pause ?? request(open);
  // The request got lost on its way. Another key, so that the provider does not replay a lost answer.
  return { do: 'save', charge: retryRefund(charge, now), outcome: wait(1, now) };
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
  if (!reported || isKnownFailure(open, reported)) {
    const alert = 'a refund is missing at the provider and is tried again';
    return { do: 'save', charge: retryRefund(charge, now), alert, outcome };
  }
  return fail(open, reported);
}

/** A closed card sends a refund back days later. Until then the charge was rightly refunded. */
export function checkRefund(open: Open, event: ChargeEvent): Step {
  if (event.type !== 'payment-reported') return stop(wait(1, open.now));
  const reported = refundIn(event.payment);
  if (reported?.state !== 'failed' || isKnownFailure(open, reported)) return stop(over(open));
  return fail(open, reported);
}

/** Its owner gets a mail of each failure, with the time of the next try or how to get the money otherwise. */
function fail(open: Open, { refund_id }: Refund): Step {
  const charge = recordFailedRefund(open.charge, refund_id, open.now);
  const alert = isRefundStuck(charge)
    ? 'a refund came back from the bank for the last time and needs another way'
    : 'a refund came back from the bank';
  return { do: 'save', charge, alert, emails: [{ kind: 'refund-failed' }], outcome: over(open) };
}

const isKnownFailure = ({ charge }: Open, { refund_id, state }: Refund): boolean =>
  state === 'failed' && Boolean(charge.refund?.failures.some((each) => each.refund_id === refund_id));

const refundIn = (payment: Payment): Refund | null => (payment.state === 'paid' ? payment.refund : null);
