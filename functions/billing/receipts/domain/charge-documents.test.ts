import { describe, expect, test } from 'vitest';

import { creditNoteNumber } from '#functions/billing/domain/charge-refund.ts';
import { printableCreditNote, printableReceipt } from '#functions/billing/receipts/domain/charge-documents.ts';
import { aPaidCharge, anIssued, aRefund, someDetails } from '#functions/billing/receipts/testing.ts';
import { varieties } from '#shared/values/language.ts';

const usd = (minor_units: number) => ({ minor_units, currency: 'USD' as const });
const vat = { name: 'VAT', place: 'GB', percent: 20, inclusive: true, net: usd(2075), tax: usd(415) };

test('a receipt names the seller, the buyer, what was paid, when and how', () => {
  const printable = printableReceipt(anIssued());
  expect(printable).toMatchObject({
    title: 'Receipt',
    number: 'C-7Q2M4KXY-3',
    sum: '$24.90',
    size: 'LETTER',
    notes: [],
  });
  expect(printable.createdAt.toISOString()).toBe('2026-03-22T20:05:00.000Z');
  expect(printable.parties[0]?.lines).toEqual([
    'Heather & Sons Ltd',
    '1 Example Street, Springfield, MN 55000, United States',
    'Registration: Example Register, 000000',
    'Tax number: 00-0000000',
    'hello@example.com',
  ]);
  expect(printable.parties[1]?.lines).toEqual(['Ida Brandt', 'ida@example.com']);
  expect(printable.facts).toEqual([
    ['Paid on', 'March 22, 2026'],
    ['Period', 'March 22, 2026 – April 22, 2026'],
    ['Card', 'Visa •••• 4242'],
    ['On the card statement', 'CALLUNA REPORTS'],
  ]);
  expect(printable.table.rows).toEqual([['Calluna membership, month 3', '$24.90']]);
  expect(printable.table.sums).toEqual([['Paid', '$24.90']]);
});

test('without a tax there is no line about one; an inclusive tax is divided, an exclusive one added', () => {
  const sums = (tax: typeof vat | null = null) => printableReceipt(anIssued({ charge: aPaidCharge({ tax }) })).table;
  expect(JSON.stringify(sums())).not.toMatch(/VAT|Net/);
  expect(sums(vat).rows[0]?.[1]).toBe('$24.90');
  expect(sums(vat).sums).toEqual([
    ['Net amount', '$20.75'],
    ['VAT 20%', '$4.15'],
    ['Paid', '$24.90'],
  ]);
  expect(sums({ ...vat, inclusive: false }).rows[0]?.[1]).toBe('$20.75');
});

test('is made out to the billing details, with the address as its country writes it', () => {
  const lines = (details: Partial<typeof someDetails>) =>
    printableReceipt(anIssued({ details: { ...someDetails, ...details } })).parties[1]?.lines;
  expect(lines({})).toEqual([
    'Heather Trading Ltd',
    '418 Cedar Hollow Rd',
    'Duluth, MN 55802',
    'United States',
    'Tax number: US 12-3456789',
    'ida@example.com',
  ]);
  const fukuoka = { street: '天神1-2-3', city: '福岡市', state: '福岡県', postal_code: '810-0001', country: 'JP' };
  expect(lines({ ...fukuoka, tax_id: '' })?.slice(1, -1)).toEqual(['〒810-0001', '福岡県福岡市', '天神1-2-3', 'Japan']);
});

test('of a withdrawal, receipt and credit note say so first', () => {
  const withdraws_from = '2026-04-20T10:00:00.000Z';
  const issued = anIssued({ charge: aPaidCharge({ state: 'refunded', refund: { ...aRefund, withdraws_from } }) });
  for (const printable of [printableReceipt(issued), printableCreditNote(issued)])
    expect(printable?.notes[0]).toBe('The buyer withdrew from the contract on April 25, 2026.');
  for (const language of varieties) expect(printableReceipt({ ...issued, language }).notes).toHaveLength(2);
});

test.each([
  ['FR', '73282932000074', 'fr', 'SIRET\u00A0732\u00A0829\u00A0320\u00A000074'],
  ['PT', '501964843', 'pt', 'NIF\u00A0501\u00A0964\u00A0843'],
  ['RU', '7707083893', 'ru', 'ИНН\u00A07707083893'],
  ['JP', 'T7000012050002', 'ja', '登録番号：T7000012050002'],
  ['DE', 'DE136695976', 'fr', 'N° de TVA intracommunautaire\u00A0: DE136695976'],
  ['BR', 'stored before', 'pt', 'Número fiscal: stored before'],
] as const)('names the tax number of %s: %s', (country, tax_id, language, line) => {
  const issued = anIssued({ language, details: { ...someDetails, country, tax_id } });
  expect(printableReceipt(issued).parties[1]?.lines).toContain(line);
});

test('is on A4 but in the United States and Canada', () => {
  const size = (country?: string, time_zone = 'Europe/Paris') =>
    printableReceipt(
      anIssued({
        details: country ? { ...someDetails, country } : null,
        account: { name: '', email: 'ida@example.com', time_zone },
      }),
    ).size;
  expect([size('CA'), size(undefined, 'America/Toronto')]).toEqual(['LETTER', 'LETTER']);
  expect([size('DE', 'America/Chicago'), size(), size(undefined, 'America/Sao_Paulo')]).toEqual(['A4', 'A4', 'A4']);
});

test('of a refunded charge says so, and has a credit note with a number of its own', () => {
  const issued = anIssued({ charge: aPaidCharge({ state: 'refunded', refund: aRefund, tax: vat }) });
  const { table, notes, createdAt } = printableReceipt(issued);
  const note = printableCreditNote(issued)!;
  expect(table.sums.slice(-3)).toEqual([
    ['Paid', '$24.90'],
    ['Refunded', '−$24.90'],
    ['Remaining', '$0.00'],
  ]);
  expect(notes).toEqual([`Refunded in full on April 25, 2026: credit note ${note.number}.`]);
  expect(createdAt.toISOString()).toBe(aRefund.done_at);
  expect(note.number).toMatch(/^R-\w{8}-3$/);
  expect(note).toMatchObject({ title: 'Credit note', sum: '−$24.90' });
  expect(note.facts.slice(0, 2)).toEqual([
    ['Refunded on', 'April 25, 2026'],
    ['For receipt', 'C-7Q2M4KXY-3'],
  ]);
  expect(note.table.sums).toEqual([
    ['Net amount', '−$20.75'],
    ['VAT 20%', '−$4.15'],
    ['Refunded', '−$24.90'],
  ]);
});

test('of a refund under way says so; there is no credit note yet', () => {
  const issued = anIssued({ charge: aPaidCharge({ state: 'refunding', refund: { ...aRefund, done_at: null } }) });
  expect(printableReceipt(issued).notes).toEqual(['A full refund was requested on April 25, 2026 and is on its way.']);
  expect(printableReceipt(issued).table.sums).toEqual([['Paid', '$24.90']]);
  expect(printableCreditNote(issued)).toBeUndefined();
  expect(printableCreditNote(anIssued())).toBeUndefined();
});

test('of a refund that the bank returned says that it is sent again', () => {
  const failures = [{ refund_id: 're_1', sent_at: aRefund.sent_at, failed_at: '2026-04-29T10:00:00.000Z' }];
  const refund = { ...aRefund, done_at: null, refund_id: null, failures, next_try_at: '2026-04-30T10:00:00.000Z' };
  const { notes } = printableReceipt(anIssued({ charge: aPaidCharge({ state: 'refunding', refund }) }));
  expect(notes).toEqual([
    'A full refund was requested on April 25, 2026. The bank returned it on April 29, 2026, and it will be sent again. Until then the amount counts as paid.',
  ]);
});

test('of a refund that failed is that of a paid charge, and says so', () => {
  const failures = [1, 2, 3].map((n) => ({
    refund_id: `re_${n}`,
    sent_at: aRefund.sent_at,
    failed_at: '2026-04-29T10:00:00.000Z',
  }));
  const refund = { ...aRefund, done_at: null, refund_id: null, failures };
  const { notes, table } = printableReceipt(anIssued({ charge: aPaidCharge({ state: 'refunding', refund }) }));
  expect(notes).toEqual([
    'A full refund was requested on April 25, 2026, but the bank returned it each time, last on April 29, 2026. The amount counts as paid until it is returned another way.',
  ]);
  expect(table.sums).toEqual([['Paid', '$24.90']]);
  const once = { ...refund, failures: failures.map((each, i) => (i ? each : { ...each, was_done: true as const })) };
  const charge = aPaidCharge({ state: 'refunding', refund: once });
  expect(printableReceipt(anIssued({ charge })).notes[1]).toBe(
    `Credit note ${creditNoteNumber(charge)} is void: the refund that it confirmed did not reach you.`,
  );
});

test('says when billing details were corrected; so does a credit note that was issued before', () => {
  const charge = aPaidCharge({ billed_to: { details: someDetails, at: '2026-05-01T12:00:00.000Z' } });
  expect(printableReceipt(anIssued({ charge, details: someDetails })).notes).toEqual([
    'Corrected on May 1, 2026: billing details. Replaces the document issued before under this number.',
  ]);
  const refunded = { ...charge, state: 'refunded' as const, refund: aRefund };
  expect(printableCreditNote(anIssued({ charge: refunded, details: someDetails }))?.notes).toHaveLength(2);
});

test('dates are those of the pages: the first of a month is an ordinal in French', () => {
  const charge = aPaidCharge({ paid_at: '2026-12-01T12:00:00.000Z' });
  expect(printableReceipt(anIssued({ charge, language: 'fr' })).facts[0]?.[1]).toMatch(/^1er\sdécembre 2026$/);
});

test('an example says that it is one', () => {
  const { seller } = anIssued();
  expect(printableReceipt(anIssued({ seller: { ...seller, is_example: true } })).warning).toMatch(/^Example/);
  expect(printableReceipt(anIssued()).warning).toBeNull();
});

describe.each(varieties)('in %s', (language) => {
  test('nothing is left in English or without a value', () => {
    const charge = aPaidCharge({ refund: aRefund, tax: vat, billed_to: { details: someDetails, at: aRefund.done_at } });
    const issued = anIssued({ language, charge, details: someDetails });
    for (const printable of [printableReceipt(issued), printableCreditNote(issued)!]) {
      const text = JSON.stringify(printable);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
      if (language !== 'en') expect(text).not.toMatch(/Billed to|Paid on|membership/);
      expect(printable.pageOf(1, 2)).toMatch(/1.*2/);
    }
  });
});
