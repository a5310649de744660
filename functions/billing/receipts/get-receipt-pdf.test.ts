import { expect, test } from 'vitest';

import { handler } from '#functions/billing/receipts/get-receipt-pdf.ts';
import { receiptStores } from '#functions/billing/receipts/read-issued.ts';
import { billingFixture } from '#functions/billing/testing.ts';
import { exhausted } from '#functions/platform/testing.ts';
import { receipts } from '#shared/api/receipts.ts';
import type { InputFromCaller } from '#shared/contract/endpoint.ts';
import type { AccountId } from '#shared/values/id.ts';

const fixture = billingFixture();
const stores = receiptStores(fixture.table);
const print = (account_id: AccountId, input: InputFromCaller<typeof receipts.getReceiptPdf>, on = {}) =>
  fixture.client(receipts.getReceiptPdf, handler, account_id, { on: { ...stores, ...on } })(input);
const bytes = ({ pdf }: { pdf: string }) => Buffer.from(pdf, 'base64').toString('latin1');

test('200: a PDF file in the language of the account or of the request, the same each time', async () => {
  const { account_id, charge } = await fixture.paidSubscriber();
  const { charge_id } = charge;
  const first = await print(account_id, { charge_id });
  expect(first.name).toBe(`calluna-receipt-${charge.receipt_number}.pdf`);
  expect(bytes(first)).toMatch(/^%PDF-/);
  expect(bytes(first)).toContain('/Lang (en)');
  expect(await print(account_id, { charge_id })).toEqual(first);
  expect(bytes(await print(account_id, { charge_id, language: 'tr' }))).toContain('/Lang (tr)');
});

test('404: of another account; a credit note of what was not refunded', async () => {
  const { account_id, charge } = await fixture.paidSubscriber();
  const { charge_id } = charge;
  const other = await fixture.subscriber();
  const missing = { code: 'billing.charge-not-found' };
  await expect(print(other, { charge_id })).rejects.toMatchObject(missing);
  await expect(print(account_id, { charge_id, document: 'credit-note' })).rejects.toMatchObject(missing);
});

test('200: the credit note of a refund', async () => {
  const { account_id, charge } = await fixture.paidSubscriber();
  const done = {
    because: 'asked' as const,
    asked_at: charge.paid_at!,
    tries: 1,
    refund_id: 're_1',
    done_at: charge.paid_at,
    sent_at: charge.paid_at,
    failures: [],
    next_try_at: null,
  };
  const { revision: _, ...was } = charge;
  await fixture.table.commit(stores.charges.write({ ...was, state: 'refunded', refund: done }, charge));
  const note = await print(account_id, { charge_id: charge.charge_id, document: 'credit-note' });
  expect(note.name).toMatch(/^calluna-credit-note-R-\w{8}-1\.pdf$/);
});

test('429: rendering is limited', async () => {
  const { account_id, charge } = await fixture.paidSubscriber();
  await expect(print(account_id, { charge_id: charge.charge_id }, { limits: exhausted })).rejects.toMatchObject({
    code: 'request.too-many',
  });
});
