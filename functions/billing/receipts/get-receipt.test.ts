import { expect, test } from 'vitest';

import { handler } from '#functions/billing/receipts/get-receipt.ts';
import { receiptStores } from '#functions/billing/receipts/read-issued.ts';
import { someDetails } from '#functions/billing/receipts/testing.ts';
import { billingFixture } from '#functions/billing/testing.ts';
import { receipts } from '#shared/api/receipts.ts';
import { type AccountId, type ChargeId, newId } from '#shared/values/id.ts';

const fixture = billingFixture();
const stores = receiptStores(fixture.table);
const read = (account_id: AccountId, charge_id: ChargeId) =>
  fixture.client(receipts.getReceipt, handler, account_id, { on: stores })({ charge_id });

test('200: the number, and nobody but the account without billing details', async () => {
  const { account_id, charge } = await fixture.paidSubscriber();
  expect(await read(account_id, charge.charge_id)).toEqual({
    number: charge.receipt_number,
    credit_note_number: null,
    void_credit_note_number: null,
    billed_to: null,
    revised_at: null,
    may_add_details: false,
  });
});

test('200: the details of the moment of payment; later ones may be added', async () => {
  const account_id = await fixture.subscriber();
  const details = { ...someDetails, name: 'Before the payment' };
  const before = { at: fixture.clock.now.toISOString(), details };
  await stores.details.commit(stores.details.write({ account_id, versions: [before] }));
  fixture.advanceDays(1);
  await fixture.advanceMonth(account_id, 1);
  const [charge] = await fixture.charges(account_id);
  expect(await read(account_id, charge!.charge_id)).toMatchObject({ billed_to: details, may_add_details: false });
  const after = { at: fixture.advanceDays(1).toISOString(), details: someDetails };
  const stored = await stores.details.of(account_id);
  await stores.details.commit(stores.details.write({ account_id, versions: [before, after] }, stored));
  expect(await read(account_id, charge!.charge_id)).toMatchObject({ billed_to: details, may_add_details: true });
});

test('404: of another account, unknown, or not paid', async () => {
  const { charge } = await fixture.paidSubscriber();
  const other = await fixture.subscriber();
  const missing = { code: 'billing.charge-not-found' };
  await expect(read(other, charge.charge_id)).rejects.toMatchObject(missing);
  await expect(read(other, newId<'charge'>('charge'))).rejects.toMatchObject(missing);
});
