import { monthAfter, monthIn } from '#frontend/lib/calendar-days.ts';
import type { Charge } from '#shared/values/membership.ts';
import type { Money } from '#shared/values/money.ts';

/** The state of a month: paid, refunded, refund in progress, planned, asked of the bank, unconfirmed, declined, or no charge. */
type MonthState = 'paid' | 'back' | 'way' | 'plan' | 'run' | 'wait' | 'open' | 'none';

const states: Record<Charge['state'], MonthState> = {
  planned: 'plan',
  running: 'run',
  declined: 'open',
  unconfirmed: 'wait',
  paid: 'paid',
  refunding: 'way',
  refund_failed: 'paid',
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

export type Totals = Record<
  'captured' | 'back' | 'way' | 'total' | 'again' | 'running' | 'unconfirmed' | 'declined' | 'planned',
  Money[]
>;

/**
 * Charged, refunded, remaining, open and planned amounts, by currency. A refund that the bank returned took nothing back,
 * whether it is sent again (`again`) or not.
 */
export function chargeTotals(charges: readonly Charge[]): Totals {
  const inState = (wanted: Charge['state']) => sums(charges.filter(({ state }) => state === wanted));
  const captured = charges.filter(
    ({ state, paid_at }) => state === 'paid' || (state.startsWith('refund') && paid_at !== null),
  );
  const kept = captured.filter((charge) => charge.state === 'paid' || isRefundReturned(charge));
  const gone = (wanted: Charge['state']) => captured.filter((each) => each.state === wanted && !kept.includes(each));
  return {
    captured: sums(captured),
    back: sums(gone('refunded')),
    way: sums(gone('refunding')),
    total: sums(captured, (charge) => (kept.includes(charge) ? charge.amount.minor_units : 0)),
    again: sums(kept.filter(({ state }) => state === 'refunding')),
    running: inState('running'),
    unconfirmed: inState('unconfirmed'),
    declined: inState('declined'),
    planned: inState('planned'),
  };
}

/** Whether the bank returned the refund: the amount is still paid, also where it is about to be sent again. */
export const isRefundReturned = ({ state, refund }: Pick<Charge, 'state' | 'refund'>): boolean =>
  state === 'refund_failed' || (state === 'refunding' && refund?.next_try_at != null);

function sums(charges: readonly Charge[], unitsOf = ({ amount }: Charge) => amount.minor_units): Money[] {
  const byCurrency = new Map<Money['currency'], number>();
  for (const charge of charges) {
    const { currency } = charge.amount;
    byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + unitsOf(charge));
  }
  return [...byCurrency].map(([currency, minor_units]) => ({ minor_units, currency }));
}
