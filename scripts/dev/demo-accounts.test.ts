import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';
import * as z from 'zod';

import { accountStore } from '#functions/account/store.ts';
import { sessionsOf } from '#functions/platform/session.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { signingHere } from '#functions/platform/token/signing.ts';
import { seedAccounts } from '#scripts/dev/demo-accounts.ts';
import { openKeys } from '#scripts/dev/local-keys.ts';
import { newId } from '#shared/values/id.ts';

const table = temporaryTable();
const folder = await mkdtemp(join(tmpdir(), 'accounts-'));
afterAll(async () => {
  await rm(folder, { recursive: true });
});
const { signingKeyFile, appSecretFile } = await openKeys(folder);
process.env.SIGNING_KEY_FILE = signingKeyFile;
process.env.APP_SECRET = appSecretFile;
const accounts = accountStore(table);

test('creates each demo account once and keeps later changes', async () => {
  const { all } = await seedAccounts(table, accounts);
  for (const { account_id, email } of all) {
    const stored = await accounts.findByCredential('email', email);
    expect(stored).toMatchObject({ account_id });
    if (stored) await accounts.replace(stored, { ...stored, name: 'Another Name' });
  }
  await seedAccounts(table, accounts);
  for (const { email } of all)
    expect(await accounts.findByCredential('email', email)).toMatchObject({ name: 'Another Name' });
});

test('logs a demo account in with a cookie and a device name', async () => {
  const demo = await seedAccounts(table, accounts);
  const { access_token, cookies } = await demo.logIn('member', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0');
  expect(cookies[0]).toMatch(/^__Host-rt=.*Max-Age=2592000$/);
  const event = { headers: { authorization: `Bearer ${access_token}` } } as never;
  const caller = await sessionsOf(table, signingHere).callerOf(event, new Date());
  expect(caller).toMatchObject({ accountId: demo.all.find(({ as }) => as === 'member')?.account_id });
});

test('adds owners, each with a phone and a login of their own', async () => {
  const demo = await seedAccounts(table, accounts);
  const owners = await Promise.all([demo.addOwner(new Date()), demo.addOwner(new Date())]);
  expect(owners[0].phone).not.toBe(owners[1].phone);
  for (const { phone, access_token } of owners) {
    const event = { headers: { authorization: `Bearer ${access_token}` } } as never;
    const caller = await sessionsOf(table, signingHere).callerOf(event, new Date());
    expect(await accounts.findByCredential('phone', phone)).toMatchObject({ account_id: caller?.accountId });
  }
});

test('refuses the data of an older version in one sentence', async () => {
  const { all } = await seedAccounts(table, accounts);
  const [first] = all;
  const { account_id = newId('account'), email = '' } = first ?? {};
  await table.set({ schema: z.looseObject({}) }, keys.account({ account_id }), { account_id, email, name: 'Ida' });
  await expect(seedAccounts(table, accounts)).rejects.toThrow('older Calluna');
});
