import { expect, test } from 'vitest';

import { handler } from '#functions/billing/receipts/get-details.ts';
import { detailsStore } from '#functions/billing/receipts/details-store.ts';
import { someDetails } from '#functions/billing/receipts/testing.ts';
import { billingFixture } from '#functions/billing/testing.ts';
import { receipts } from '#shared/api/receipts.ts';

const fixture = billingFixture();
const details = detailsStore(fixture.table);

test('200: the last version, or none', async () => {
  const account_id = await fixture.account();
  const read = fixture.client(receipts.getDetails, handler, account_id, { on: { details } });
  expect(await read({})).toEqual({ details: null });
  const versions = [
    { at: '2026-11-01T00:00:00.000Z', details: null },
    { at: '2026-11-02T00:00:00.000Z', details: someDetails },
  ];
  await details.commit(details.write({ account_id, versions }));
  expect(await read({})).toEqual({ details: someDetails });
});
