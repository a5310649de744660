import type { Offer as Whole } from '#shared/api/billing.ts';
import type { Money } from '#shared/values/money.ts';

export type Offer = Pick<Whole, 'charges' | 'remind_at' | 'trial_days'>;

/** What happens when, for a membership that starts now: free time, a month paid at once, the first after it, and the next. */
export type Line =
  | { kind: 'trial' | 'paid' | 'first' | 'monthly'; at: string; amount: Money; credits: number }
  | { kind: 'reminder'; at: string };

/** The charges of an offer and its reminder, in the order they come. The server reckons them; here each gets its kind. */
export function linesOf({ charges, remind_at }: Offer): Line[] {
  const firstPaid = charges.findIndex(({ amount }) => amount.minor_units > 0);
  const kindOf = (index: number) => {
    if (index < firstPaid || firstPaid < 0) return 'trial';
    if (index > firstPaid) return 'monthly';
    return index === 0 ? 'paid' : 'first';
  };
  // One line says for all of them that it goes on monthly.
  const told = charges.slice(0, Math.max(firstPaid, 0) + 2);
  const lines: Line[] = told.map((charge, index) => ({ kind: kindOf(index), ...charge }));
  if (remind_at) lines.push({ kind: 'reminder', at: remind_at });
  return lines.sort((a, b) => a.at.localeCompare(b.at));
}
