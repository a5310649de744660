import { type EndReason, type Schedule, schedule, type Subscription } from '#functions/billing/domain/subscription.ts';
import type { SubscriptionId } from '#shared/values/id.ts';

/** Cancelled for one of these reasons, with no open charge, and its paid or free time has not ended yet. */
const wasCancelled = (subscription: Subscription, reasons: readonly EndReason[]): boolean => {
  const { status, next, charging, period, trial_ends_at, ended_because } = subscription;
  const isCancelled = status === 'cancelled' && ended_because !== null && reasons.includes(ended_because);
  return isCancelled && next?.what === 'end' && charging === null && (period > 0 || trial_ends_at !== null);
};

/** Whether its member cancelled a membership, and can take that back until `paid_until`. */
export const canBeKept = (subscription: Subscription): boolean => wasCancelled(subscription, ['asked', 'link']);

export const isKeepable = (subscription: Subscription, now: Date): boolean =>
  canBeKept(subscription) && subscription.paid_until > now.toISOString();

/** Whether a checkout continues a cancelled membership at the end of its time, and charges nothing before. */
export const isContinuable = (subscription: Subscription, now: Date): boolean =>
  wasCancelled(subscription, ['asked', 'link', 'support']) && subscription.paid_until > now.toISOString();

/** Names the end of a membership. One that was kept may end again. */
export const endingOf = ({ subscription_id, cancelled_at }: Pick<Subscription, 'subscription_id' | 'cancelled_at'>) =>
  `${subscription_id} ${cancelled_at}`;

/** The end of the membership that another one replaces before the schedule has come to it. */
export const endReplacedBy = (subscription_id: SubscriptionId, stored: Subscription | undefined): string | undefined =>
  stored?.next?.what === 'end' && stored.subscription_id !== subscription_id ? endingOf(stored) : undefined;

/** Moves the anchor, so that the next month starts at a given moment. */
const countFrom = <S extends Schedule>(of: S, moment: string): S => ({ ...of, anchor: moment, shift: -of.period });

const renewing = (subscription: Subscription): Subscription => ({
  ...subscription,
  status: subscription.period === 0 ? 'trialing' : 'active',
  cancelled_at: null,
  ended_because: null,
});

/** Takes a cancellation back: everything is as it was, with the same dates. */
export const keepSubscription = (subscription: Subscription, now: Date): Subscription =>
  schedule(renewing(subscription), now);

/** The terms and the card of a later checkout. */
type Renewed = Pick<
  Subscription,
  'consent_id' | 'price' | 'before_tax' | 'place' | 'credits' | 'terms_version' | 'descriptor' | 'customer_id' | 'card'
>;

/** Continues a cancelled membership under new terms: its next month starts when the paid time ends. */
export function continueSubscription(subscription: Subscription, terms: Renewed, now: Date): Subscription {
  const { before_tax: _, ...continued } = countFrom(renewing(subscription), subscription.paid_until);
  return schedule({ ...continued, ...terms, pause: null }, now);
}

/** Whether a membership can be paused: it runs, is paid, and no charge is open. */
export const isPausable = ({ status, charging, pause, period }: Subscription): boolean =>
  status === 'active' && charging === null && !pause && period > 0;

/** Pauses a membership: what is paid runs to its end, and the next month starts some months later. */
export const pauseSubscription = (subscription: Subscription, months: number, now: Date): Subscription =>
  schedule(
    { ...subscription, shift: (subscription.shift ?? 0) + months, pause: { months, asked_at: now.toISOString() } },
    now,
  );

/** Ends a pause. While paid time is left, the old dates are back; after it, the next month starts and is due now. */
export function resumeSubscription(subscription: Subscription, now: Date): Subscription {
  const { pause, shift = 0, paid_until } = subscription;
  if (!pause) return subscription;
  const isPaid = paid_until > now.toISOString();
  const dates = isPaid ? { ...subscription, shift: shift - pause.months } : countFrom(subscription, now.toISOString());
  return schedule({ ...dates, pause: null }, now);
}
