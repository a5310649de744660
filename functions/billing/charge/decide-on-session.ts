import type { Checkout } from '#functions/billing/checkout-store.ts';
import { isPast, type Open, over, type Step, stop, wait } from '#functions/billing/charge/step.ts';
import { abortAttempt, endOnSession, lastSentAt, restoreDecline } from '#functions/billing/domain/charge.ts';
import type { Decline } from '#functions/providers/payments/port.ts';

/** A challenge that the cardholder does not answer in this time counts as a decline. */
export const CHALLENGE_MINUTES = 30;

/** A checkout can be paid for this long, as a challenge can be answered. */
const isLate = ({ charge, checkout, now }: Open) =>
  isPast(checkout?.at ?? charge.asked_at ?? charge.claimed_at, CHALLENGE_MINUTES, now);

/** The cardholder is at the page of this attempt, and can still pay there. */
export const isAtPage = (open: Open): boolean =>
  open.onSession && !isLate(open) && (!open.charge.on_session?.checkout_id || open.checkout !== undefined);

/**
 * The cardholder left the page before the bank was asked. A run on session may still be about to confirm, with a clock that is
 * ten minutes ahead; then the month goes on without them.
 */
export function leaveOnSession(open: Open): Step {
  const { charge, checkout, now } = open;
  if (!isPast(lastSentAt(charge), 11, now)) return stop(wait(5, now));
  if (checkout) return failCheckout(open);
  if (charge.problem) return { do: 'save', charge: restoreDecline(charge, null, now), outcome: over(open) };
  return { do: 'save', charge: endOnSession(charge, now) };
}

/**
 * A checkout failed: its card is not saved, and nothing is left of it. A declined month goes on as before; the payment of a
 * membership that did not begin is voided next.
 */
export function failCheckout(open: Open, reason?: Decline, refusal_id: string | null = null): Step {
  const { charge, now } = open;
  const problem = reason?.code;
  const hard = reason?.isHardDecline ?? false;
  const checkout: Checkout = { ...open.checkout!, state: 'failed', problem: problem ?? null, hard };
  if (checkout.begins) return { do: 'save', charge: abortAttempt(charge), checkout, ...(problem && { problem }) };
  return { do: 'save', charge: restoreDecline(charge, refusal_id, now), checkout, outcome: over({ problem }) };
}
