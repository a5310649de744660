import * as z from 'zod';

import { dueAfter, monthOf } from '#functions/billing/domain/period.ts';
import { taxWithin, totalOf } from '#functions/billing/domain/tax.ts';
import type { TaxRate } from '#shared/validation/price-settings.ts';
import { addDays, HOUR } from '#shared/values/duration.ts';
import { AccountId, ConsentId, SubscriptionId } from '#shared/values/id.ts';
import { figures } from '#shared/values/figures.ts';
import { Card } from '#shared/values/membership.ts';
import { Money } from '#shared/values/money.ts';
import type { TaxLine } from '#shared/values/tax.ts';

const moment = z.iso.datetime();

/** Why a membership ended. */
export const EndReason = z.enum(['asked', 'link', 'refund', 'declined', 'disputed', 'support', 'account-deleted']);
export type EndReason = z.infer<typeof EndReason>;

/** What the schedule does next about a membership, and when. */
const Next = z.object({ what: z.enum(['remind', 'charge', 'end']), at: moment });

const Pause = z.object({ months: z.number().int().min(1).max(figures.pauseMonths), asked_at: moment });

/**
 * A subscription and its progress.
 *
 *   from        paid      declined   given up    cancelled
 *   ---------   -------   --------   ---------   ---------
 *   trialing    active    past_due   cancelled   cancelled
 *   active      active    past_due   cancelled   cancelled
 *   past_due    active    past_due   cancelled   cancelled
 *   cancelled   never     never      never       never
 *
 * A cancelled one whose time has not run out can be kept: it is trialing or active again. An active one can be paused.
 */
export const Subscription = z.object({
  subscription_id: SubscriptionId,
  account_id: AccountId,
  status: z.enum(['trialing', 'active', 'past_due', 'cancelled']),
  began_at: moment,
  /** Null without a trial. */
  trial_ends_at: moment.nullable(),
  /** From which the months are counted; without a shift, when the first month is due. */
  anchor: moment,
  /** By how many months the months start later than counted from the anchor: a pause moves them. */
  shift: z.number().int().optional(),
  /** The pause that was asked for: no month is due before its end. */
  pause: Pause.nullish(),
  /** The last month that was paid; 0 before the first. */
  period: z.number().int().min(0),
  paid_until: moment,
  /** The agreed terms: a later price does not change them. */
  consent_id: ConsentId,
  /** What a month costs, as the member was last informed. Only a rate of tax that is added changes it. */
  price: Money,
  /** The agreed price without the tax, where tax was added at checkout. */
  before_tax: Money.optional(),
  /** Where the member is taxed: DE, US-TX. Null where the edge could not tell. */
  place: z.string().nullable().default(null),
  credits: z.number().int(),
  terms_version: z.number().int(),
  /** The agreed name on card statements; older memberships have it in their consent only. */
  descriptor: z.string().optional(),
  customer_id: z.string(),
  card: Card.extend({ payment_method: z.string() }),
  /** The month whose charge is open; one at most. */
  charging: z.number().int().nullable(),
  next: Next.nullable(),
  /** While a declined month is tried again: a day after the last try. Reports stay open until then. */
  grace_until: moment.optional(),
  cancelled_at: moment.nullable(),
  ended_because: EndReason.nullable(),
  /** When its member withdrew from the contract, by the right that the law gives. */
  withdrawn_at: moment.optional(),
});
export type Subscription = z.infer<typeof Subscription>;

/** How the months are counted, and how many are paid. */
export type Schedule = Pick<Subscription, 'anchor' | 'period' | 'shift'>;

/** The n-th month of a membership, counted from 1. */
export const monthIn = ({ anchor, shift = 0 }: Pick<Subscription, 'anchor' | 'shift'>, period: number) =>
  monthOf(anchor, period + shift);

/** The month that is due now; undefined where none is. */
export function dueMonth({ anchor, period, shift = 0 }: Schedule, now: Date): number | undefined {
  const due = dueAfter(anchor, period + shift, now);
  return due === undefined ? undefined : due - shift;
}

/** Hours from the reminder to the charge: a week for a month, six hours for the end of a trial. */
const remindBefore = ({ period }: Schedule) => (period === 0 ? 6 : 7 * 24) * HOUR;

/** When the next month is due. */
export const nextDue = (of: Schedule): string => monthIn(of, of.period + 1).from;

export const remindAt = (of: Schedule): string => new Date(Date.parse(nextDue(of)) - remindBefore(of)).toISOString();

export const willRenew = ({ status }: Subscription): boolean => status !== 'cancelled';

/** Whether a month is due whose charge nobody has claimed. A charge that exists all the same fails the claim. */
export const isUnclaimed = (subscription: Subscription, period: number, now: Date): boolean =>
  willRenew(subscription) && subscription.charging === null && dueMonth(subscription, now) === period;

/** Schedules the next action: the reminder while there is time for it, else the charge. */
export function schedule(subscription: Subscription, now: Date): Subscription {
  const remind = remindAt(subscription);
  const hasTime = subscription.trial_ends_at !== null || subscription.period > 0;
  const next =
    hasTime && remind > now.toISOString()
      ? { what: 'remind' as const, at: remind }
      : { what: 'charge' as const, at: nextDue(subscription) };
  return { ...subscription, next };
}

/**
 * What the next month costs at the rate of tax now in force. The first month costs what the consent says; a member who
 * agreed to no tax is never charged any on top.
 */
export const repriced = ({ price, before_tax, period }: Subscription, rate: TaxRate | undefined): Money =>
  before_tax && period > 0 ? totalOf(before_tax, rate) : price;

/** The tax of a month, by the rate of tax in force. */
export const monthTax = (
  { price, before_tax }: Pick<Subscription, 'price' | 'before_tax'>,
  rate: TaxRate | undefined,
): TaxLine | null => (rate ? taxWithin(price, rate, before_tax !== undefined) : null);

/** After the reminder, which named the amount, only the charge is left. */
export const afterReminder = (subscription: Subscription, price: Money): Subscription => ({
  ...subscription,
  price,
  next: { what: 'charge', at: nextDue(subscription) },
});

/** While a charge is open, the schedule follows the charge instead of the membership. */
export const claimMonth = (subscription: Subscription, period: number): Subscription => ({
  ...subscription,
  charging: period,
  next: null,
  pause: null,
});

type PaidMonth = { period: number; until: string };

export function payMonth(subscription: Subscription, { period, until }: PaidMonth, now: Date): Subscription {
  if (!willRenew(subscription)) throw new Error('A month of a cancelled membership cannot be paid');
  const { grace_until: _, ...paid } = subscription;
  return schedule({ ...paid, status: 'active', period, paid_until: until, charging: null }, now);
}

/** `ends_at`: when the declined month is given up. */
export function markPastDue(subscription: Subscription, ends_at: string): Subscription {
  if (!willRenew(subscription)) throw new Error('A month of a cancelled membership cannot be declined');
  return { ...subscription, status: 'past_due', grace_until: addDays(ends_at, 1).toISOString() };
}

/**
 * Ends a membership for good: nothing more is charged, and the paid time runs out now or with its month. For an ended
 * one, only the paid time can end sooner.
 */
export function endSubscription(
  subscription: Subscription,
  { because, at_once, withdrawn_at }: { because: EndReason; at_once: boolean; withdrawn_at?: string | null },
  now: Date,
): Subscription {
  const at = now.toISOString();
  const paid_until = at_once && subscription.paid_until > at ? at : subscription.paid_until;
  return {
    ...subscription,
    status: 'cancelled',
    cancelled_at: subscription.cancelled_at ?? at,
    ended_because: because,
    ...(withdrawn_at && { withdrawn_at }),
    paid_until,
    next: { what: 'end', at: paid_until },
  };
}

/** The open charge is over without a payment. */
export const releaseMonth = (subscription: Subscription): Subscription => ({ ...subscription, charging: null });
