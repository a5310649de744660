import { expect, test } from 'vitest';

import { printableReceipt } from '#functions/billing/receipts/domain/charge-documents.ts';
import { mailedReceipt } from '#functions/billing/receipts/domain/mailed-receipt.ts';
import { aPaidCharge, anIssued, aRefund, someDetails } from '#functions/billing/receipts/testing.ts';

const usd = (minor_units: number) => ({ minor_units, currency: 'USD' as const });
const vat = { name: 'VAT', place: 'GB', percent: 20, inclusive: true, net: usd(2075), tax: usd(415) };

test('a mailed receipt says all that the printed one says: parties, tax, net and gross, the refund, the correction', () => {
  const charge = aPaidCharge({ state: 'refunded', refund: aRefund, tax: vat });
  const printable = printableReceipt(anIssued({ charge, details: someDetails }));
  const { rows: said, notes } = mailedReceipt(printable);
  for (const { lines } of printable.parties) for (const line of lines) expect(said).toContain(line);
  for (const [label, value] of [...printable.facts, ...printable.table.sums])
    expect(said).toContain(JSON.stringify([label, value]));
  expect(said).toContain('["Receipt","C-7Q2M4KXY-3"]');
  expect(said).toContain('["Net amount","$20.75"],["VAT 20%","$4.15"]');
  expect(notes).toMatch(/^Refunded in full on April 25, 2026: credit note R-\w+-3\.$/);
});

test('in Arabic, what has no Arabic letter keeps its own direction', () => {
  const { rows: json } = mailedReceipt(printableReceipt(anIssued({ language: 'ar' })));
  const rows = JSON.parse(json) as [string, string][];
  expect(rows[0]?.[1]).toBe('\u2066C-7Q2M4KXY-3\u2069');
  expect(rows[1]?.[1].split('\n')[0]).toBe('\u2066Heather & Sons Ltd\u2069');
});

test('says that no company is configured, where none is', () => {
  const seller = { ...anIssued().seller, is_example: true };
  expect(mailedReceipt(printableReceipt(anIssued({ seller }))).notes).toContain('Example: no company');
});
