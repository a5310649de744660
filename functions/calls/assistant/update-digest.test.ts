import { expect, test } from 'vitest';

import { accountStore } from '#functions/account/public.ts';
import { digestStore } from '#functions/calls/assistant/digest-store.ts';
import { assistantFixture, NOW } from '#functions/calls/assistant/testing.ts';
import { handler } from '#functions/calls/assistant/update-digest.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { type AccountId, newId } from '#shared/values/id.ts';

const { table, answering, anOwner } = assistantFixture();
const digests = digestStore(table);
const deps = { accounts: accountStore(table), answering, digests, clock: () => NOW };
const update = (account_id: AccountId, hour: number, is_on = true, more: object = {}) =>
  calling(assistant.updateDigest, handler.with({ ...deps, ...more }), { as: aMember(account_id) })({ is_on, hour });

test('200: the next one leaves at that hour of the owner’s clock; off, none does', async () => {
  const { account_id } = await anOwner();
  expect(await update(account_id, 18)).toMatchObject({ is_on: true, hour: 18 });
  expect(await digests.of(account_id)).toMatchObject({ next_at: '2026-11-22T00:00:00.000Z' });
  await update(account_id, 7, false);
  expect(await digests.of(account_id)).toMatchObject({ next_at: null, hour: 7 });
});

test('401: rejects a deleted account', async () => {
  await expect(update(newId('account'), 18)).rejects.toMatchObject({ status: 401 });
});

test('409: gives up against constant writers', async () => {
  const { account_id } = await anOwner();
  const commit = () => Promise.reject(new Fault('request.conflict'));
  const racing = { digests: { ...digests, commit } };
  await expect(update(account_id, 18, true, racing)).rejects.toMatchObject({ status: 409 });
});
