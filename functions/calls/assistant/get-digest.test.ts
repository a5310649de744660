import { expect, test } from 'vitest';

import { accountStore } from '#functions/account/public.ts';
import { createAccount } from '#functions/account/testing.ts';
import { digestStore } from '#functions/calls/assistant/digest-store.ts';
import { handler } from '#functions/calls/assistant/get-digest.ts';
import { NOW } from '#functions/calls/assistant/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { type AccountId, newId } from '#shared/values/id.ts';

const table = temporaryTable();
const deps = { accounts: accountStore(table), digests: digestStore(table) };
const get = (account_id: AccountId) =>
  calling(assistant.getDigest, handler.with(deps), { as: aMember(account_id) })({});

test('200: off at first; says whether there is an address', async () => {
  expect(await get((await createAccount(table)).account_id)).toEqual({ is_on: false, hour: 18, can_mail: false });
  const confirmed = await createAccount(table, { email_confirmed_at: NOW.toISOString() });
  expect(await get(confirmed.account_id)).toMatchObject({ can_mail: true });
});

test('401: rejects a deleted account', async () => {
  await expect(get(newId('account'))).rejects.toMatchObject({ status: 401 });
});
