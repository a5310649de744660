import { callOff } from '#functions/billing/charging/call-off.ts';
import { type Case, mayTake, type Outcome, release, waitFor } from '#functions/billing/charging/case.ts';
import { decline, giveUp } from '#functions/billing/charging/decline.ts';
import { goesBack } from '#functions/billing/charging/give-back.ts';
import { settle } from '#functions/billing/charging/settle.ts';
import { unasked, voided } from '#functions/billing/domain/charge.ts';
import type { Payment } from '#functions/providers/payments/port.ts';

/** For so long the bank’s question to somebody who is there stays open. */
const ACTION_MINUTES = 30;

/** Draws from how the payment stands at the provider what follows for the charge. */
export async function conclude(open: Case, payment: Payment): Promise<Outcome | 'again'> {
  const { subscription, charge, till, now, present } = open;
  switch (payment.state) {
    case 'paid':
      if (mayTake(subscription, charge)) return settle({ ...open, subscription }, payment);
      // Taken, and the membership has ended meanwhile. That it goes back is decided before it does.
      return goesBack(open, payment);
    case 'declined':
      return isOld(payment, charge) ? askAgain(open) : decline(open, payment.decline, payment.refusal_id);
    case 'action': {
      if (!mayTake(subscription, charge)) return callOff(open);
      const since = charge.asked_at ?? charge.claimed_at;
      const isOver = Date.parse(since) + ACTION_MINUTES * 60_000 <= now.getTime();
      if (isOver) return decline(open, { code: 'billing.card-authentication', hard: false });
      return present ? { outcome: 'action', client_secret: payment.client_secret } : waitFor(5, now);
    }
    case 'processing':
      return waitFor(1, now);
    case 'unconfirmed':
      return askAgain(open);
    case 'void':
      // Called off by nobody here, and a membership is not left waiting for what can never be taken.
      if (mayTake(subscription, charge)) return giveUp(open);
      await till.commit(till.charges.write(voided(charge), charge), ...release(open));
      return { outcome: 'over' };
  }
}

/** What the bank said the last time, before it was asked again: who asked it died, or was not heard. */
const isOld = ({ refusal_id }: { refusal_id: string | null }, { asking, problem }: Case['charge']) =>
  asking && refusal_id !== null && refusal_id === problem?.refusal_id;

/**
 * For so many minutes whoever asked the bank may still be waiting for its answer. A job, which nobody waits for, allows for
 * a clock that is ten minutes behind its own as well.
 */
const askingMinutes = ({ present }: Case): number => (present ? 1 : 11);

/** The bank was not asked after all. Unless somebody is at it this very moment, it is. */
async function askAgain(open: Case): Promise<Outcome | 'again'> {
  const { subscription, charge, till, now } = open;
  if (!mayTake(subscription, charge)) return callOff(open);
  const askedAt = charge.asked_at ? Date.parse(charge.asked_at) : 0;
  if (askedAt + askingMinutes(open) * 60_000 > now.getTime()) return waitFor(1, now);
  await till.commit(till.charges.write(unasked(charge), charge));
  return 'again';
}
