import { monthsAfter } from '#functions/billing/domain/period.ts';
import { addDays } from '#shared/values/duration.ts';
import type { Money } from '#shared/values/money.ts';
import type { TaxLine } from '#shared/values/tax.ts';

/** The terms of sale, as configured now. */
export type Terms = {
  mode: 'trial' | 'money_back';
  trial_days: number;
  trial_credits: number;
  /** What is charged a month: with the tax, where it is added. */
  monthly_price: Money;
  tax: TaxLine | null;
  monthly_credits: number;
  refund_days: number;
  descriptor: string;
  terms_version: number;
};

/** The offer for a visitor or member: a trial once, where trials are configured. */
export const offeredTo = (terms: Terms, { had_trial }: { had_trial: boolean }): Terms => ({
  ...terms,
  trial_days: terms.mode === 'trial' && !had_trial ? terms.trial_days : 0,
});

/** How many charges an offer lists. */
const LISTED_MONTHS = 3;

/** When the first month is due for a membership that starts now. */
export const firstDue = ({ trial_days }: Pick<Terms, 'trial_days'>, now: Date): string =>
  addDays(now, trial_days).toISOString();

/** The first charges of a membership that starts now; with a trial, the one of today is zero. */
export function chargesOf(terms: Terms, now: Date): { at: string; amount: Money; credits: number }[] {
  const { trial_days, trial_credits, monthly_price: amount, monthly_credits: credits } = terms;
  const anchor = firstDue(terms, now);
  const months = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ at: monthsAfter(anchor, n), amount, credits }));
  if (!trial_days) return months(LISTED_MONTHS);
  const nothing = { ...amount, minor_units: 0 };
  return [{ at: now.toISOString(), amount: nothing, credits: trial_credits }, ...months(LISTED_MONTHS - 1)];
}
