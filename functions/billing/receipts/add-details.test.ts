import { expect, test } from 'vitest';

import { handler } from '#functions/billing/receipts/add-details.ts';
import { receiptStores } from '#functions/billing/receipts/read-issued.ts';
import { someDetails } from '#functions/billing/receipts/testing.ts';
import { billingFixture } from '#functions/billing/testing.ts';
import { receipts } from '#shared/api/receipts.ts';
import type { AccountId, ChargeId } from '#shared/values/id.ts';

const fixture = billingFixture();
const stores = receiptStores(fixture.table);
const { commit } = fixture.context;
const add = (account_id: AccountId, charge_id: ChargeId, more = {}) =>
  fixture.client(receipts.addDetails, handler, account_id, { on: { ...stores, commit, ...more } })({ charge_id });

async function fillIn(account_id: AccountId, details = someDetails) {
  const was = await stores.details.of(account_id);
  const versions = [...(was?.versions ?? []), { at: fixture.clock.now.toISOString(), details }];
  await stores.details.commit(stores.details.write({ account_id, versions }, was));
}

test('200: corrects the details under the same number, as often as they change', async () => {
  const { account_id, charge } = await fixture.paidSubscriber();
  const revised_at = fixture.advanceDays(1).toISOString();
  await fillIn(account_id);
  const revised = { number: charge.receipt_number, billed_to: someDetails, revised_at, may_add_details: false };
  expect(await add(account_id, charge.charge_id)).toMatchObject(revised);
  fixture.advanceDays(1);
  expect(await add(account_id, charge.charge_id)).toMatchObject(revised); // a repeated request
  const again = fixture.clock.now.toISOString();
  await fillIn(account_id, { ...someDetails, name: 'Another company' });
  expect(await add(account_id, charge.charge_id)).toMatchObject({
    number: charge.receipt_number,
    billed_to: { name: 'Another company' },
    revised_at: again,
  });
  expect(await fixture.charges(account_id)).toMatchObject([{ state: 'settled', billed_to: { at: again } }]);
});

test('200: without details, nothing changes', async () => {
  const { account_id, charge } = await fixture.paidSubscriber();
  expect(await add(account_id, charge.charge_id)).toMatchObject({ billed_to: null, revised_at: null });
});

test('404: of another account', async () => {
  const { charge } = await fixture.paidSubscriber();
  const other = await fixture.subscriber();
  await expect(add(other, charge.charge_id)).rejects.toMatchObject({ code: 'billing.charge-not-found' });
});

test('409: the charge changes at the same time', async () => {
  const { account_id, charge } = await fixture.paidSubscriber();
  fixture.advanceDays(1);
  await fillIn(account_id);
  const { revision: _, ...was } = charge;
  const racing = async (...writes: Parameters<typeof commit>) => {
    await commit(stores.charges.write({ ...was, disputed_at: was.from }, charge));
    return commit(...writes);
  };
  await expect(add(account_id, charge.charge_id, { commit: racing })).rejects.toMatchObject({
    code: 'request.conflict',
  });
});
