import { expect, test } from 'vitest';

import { handler } from '#functions/account/get-user.ts';
import { accountStore, newAccount } from '#functions/account/store.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';
import { newId } from '#shared/values/id.ts';

const table = temporaryTable();

const accounts = accountStore(table);
const attributes = { account_id: newId('account'), name: 'Ida', email: 'ida@example.com', language: 'en' } as const;
const ida = newAccount(
  { ...attributes, password: '$scrypt$ln=15,r=8,p=3$c2FsdA$aGFzaA' },
  new Date('2026-11-01T09:00:00Z'),
);
await accounts.create(ida);

test('200: returns the signed-in user and whether a password is set', async () => {
  const user = await calling(account.getUser, handler.with({ accounts }), { as: aMember(ida.account_id) })({});
  expect(user).toMatchObject({ id: ida.account_id, name: 'Ida', email: 'ida@example.com', has_password: true });
  expect(JSON.stringify(user)).not.toContain('scrypt');
});

test('401: rejects a deleted account', async () => {
  const getAsDeleted = calling(account.getUser, handler.with({ accounts }), { as: aMember(newId('account')) });
  await expect(getAsDeleted({})).rejects.toMatchObject({ code: 'auth.unauthenticated' });
});
