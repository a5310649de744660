import { monthAfter, monthIn } from '#frontend/features/billing/payments/calendar-days.ts';
import type { Charge } from '#shared/values/membership.ts';
import type { Money } from '#shared/values/money.ts';

/** How a month went: paid, given back, on its way back, planned, still open with the bank; or there was none. */
export type MonthState = 'paid' | 'back' | 'way' | 'plan' | 'open' | 'none';

const states: Record<Charge['state'], MonthState> = {
  planned: 'plan',
  running: 'open',
  declined: 'open',
  paid: 'paid',
  refunding: 'way',
  refunded: 'back',
  void: 'none',
};

/** Twelve months from the first charge on or, where there were more, the twelve that end with the latest. */
export function yearOf(charges: readonly Charge[], timeZone?: string): { month: string; state: MonthState }[] {
  const byMonth = new Map<string, MonthState>();
  for (const { due_at, state } of [...charges].sort((a, b) => a.due_at.localeCompare(b.due_at))) {
    const month = monthIn(due_at, timeZone);
    if (state !== 'void' || !byMonth.has(month)) byMonth.set(month, states[state]);
  }
  const months = [...byMonth.keys()].sort();
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return [];
  const start = [first, monthAfter(last, -11)].sort().at(-1) ?? first;
  return Array.from({ length: 12 }, (_, i) => monthAfter(start, i)).map((month) => ({
    month,
    state: byMonth.get(month) ?? 'none',
  }));
}

export type Totals = Record<'taken' | 'back' | 'way' | 'total' | 'planned', Money[]>;

/** What was taken of all these, what came back, what remains, and what is planned: for each currency. */
export function totalsOf(charges: readonly Charge[]): Totals {
  const wasTaken = ({ state, paid_at }: Charge) => state === 'paid' || (isReturned(state) && paid_at !== null);
  const taken = charges.filter(wasTaken);
  return {
    taken: sums(taken),
    back: sums(taken.filter(({ state }) => state === 'refunded')),
    way: sums(taken.filter(({ state }) => state === 'refunding')),
    total: sums(taken, ({ state, amount }) => (isReturned(state) ? 0 : amount.minor_units)),
    planned: sums(charges.filter(({ state }) => state === 'planned')),
  };
}

const isReturned = (state: Charge['state']) => state === 'refunding' || state === 'refunded';

function sums(charges: readonly Charge[], unitsOf = ({ amount }: Charge) => amount.minor_units): Money[] {
  const of = new Map<Money['currency'], number>();
  for (const charge of charges) {
    const { currency } = charge.amount;
    of.set(currency, (of.get(currency) ?? 0) + unitsOf(charge));
  }
  return [...of].map(([currency, minor_units]) => ({ minor_units, currency }));
}
