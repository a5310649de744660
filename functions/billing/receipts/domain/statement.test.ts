import { expect, test } from 'vitest';

import { aCharge, aMembership } from '#functions/billing/fixtures.ts';
import { printableStatement } from '#functions/billing/receipts/domain/statement.ts';
import { anIssued, aRefund } from '#functions/billing/receipts/testing.ts';
import { newId } from '#shared/values/id.ts';

const membership = aMembership(newId('account'), new Date('2026-11-01T04:30:00.000Z'));
const statement = (charges: ReturnType<typeof aCharge>[], time_zone = 'America/Chicago', year = 2026) => {
  const { seller, account } = anIssued();
  return printableStatement({
    year,
    charges,
    details: null,
    account: { ...account, time_zone },
    seller,
    language: 'en',
  });
};
const charges = [1, 2, 3].map((period) => aCharge(membership, period));

test('lists the payments of a year by the clock of the member', () => {
  // The third month was paid at 04:30 UTC on January 1: still December 31 in Chicago.
  const { table, title, facts } = statement(charges);
  expect(title).toBe('Payments in 2026');
  expect(facts).toEqual([]);
  expect(table.rows.map(([day, number]) => `${day} ${number}`)).toEqual([
    'October 31, 2026 C-1',
    'November 30, 2026 C-2',
    'December 31, 2026 C-3',
  ]);
  expect(table.sums).toEqual([
    ['Charged', '$74.70'],
    ['Total', '$74.70'],
  ]);
  expect(statement(charges, 'Europe/Paris').table.rows).toHaveLength(2);
  expect(statement(charges, 'Europe/Paris', 2027).table.rows).toHaveLength(1);
});

test('a refund is a line of its own, in the year in which it was done', () => {
  const refunded = aCharge(membership, 1, { refund: { ...aRefund, done_at: '2027-01-03T10:00:00.000Z' } });
  expect(statement([refunded]).table.sums.at(-1)).toEqual(['Total', '$24.90']);
  const { rows, sums } = statement([refunded], 'America/Chicago', 2027).table;
  expect(rows).toEqual([
    ['January 3, 2027', expect.stringMatching(/^R-/), 'Refund: Calluna membership, month 1', '−$24.90'],
  ]);
  expect(sums).toEqual([
    ['Charged', '$0.00'],
    ['Refunded', '−$24.90'],
    ['Total', '−$24.90'],
  ]);
});

test('a refund that is not done is paid, and a note says what became of it', () => {
  const failures = [1, 2, 3].map((n) => ({
    refund_id: `re_${n}`,
    sent_at: aRefund.sent_at,
    failed_at: '2026-04-29T10:00:00.000Z',
  }));
  const open = { ...aRefund, done_at: null, refund_id: null };
  const failed = aCharge(membership, 1, { state: 'refunding', refund: { ...open, failures } });
  const begun = aCharge(membership, 2, { state: 'refunding', refund: open });
  const { table, notes } = statement([failed, begun, charges[2]!]);
  expect(table.sums.at(-1)).toEqual(['Total', '$74.70']);
  expect(notes.slice(0, -1)).toEqual([
    'Receipt C-1: A full refund was requested on April 25, 2026, but the bank returned it each time, last on April 29, 2026. The amount counts as paid until it is returned another way.',
    'Receipt C-2: A full refund was requested on April 25, 2026 and is on its way.',
  ]);
  expect(statement([failed], 'America/Chicago', 2027).notes.join()).not.toContain('refund was requested');
});

test('net amount and tax have columns of their own where a payment has a tax', () => {
  const tax = {
    name: 'VAT',
    place: 'DE',
    percent: 19,
    inclusive: true,
    net: { minor_units: 2092, currency: 'USD' as const },
    tax: { minor_units: 398, currency: 'USD' as const },
  };
  const refund = { ...aRefund, done_at: '2026-11-20T10:00:00.000Z' };
  const { columns, rows } = statement([aCharge(membership, 1, { tax, refund }), charges[1]!]).table;
  expect(columns).toEqual(['Date', 'Number', 'Item', 'Net amount', 'Tax', 'Amount']);
  expect(rows.map((row) => row.slice(3))).toEqual([
    ['$20.92', '$3.98', '$24.90'],
    ['−$20.92', '−$3.98', '−$24.90'],
    ['$24.90', '$0.00', '$24.90'],
  ]);
  expect(statement(charges).table.columns).toHaveLength(4);
});

test('each currency has its own totals', () => {
  const euros = aCharge(membership, 2, { amount: { minor_units: 1990, currency: 'EUR' } });
  expect(statement([charges[0]!, euros]).table.sums).toEqual([
    ['Charged', '$24.90'],
    ['Total', '$24.90'],
    ['Charged', '€19.90'],
    ['Total', '€19.90'],
  ]);
});

test('a year without payments says so; what was declined or void is not in it', () => {
  const void_ = aCharge(membership, 1, { state: 'void', paid_at: null, receipt_number: null });
  const { table, notes } = statement([void_]);
  expect(table).toMatchObject({ rows: [], sums: [] });
  expect(notes[0]).toBe('Nothing was charged or refunded in this year.');
});
