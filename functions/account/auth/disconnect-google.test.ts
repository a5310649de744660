import { expect, test } from 'vitest';

import { type Account, accountStore, newAccount } from '#functions/account/store.ts';
import { handler } from '#functions/account/auth/disconnect-google.ts';
import { accessLog } from '#functions/account/auth/store.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const table = temporaryTable();

const accounts = accountStore(table);
const log = accessLog(table);
const disconnect = (account_id: Account['account_id'], deps: Partial<{ accounts: typeof accounts }> = {}) =>
  calling(auth.disconnectGoogle, handler.with({ accounts, log, ...deps }), { as: aMember(account_id) })({});

async function connected(attributes: Partial<Account> = {}) {
  const account_id = newId('account');
  const google = { subject: `https://accounts.google.com#${account_id}`, email: 'ida@example.com' };
  const email = `${account_id.slice(-8).toLowerCase()}@example.com`;
  const account = newAccount({ account_id, email, language: 'en', google, ...attributes }, new Date());
  await accounts.create(account);
  return { ...account, google };
}

test('200: disconnects Google, which may then open another account', async () => {
  const { account_id, google } = await connected({ password: 'phc' });
  await disconnect(account_id);
  expect((await accounts.of(account_id))?.google).toBeNull();
  expect(await accounts.findByCredential('google', google.subject)).toBeUndefined();
  expect((await log.all(account_id)).map(({ what }) => what)).toEqual(['google-disconnected']);
  await disconnect(account_id); // twice is as good as once
  expect(await log.all(account_id)).toHaveLength(1);
});

test('409: rejects removing the only credential', async () => {
  const { account_id, google } = await connected();
  await expect(disconnect(account_id)).rejects.toMatchObject({ code: 'auth.only-way-in', status: 409 });
  expect((await accounts.findByCredential('google', google.subject))?.account_id).toBe(account_id);
});

test('409: gives up when the account keeps changing', async () => {
  const { account_id } = await connected({ password: 'phc' });
  const replace = () => Promise.reject(new Fault('request.conflict'));
  const busy = disconnect(account_id, { accounts: { ...accounts, replace } });
  await expect(busy).rejects.toMatchObject({ code: 'request.conflict' });
});

test('401: rejects a deleted account', async () => {
  await expect(disconnect(newId('account'))).rejects.toMatchObject({ code: 'auth.unauthenticated', status: 401 });
});
