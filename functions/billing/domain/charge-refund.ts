import {
  type Charge,
  CHECK_AFTER,
  inMinutes,
  receiptNumber,
  recordDispute,
  transition,
} from '#functions/billing/domain/charge.ts';
import type { EndReason, Subscription } from '#functions/billing/domain/subscription.ts';
import { noWithdrawal, type Withdrawal } from '#functions/billing/domain/withdrawal.ts';
import { addDays } from '#shared/values/duration.ts';
import { figures } from '#shared/values/figures.ts';
import type { Card } from '#shared/values/membership.ts';

/** The refund is decided; nothing that happens later changes that. */
export const beginRefund = (
  charge: Charge,
  because: EndReason | 'cancelled',
  now: Date,
  captured?: { card: Card },
): Charge => ({
  ...transition(charge, 'refunding'),
  asking: false,
  ...(captured && { paid_at: now.toISOString(), card: captured.card, receipt_number: receiptNumber(charge) }),
  refund: {
    because,
    asked_at: now.toISOString(),
    tries: 1,
    refund_id: null,
    done_at: null,
    sent_at: null,
    failures: [],
    next_try_at: null,
    ...(isAskedFor(because) && { is_unannounced: true }),
  },
  attention_at: inMinutes(now, CHECK_AFTER.refunding),
});

/** The refund is a withdrawal from the contract, too. */
export const recordWithdrawal = (charge: Charge, { ordered_at }: Withdrawal): Charge =>
  ordered_at && charge.refund ? { ...charge, refund: { ...charge.refund, withdraws_from: ordered_at } } : charge;

/** What its member withdrew from by the refund of this charge. */
export const withdrawalBy = ({ refund }: Charge): Withdrawal =>
  refund?.withdraws_from ? { withdrawn_at: refund.asked_at, ordered_at: refund.withdraws_from } : noWithdrawal;

const isAskedFor = (because: EndReason | 'cancelled') => because === 'asked' || because === 'support';

/** The step that writes the first mail about the refund. */
export function recordAnnouncement(charge: Charge): Charge {
  if (!charge.refund?.is_unannounced) return charge;
  const { is_unannounced: _, ...refund } = charge.refund;
  return { ...charge, refund };
}

type Refund = NonNullable<Charge['refund']>;

const accepted = (refund: Refund, refund_id: string, now: Date): Refund => ({
  ...refund,
  refund_id,
  sent_at: refund.refund_id === refund_id && refund.sent_at ? refund.sent_at : now.toISOString(),
  next_try_at: null,
});

/** The provider has accepted the refund. */
export const recordPendingRefund = (charge: Charge, refund_id: string, now: Date): Charge => ({
  ...charge,
  refund: charge.refund && accepted(charge.refund, refund_id, now),
  attention_at: inMinutes(now, 60),
});

/** The request of the refund was lost: the next one gets another key. */
export const retryRefund = (charge: Charge, now: Date): Charge => ({
  ...charge,
  refund: charge.refund && { ...charge.refund, tries: charge.refund.tries + 1, refund_id: null, sent_at: null },
  attention_at: inMinutes(now, CHECK_AFTER.refunding),
});

/**
 * The bank sent the refund back. It is tried again after a day, in which an operator can look at it, and not after the
 * last failure: an operator must find another way.
 */
export function recordFailedRefund(charge: Charge, refund_id: string, now: Date): Charge {
  const isDecided = charge.state === 'refunding' || charge.state === 'refunded';
  const next = retryRefund({ ...charge, state: 'refunding' }, now);
  if (!isDecided || !charge.refund || !next.refund) throw new Error(`A charge that is ${charge.state} has no refund`);
  const failed_at = now.toISOString();
  const { sent_at, done_at } = charge.refund;
  const failure = { refund_id, sent_at: sent_at ?? failed_at, failed_at, ...(done_at && { was_done: true as const }) };
  const failures = [...charge.refund.failures, failure];
  const next_try_at = failures.length < figures.refundTries ? inMinutes(now, 24 * 60) : null;
  return { ...next, refund: { ...next.refund, done_at: null, failures, next_try_at }, attention_at: next_try_at };
}

/** Whether the bank sent the refund back so often that it is not tried again. */
export const isRefundStuck = ({ state, refund }: Charge): boolean =>
  state === 'refunding' && refund?.refund_id === null && refund.failures.length >= figures.refundTries;

/** Whether a request of its refund was lost: each of the others is under way or came back. */
export const hasLostRequest = ({ refund }: Charge): boolean =>
  refund !== null && refund.tries - 1 > refund.failures.length;

/** Whether the refund of this charge ended the membership: it paid for the month that ran. */
export const endsMembership = (charge: Charge, subscription: Subscription | undefined): boolean =>
  subscription?.subscription_id === charge.subscription_id &&
  subscription.period === charge.period &&
  subscription.ended_because === 'refund';

export const recordRefund = (charge: Charge, refund_id: string, now: Date): Charge => ({
  ...transition(charge, 'refunded'),
  refund: charge.refund && { ...accepted(charge.refund, refund_id, now), done_at: now.toISOString() },
  attention_at: null,
});

/** The member disputed the charge while its refund was under way: the bank pays it back. */
export const leaveRefundToBank = (charge: Charge, now: Date): Charge => ({
  ...recordDispute(charge, now),
  attention_at: null,
});

/** The number of the credit note of its refund. */
export const creditNoteNumber = ({ charge_id, period }: Pick<Charge, 'charge_id' | 'period'>) =>
  `R-${charge_id.slice(-8)}-${period}`;

/** The credit note that is issued; null until the refund is done. */
export const issuedCreditNote = (charge: Charge): string | null =>
  charge.refund?.done_at ? creditNoteNumber(charge) : null;

/** The credit note that was sent and counts no more: the bank sent its refund back, and it is not tried again. */
export const voidCreditNote = (charge: Charge): string | null =>
  isRefundStuck(charge) && charge.refund?.failures.some(({ was_done }) => was_done) ? creditNoteNumber(charge) : null;

/** Until when the member can refund it themselves; null where they cannot. */
export function refundableUntil({ state, paid_at, disputed_at }: Charge, days: number): string | null {
  if (state !== 'settled' || !paid_at || disputed_at) return null;
  return addDays(paid_at, days).toISOString();
}
