import { afterAll, expect, test } from 'vitest';

import { handler } from '#functions/account/get-user.ts';
import { accountStore } from '#functions/account/store.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';
import { newId } from '#shared/values/id.ts';

const table = await temporaryTable();
afterAll(() => table[Symbol.asyncDispose]());

const accounts = accountStore(table);
const ida = { account_id: newId('account'), name: 'Ida', email: 'ida@example.com', subscribed_until: null };
await accounts.create(ida);
const as = (accountId: typeof ida.account_id) => ({ as: { accountId, subscribedUntil: null } });

test('200: who is signed in', async () => {
  const user = await calling(account.getUser, handler.with({ accounts }), as(ida.account_id))({});
  expect(user).toEqual({ id: ida.account_id, name: 'Ida', email: 'ida@example.com', subscribed_until: null });
});

test('401: nobody is', async () => {
  await expect(calling(account.getUser, handler)({})).rejects.toMatchObject({
    message: 'Unauthenticated.',
    status: 401,
  });
});

test('401: the account is gone', async () => {
  const gone = calling(account.getUser, handler.with({ accounts }), as(newId('account')));
  await expect(gone({})).rejects.toMatchObject({ code: 'auth.unauthenticated' });
});
