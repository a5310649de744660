import type { Money } from '#shared/values/money.ts';

export type Offer = { trial_days: number; trial_credits: number; monthly_price: Money; monthly_credits: number };

/** What is charged when, for a membership that starts now. */
export type Payment = { kind: 'trial' | 'first' | 'monthly'; at: Date; price: Money; credits: number };

/** Nothing today, the first month when the trial is over, and the same again a month later. */
export function scheduleOf(offer: Offer, now: Date): Payment[] {
  const { trial_days, trial_credits, monthly_price: price, monthly_credits: credits } = offer;
  const first = new Date(now.getTime() + trial_days * 24 * 3600_000);
  const trial: Payment = { kind: 'trial', at: now, price: { ...price, minor_units: 0 }, credits: trial_credits };
  return [
    ...(trial_days > 0 ? [trial] : []),
    { kind: 'first', at: first, price, credits },
    { kind: 'monthly', at: aMonthAfter(first), price, credits },
  ];
}

/** The same day of the next month or, where that month is too short, its last. */
export function aMonthAfter(date: Date): Date {
  const next = new Date(date);
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0);
  return next;
}
