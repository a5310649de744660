import { monthAfter, monthIn } from '#frontend/lib/calendar-days.ts';
import type { Charge } from '#shared/values/membership.ts';
import type { Money } from '#shared/values/money.ts';

/** The state of a month: paid, refunded, refund in progress, planned, unpaid, or no charge. */
type MonthState = 'paid' | 'back' | 'way' | 'plan' | 'open' | 'none';

const states: Record<Charge['state'], MonthState> = {
  planned: 'plan',
  running: 'open',
  declined: 'open',
  paid: 'paid',
  refunding: 'way',
  refunded: 'back',
  void: 'none',
};

/** The twelve months from the first charge, or the last twelve if there are more. */
export function paymentYear(charges: readonly Charge[], timeZone?: string): { month: string; state: MonthState }[] {
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

export type Totals = Record<'captured' | 'back' | 'way' | 'total' | 'planned', Money[]>;

/** Charged, refunded, remaining and planned amounts, by currency. */
export function chargeTotals(charges: readonly Charge[]): Totals {
  const isCaptured = ({ state, paid_at }: Charge) => state === 'paid' || (isReturned(state) && paid_at !== null);
  const captured = charges.filter(isCaptured);
  return {
    captured: sums(captured),
    back: sums(captured.filter(({ state }) => state === 'refunded')),
    way: sums(captured.filter(({ state }) => state === 'refunding')),
    total: sums(captured, ({ state, amount }) => (isReturned(state) ? 0 : amount.minor_units)),
    planned: sums(charges.filter(({ state }) => state === 'planned')),
  };
}

const isReturned = (state: Charge['state']) => state === 'refunding' || state === 'refunded';

function sums(charges: readonly Charge[], unitsOf = ({ amount }: Charge) => amount.minor_units): Money[] {
  const byCurrency = new Map<Money['currency'], number>();
  for (const charge of charges) {
    const { currency } = charge.amount;
    byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + unitsOf(charge));
  }
  return [...byCurrency].map(([currency, minor_units]) => ({ minor_units, currency }));
}
