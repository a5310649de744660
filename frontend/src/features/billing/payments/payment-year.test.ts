import { expect, test } from 'vitest';

import { chargeTotals, paymentYear } from '#frontend/features/billing/payments/payment-year.ts';
import { aCharge } from '#frontend/testing/membership.ts';

const dueIn = (month: string, but = {}) => aCharge({ due_at: `${month}-22T20:05:00.000Z`, ...but });
const drawn = (year: ReturnType<typeof paymentYear>) => year.map(({ state }) => state[0]).join('');

test('starts with the first charge and shows the state of each month', () => {
  const year = paymentYear([
    dueIn('2027-06', { state: 'planned' }),
    dueIn('2027-05', { state: 'running' }),
    dueIn('2027-04', { state: 'unconfirmed' }),
    dueIn('2027-03', { state: 'refund_failed' }),
    dueIn('2027-02', { state: 'refunding' }),
    dueIn('2027-01', { state: 'refunded' }),
    dueIn('2026-12', { state: 'declined' }),
    dueIn('2026-11'),
  ]);
  expect(year[0]?.month).toBe('2026-11');
  expect(year.at(-1)?.month).toBe('2027-10');
  expect(drawn(year)).toBe('pobwpwrpnnnn');
});

test('ends with the latest month after more than a year', () => {
  const year = paymentYear([dueIn('2027-12', { state: 'planned' }), dueIn('2026-11')]);
  expect([year[0]?.month, year.at(-1)?.month]).toEqual(['2027-01', '2027-12']);
});

test('a void charge does not hide a paid one', () => {
  const year = paymentYear([dueIn('2026-11', { state: 'void' }), aCharge({ due_at: '2026-11-02T00:00:00.000Z' })]);
  expect(year[0]?.state).toBe('paid');
  expect(paymentYear([])).toEqual([]);
});

test('charged minus refunded, by currency: a refund that the bank returned took nothing back', () => {
  const at = '2027-03-22T15:00:00.000Z';
  const returned = {
    asked_at: at,
    done_at: null,
    because: 'asked',
    failures: [{ sent_at: at, failed_at: at }],
    next_try_at: '2027-03-23T15:00:00.000Z',
  } as const;
  const yen = { minor_units: 3000, currency: 'JPY' } as const;
  const charges = [
    aCharge({ state: 'planned', paid_at: null }),
    aCharge({ state: 'declined', paid_at: null }),
    aCharge({ state: 'refunding', paid_at: null }),
    aCharge({ state: 'refunding' }),
    aCharge({ state: 'refunding', refund: returned }),
    aCharge({ state: 'refunded' }),
    aCharge({ state: 'refund_failed' }),
    aCharge({ state: 'unconfirmed', paid_at: null }),
    aCharge(),
    aCharge({ amount: yen }),
  ];
  const usd = (minor_units: number) => ({ minor_units, currency: 'USD' });
  expect(chargeTotals(charges)).toEqual({
    captured: [usd(12_450), yen],
    back: [usd(2490)],
    way: [usd(2490)],
    total: [usd(7470), yen],
    again: [usd(2490)],
    running: [],
    unconfirmed: [usd(2490)],
    declined: [usd(2490)],
    planned: [usd(2490)],
  });
});
