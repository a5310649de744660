import type { Offer as Whole } from '#shared/api/billing.ts';
import type { Money } from '#shared/values/money.ts';

export type Offer = Pick<Whole, 'charges' | 'remind_at' | 'trial_days'>;

/** A line of the schedule: free trial, month paid today, first month after a trial, later months, or the reminder. */
export type Line =
  | { kind: 'trial' | 'paid' | 'first' | 'monthly'; at: string; amount: Money; credits: number }
  | { kind: 'reminder'; at: string };

/** The charges of an offer and its reminder, in order. The server calculates them; this adds their kind. */
export function scheduleLines({ charges, remind_at }: Offer): Line[] {
  const firstPaid = charges.findIndex(({ amount }) => amount.minor_units > 0);
  const kindOf = (index: number) => {
    if (index < firstPaid || firstPaid < 0) return 'trial';
    if (index > firstPaid) return 'monthly';
    return index === 0 ? 'paid' : 'first';
  };
  // One line for all later months.
  const shownCharges = charges.slice(0, Math.max(firstPaid, 0) + 2);
  const lines: Line[] = shownCharges.map((charge, index) => ({ kind: kindOf(index), ...charge }));
  if (remind_at) lines.push({ kind: 'reminder', at: remind_at });
  return lines.sort((a, b) => a.at.localeCompare(b.at));
}
