import { addDays } from '#shared/values/duration.ts';
import type { Money } from '#shared/values/money.ts';
import { monthsAfter } from '#shared/values/months-after.ts';
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
  /** The balance above which a month adds no credits. */
  most_credits: number;
  /** Of a cancelled member: until when is paid. The membership continues then. */
  paid_until: string | null;
};

/** What an offer depends on: a used trial, and until when a cancelled member has paid. */
export type OfferedTo = { had_trial: boolean; paid_until?: string | undefined };

/** The offer for a visitor or member: a trial once, where trials are configured; no day that is paid is charged again. */
export const offeredTo = (terms: Terms, { had_trial, paid_until }: OfferedTo): Terms => ({
  ...terms,
  trial_days: terms.mode === 'trial' && !had_trial && !paid_until ? terms.trial_days : 0,
  paid_until: paid_until ?? null,
});

/** How many charges an offer lists. */
const LISTED_MONTHS = 3;

/** When the first month is due for a membership that starts or continues now. */
export const firstDue = ({ trial_days, paid_until }: Pick<Terms, 'trial_days' | 'paid_until'>, now: Date): string =>
  paid_until ?? addDays(now, trial_days).toISOString();

/** The first charges of a membership that starts now; with a trial or in paid time, the one of today is zero. */
export function chargesOf(terms: Terms, now: Date): { at: string; amount: Money; credits: number }[] {
  const { trial_days, trial_credits, paid_until, monthly_price: amount, monthly_credits: credits } = terms;
  const anchor = firstDue(terms, now);
  const months = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ at: monthsAfter(anchor, n), amount, credits }));
  if (!trial_days && !paid_until) return months(LISTED_MONTHS);
  const nothing = { ...amount, minor_units: 0 };
  return [
    { at: now.toISOString(), amount: nothing, credits: trial_days ? trial_credits : 0 },
    ...months(LISTED_MONTHS - 1),
  ];
}
