import { expect, test } from 'vitest';

import { verifyPassword } from '#functions/account/auth/passwords/passwords.ts';
import { handler } from '#functions/account/auth/set-password.ts';
import { authFixture, PASSWORD, tokenIn } from '#functions/account/auth/testing.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const fixture = authFixture();
const { deps, browser, account, enter, messagesTo, advanceMinutes } = fixture;

const set = (as?: Parameters<typeof browser>[0], more: object = {}) =>
  browser(as).call(auth.setPassword, handler.with({ ...deps, ...more }));
const request = (password = PASSWORD) => ({ password, password_confirmation: password });

test('200: sets a first password and ends other sessions', async () => {
  const ida = await account({ password: null });
  const other = await enter(ida);
  const { member } = await enter(ida);
  const { user } = await set({ as: member })(request());
  expect(user.has_password).toBe(true);
  const after = await deps.accounts.of(ida.account_id);
  expect(await verifyPassword(PASSWORD, after?.password)).toBe(true);
  const sessions = await deps.devices.all(ida.account_id);
  expect(sessions.filter(({ epoch }) => epoch === after?.epoch)).toHaveLength(1);
  expect(sessions.find(({ session_id }) => session_id === other.session_id)?.epoch).not.toBe(after?.epoch);
});

test('200: the mail says that it is the first one, and its link disowns it', async () => {
  const ida = await account({ password: null });
  const { member } = await enter(ida);
  await set({ as: member })(request());
  const [mail] = await messagesTo(ida.email);
  expect(mail).toMatchObject({ purpose: 'password-set', subject: 'A password was set' });
  expect(await deps.links.look(tokenIn(mail?.text), deps.clock())).toMatchObject({ action: 'not-me' });
});

test('422: refuses the password that its owner disowned', async () => {
  const { password } = await account();
  const { member } = await enter(await account({ password: null, voided_password: password }));
  await expect(set({ as: member })(request())).rejects.toMatchObject({
    fields: { password: ['The new password must differ from the current one.'] },
  });
});

test('403: requires a login within ten minutes', async () => {
  const { member } = await enter(await account({ password: null }));
  advanceMinutes(10.1);
  await expect(set({ as: member })(request())).rejects.toMatchObject({ code: 'auth.login-again' });
});

test('409: rejects a second password', async () => {
  const { member } = await enter(await account());
  await expect(set({ as: member })(request())).rejects.toMatchObject({ code: 'auth.has-password' });
});

test('409: gives up when other writers always win', async () => {
  const { member } = await enter(await account({ password: null }));
  const busy = { ...deps.accounts, replace: async () => Promise.reject(new Fault('request.conflict')) };
  await expect(set({ as: member }, { accounts: busy })(request())).rejects.toMatchObject({ code: 'request.conflict' });
});

test('422: rejects a common and an unconfirmed password', async () => {
  const { member } = await enter(await account({ password: null }));
  await expect(set({ as: member })(request('qwerty123'))).rejects.toMatchObject({
    fields: { password: ['This password is among the most common ones.'] },
  });
  await expect(set({ as: member })({ password: PASSWORD, password_confirmation: 'another' })).rejects.toMatchObject({
    fields: { password_confirmation: ['The password confirmation does not match.'] },
  });
});
