import { expect, test } from 'vitest';

import { handler } from '#functions/composition/account/remove-phone.ts';
import { type Account, accountStore } from '#functions/account/store.ts';
import { loggedIn, NOW, createAccount, messagingDeps, messagesTo } from '#functions/account/testing.ts';
import { accessLog } from '#functions/account/auth/store.ts';
import { turnOffForwarding } from '#functions/calls/public.ts';
import { forwardingFixture, steps } from '#functions/calls/forwarding/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { Phone } from '#shared/values/phone.ts';

const table = temporaryTable();

const accounts = accountStore(table);
const { outbox, ...base } = messagingDeps(table);
const deps = { ...base, accessLog: accessLog(table), onPhoneReleased: turnOffForwarding(table, outbox) };
const { halfway, store: forwarding, numbers } = forwardingFixture(table);
const at = NOW.toISOString();
let next = 0;
const withPhone = (more: Partial<Account>) =>
  createAccount(table, { phone: Phone.parse(`+12185550${100 + next++}`), phone_confirmed_at: at, ...more });
const remove = (of: Account, { minutesAgo = 0 }: { minutesAgo?: number } = {}) =>
  calling(account.removePhone, handler.with(deps), { as: loggedIn(of, minutesAgo) })({});

test('200: removes the number once', async () => {
  const ida = await withPhone({ email_confirmed_at: at });
  expect(await remove(ida)).toMatchObject({ phone: null, has_phone_login: false });
  expect(await accounts.findByCredential('phone', ida.phone ?? '')).toBeUndefined();
  expect(await remove(ida)).toMatchObject({ phone: null });
});

test('200: turns forwarding off and texts the undo code once', async () => {
  const { phone, number, account_id } = await halfway(...steps('codes'), { t: 'dialled', legs: ['busy'] });
  const current = (await accounts.of(account_id))!;
  await accounts.replace(current, { ...current, email_confirmed_at: at });
  const both = await Promise.allSettled([remove(current), remove(current)]);
  expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
  await remove(current);
  expect(await messagesTo(table, phone)).toMatchObject([
    { purpose: 'number-left', text: expect.stringContaining('##004#') as string },
  ]);
  expect(await forwarding.of(account_id)).toMatchObject({ state: 'off', number: null });
  expect(await numbers.of(number)).toMatchObject({ account_id: null });
});

test('403: requires a recent login', async () => {
  const ida = await withPhone({ google: { subject: 'https://accounts.google.com 1', email: 'ida@example.com' } });
  await expect(remove(ida, { minutesAgo: 11 })).rejects.toMatchObject({ code: 'auth.login-again' });
});

test('409: rejects removing the only credential', async () => {
  const ida = await withPhone({});
  await expect(remove(ida)).rejects.toMatchObject({ code: 'auth.only-way-in' });
  expect(await accounts.of(ida.account_id)).toMatchObject({ phone: ida.phone });
});

test('409: yields to the first writer', async () => {
  const ida = await withPhone({ email_confirmed_at: at });
  const busy = { ...accounts, replace: async () => Promise.reject(new Fault('request.conflict')) };
  const late = calling(account.removePhone, handler.with({ ...deps, accounts: busy }), { as: loggedIn(ida) });
  await expect(late({})).rejects.toMatchObject({ code: 'request.conflict' });
});
