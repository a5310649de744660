import { expect, test } from 'vitest';

import { handler } from '#functions/account/auth/change-password.ts';
import { verifyPassword } from '#functions/account/auth/passwords/passwords.ts';
import { authFixture, PASSWORD } from '#functions/account/auth/testing.ts';
import { sessionsOf } from '#functions/platform/session.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const fixture = authFixture();
const { deps, browser, account, enter, messagesTo, linesOf, now } = fixture;

const change = (as?: Parameters<typeof browser>[0], more: object = {}) =>
  browser(as).call(auth.changePassword, handler.with({ ...deps, ...more }));
const request = (new_password = 'gorse and bracken', current_password = PASSWORD) => ({
  current_password,
  new_password,
  new_password_confirmation: new_password,
});
const callerWith = (token: string) =>
  sessionsOf(fixture.table, fixture.signing).callerOf(
    { headers: { authorization: `Bearer ${token}` } } as never,
    now(),
  );

test('200: ends all other sessions and returns a new token for this one', async () => {
  const ida = await account();
  const [phone, { member, token: before }] = [await enter(ida), await enter(ida)];
  const { token, user } = await change({ as: member })(request());
  expect(user.password_changed_at).toBe(now().toISOString());
  expect(await callerWith(token)).toMatchObject({ accountId: ida.account_id });
  expect([await callerWith(before), await callerWith(phone.token)]).toEqual([undefined, undefined]);
  expect(await verifyPassword('gorse and bracken', (await deps.accounts.of(ida.account_id))?.password)).toBe(true);
  expect((await messagesTo(ida.email)).map(({ purpose }) => purpose)).toEqual(['password-changed']);
  expect(await linesOf(ida)).toContain('password-changed');
});

test('409: rejects a concurrent write', async () => {
  const { member } = await enter(await account());
  const busy = { ...deps.accounts, replace: async () => Promise.reject(new Fault('request.conflict')) };
  await expect(change({ as: member }, { accounts: busy })(request())).rejects.toMatchObject({
    code: 'request.conflict',
  });
});

test('422: rejects a wrong current password, or an account without one', async () => {
  const wrong = { code: 'request.invalid', fields: { current_password: ['The user credentials were incorrect.'] } };
  const ida = await account();
  const { member } = await enter(ida);
  await expect(change({ as: member })(request('gorse and bracken', 'guessed it'))).rejects.toMatchObject(wrong);
  expect(await linesOf(ida)).toContain('wrong-password');
  const { member: other } = await enter(await account({ password: null }));
  await expect(change({ as: other })(request())).rejects.toMatchObject(wrong);
});

test('422: rejects a common, unchanged or unconfirmed new password', async () => {
  const { member } = await enter(await account());
  const fault = (input: ReturnType<typeof request>) =>
    change({ as: member })(input).catch(({ fields }: Fault) => fields);
  expect(await fault(request('letmein1'))).toEqual({ new_password: ['This password is among the most common ones.'] });
  expect(await fault(request(PASSWORD))).toEqual({
    new_password: ['The new password must differ from the current one.'],
  });
  expect(await fault({ ...request(), new_password_confirmation: 'another' })).toEqual({
    new_password_confirmation: ['The password confirmation does not match.'],
  });
});

test('429: allows ten attempts in a quarter of an hour, apart from the login', async () => {
  const ida = await account();
  const { member } = await enter(ida);
  for (let i = 0; i < 10; i++) await fixture.limits.take('password-checked', { account: ida.account_id }, now());
  const limited = change({ as: member }, { limits: fixture.limits })(request());
  await expect(limited).rejects.toMatchObject({ code: 'request.too-many' });
});
