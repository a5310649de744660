import type { Charge } from '#functions/billing/domain/charge.ts';
import { aCharge, aMembership } from '#functions/billing/fixtures.ts';
import type { Issued } from '#functions/billing/receipts/domain/charge-documents.ts';
import { newId } from '#shared/values/id.ts';
import { exampleSeller } from '#shared/values/seller.ts';

export const someDetails = {
  name: 'Heather Trading Ltd',
  street: '418 Cedar Hollow Rd',
  city: 'Duluth',
  state: 'MN',
  postal_code: '55802',
  country: 'US',
  tax_id: 'US 12-3456789',
};

const membership = aMembership(newId('account'), new Date('2026-01-22T20:05:00.000Z'));

/** The paid charge of the third month; `more` overrides its fields. */
export const aPaidCharge = (more: Partial<Issued['charge']> = {}): Issued['charge'] =>
  ({
    ...aCharge(membership, 3),
    receipt_number: 'C-7Q2M4KXY-3',
    ...more,
  }) as Issued['charge'];

/** What a receipt in English is made of. */
export const anIssued = (more: Partial<Issued> = {}): Issued => ({
  charge: aPaidCharge(),
  details: null,
  account: { name: 'Ida Brandt', email: 'ida@example.com', time_zone: 'America/Chicago' },
  descriptor: 'CALLUNA REPORTS',
  seller: { ...exampleSeller, name: 'Heather & Sons Ltd', is_example: false },
  language: 'en',
  ...more,
});

export const aRefund = {
  because: 'asked',
  asked_at: '2026-04-25T09:00:00.000Z',
  tries: 1,
  refund_id: 're_1',
  done_at: '2026-04-25T09:01:00.000Z',
  sent_at: '2026-04-25T09:01:00.000Z',
  failures: [],
  next_try_at: null,
} satisfies NonNullable<Charge['refund']>;
