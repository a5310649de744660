import type { Charge } from '#functions/billing/domain/charge.ts';
import { refundableUntil } from '#functions/billing/domain/charge-refund.ts';
import { type Subscription, willRenew } from '#functions/billing/domain/subscription.ts';
import { type Agreed, refundDaysAt, withdrawableUntil } from '#functions/billing/domain/withdrawal.ts';
import type { Day } from '#shared/values/day.ts';
import type { ConsentId } from '#shared/values/id.ts';
import { dayAndMinutesIn } from '#shared/values/zone.ts';

/** A contract that a consumer in Europe may withdraw from, or has left. */
export type Contract = {
  ordered_at: string;
  /** The last day of the period, and the midnight that ends it. */
  last_day: Day;
  until: string;
  /** When its member withdrew from it, cancelled it unpaid or had it refunded; null before. */
  left_at: string | null;
  /** What withdrawing pays back; undefined where nothing was paid. */
  charge: Charge | undefined;
  /** What was paid and goes back since it was left; undefined where nothing does. */
  refunded: Charge | undefined;
};

type Facts = {
  subscription: Subscription;
  consent: Agreed & { consent_id: ConsentId };
  charges: readonly Charge[];
  /** Of the member. */
  zone: string;
  /** For how many days a charge is refunded, as configured. */
  refund_days: number;
};

/** The contract that a consent made; undefined where no law lets its member withdraw. */
export function contractOf(facts: Facts, now: Date): Contract | undefined {
  const { subscription, consent, charges, zone, refund_days } = facts;
  const until = withdrawableUntil(consent, zone);
  if (!until) return undefined;
  const made = charges.filter(({ consent_id }) => consent_id === consent.consent_id);
  const days = refundDaysAt(consent.country, refund_days);
  const charge = made.find((each) => (refundableUntil(each, days) ?? '') > now.toISOString());
  const refunded = made.find(({ refund }) => refund);
  const isLeft = !charge && (refunded !== undefined || !willRenew(subscription));
  return {
    ordered_at: consent.at,
    last_day: dayAndMinutesIn(zone, Date.parse(until) - 1).day,
    until,
    left_at: isLeft ? (refunded?.refund?.asked_at ?? subscription.cancelled_at) : null,
    charge,
    refunded: isLeft && refunded && GOES_BACK.includes(refunded.state) ? refunded : undefined,
  };
}

const GOES_BACK: readonly Charge['state'][] = ['refunding', 'refunded'];

/** Whether its member can withdraw from it now. */
export const isWithdrawable = ({ left_at, until }: Contract, now: Date): boolean =>
  left_at === null && now.toISOString() < until;
