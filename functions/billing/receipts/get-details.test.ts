import { expect, test } from 'vitest';

import { handler } from '#functions/billing/receipts/get-details.ts';
import { detailsStore } from '#functions/billing/receipts/details-store.ts';
import { someDetails } from '#functions/billing/receipts/testing.ts';
import { subscriptionStore } from '#functions/billing/subscription-store.ts';
import { billingFixture } from '#functions/billing/testing.ts';
import { receipts } from '#shared/api/receipts.ts';
import type { AccountId } from '#shared/values/id.ts';

const fixture = billingFixture();
const details = detailsStore(fixture.table);
const subscriptions = subscriptionStore(fixture.table);
const read = (account_id: AccountId, country = '') =>
  fixture.client(receipts.getDetails, handler, account_id, {
    on: { details, subscriptions },
    headers: { 'x-viewer-country': country },
  })({});

test('200: the last version, or none', async () => {
  const account_id = await fixture.account();
  expect(await read(account_id)).toEqual({ details: null, country: null });
  const versions = [
    { at: '2026-11-01T00:00:00.000Z', details: null },
    { at: '2026-11-02T00:00:00.000Z', details: someDetails },
  ];
  await details.commit(details.write({ account_id, versions }));
  expect(await read(account_id)).toMatchObject({ details: someDetails });
});

test('200: the country of the order, else of the visitor', async () => {
  const account_id = await fixture.subscriber();
  expect(await read(account_id, 'FR')).toMatchObject({ country: 'FR' });
  const { revision: _, ...was } = await fixture.subscription(account_id);
  await fixture.context.commit(subscriptions.write({ ...was, place: 'US-TX' }, await fixture.subscription(account_id)));
  expect(await read(account_id, 'FR')).toMatchObject({ country: 'US' });
});
