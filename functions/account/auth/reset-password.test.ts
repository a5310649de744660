import { expect, test } from 'vitest';

import type { Account } from '#functions/account/store.ts';
import { verifyPassword } from '#functions/account/auth/passwords/passwords.ts';
import { handler as confirmLink } from '#functions/composition/account/auth/confirm-link.ts';
import { handler } from '#functions/composition/account/auth/reset-password.ts';
import { authFixture, PASSWORD } from '#functions/account/auth/testing.ts';
import { forwardingFixture, steps } from '#functions/calls/forwarding/testing.ts';
import { sessionsOf } from '#functions/platform/session.ts';
import { auth, type LinkAction } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const fixture = authFixture();
const { deps, browser, account, enter, messagesTo, linesOf, advanceMinutes, now } = fixture;

const reset = (more: object = {}) => browser().call(auth.resetPassword, handler.with({ ...deps, ...more }));
async function link({ account_id, email }: Account, action: LinkAction = 'reset-password') {
  const { token, write } = deps.links.make({ action, account_id, data: { email }, minutes: 60 }, now());
  await deps.commit(write);
  return token;
}
const request = (token: string, password = 'gorse and bracken') => ({
  token,
  password,
  password_confirmation: password,
});
const invalid = { code: 'auth.reset-token', message: 'This password reset token is invalid.' };

test('200: resets the password once, ends all sessions and notifies the owner', async () => {
  const ida = await account();
  const { token: access } = await enter(ida);
  const token = await link(ida);
  advanceMinutes(1);
  expect(await reset()(request(token))).toEqual({ redirect: null });
  const after = await deps.accounts.of(ida.account_id);
  expect(await verifyPassword('gorse and bracken', after?.password)).toBe(true);
  expect(await verifyPassword(PASSWORD, after?.password)).toBe(false);
  const event = { headers: { authorization: `Bearer ${access}` } } as never;
  expect(await sessionsOf(fixture.table, fixture.signing).callerOf(event, now())).toBeUndefined();
  expect((await messagesTo(ida.email)).map(({ purpose }) => purpose)).toEqual(['password-changed']);
  expect((await linesOf(ida))[0]).toBe('password-reset');
  await expect(reset()(request(token))).rejects.toMatchObject(invalid);
});

test('200: connecting an unconfirmed address removes its earlier credentials', async () => {
  const squatted = await account({ email_confirmed_at: null, google: { subject: 'google#9', email: 'x@example.com' } });
  await reset()(request(await link(squatted)));
  expect(await deps.accounts.of(squatted.account_id)).toMatchObject({
    google: null,
    email_confirmed_at: now().toISOString(),
  });
});

test('200: of two concurrent resets, one sets the password', async () => {
  const token = await link(await account());
  const both = await Promise.allSettled([
    reset()(request(token, 'the first one')),
    reset()(request(token, 'the other one')),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find((each) => each.status === 'rejected')?.reason).toMatchObject(invalid);
});

test('200: ends forwarding of the previous phone and texts it the undo code', async () => {
  const { halfway, store } = forwardingFixture(fixture.table);
  const owner = await halfway(...steps('codes'), { t: 'dialled', legs: ['no_answer'] });
  const squatter = (await deps.accounts.of(owner.account_id))!;
  await reset()(request(await link(squatter)));
  expect(await store.of(owner.account_id)).toMatchObject({ state: 'off', number: null });
  expect((await messagesTo(owner.phone)).map(({ purpose }) => purpose)).toEqual(['number-left']);
});

test('409: gives up when other writers always win', async () => {
  const busy = { ...deps.accounts, replace: async () => Promise.reject(new Fault('request.conflict')) };
  const late = reset({ accounts: busy })(request(await link(await account())));
  await expect(late).rejects.toMatchObject({ code: 'request.conflict' });
});

test('422: rejects an unknown, expired or foreign token', async () => {
  const ida = await account();
  await expect(reset()(request('guessed'))).rejects.toMatchObject(invalid);
  await expect(reset()(request(await link(ida, 'confirm-email')))).rejects.toMatchObject(invalid);
  const late = await link(ida);
  advanceMinutes(60);
  await expect(reset()(request(late))).rejects.toMatchObject(invalid);
});

test('422: rejects a token older than the password or the address', async () => {
  const ida = await account();
  const [one, other] = [await link(ida), await link(ida)];
  advanceMinutes(1);
  await reset()(request(one));
  await expect(reset()(request(other))).rejects.toMatchObject(invalid);
  const noor = await account();
  const token = await link(noor);
  const current = (await deps.accounts.of(noor.account_id))!;
  await deps.accounts.replace(current, { ...current, email: 'noor.new@example.com' });
  await expect(reset()(request(token))).rejects.toMatchObject(invalid);
});

test('422: rejects a common password without using the link up', async () => {
  const token = await link(await account());
  await expect(reset()(request(token, 'iloveyou'))).rejects.toMatchObject({
    fields: { password: ['This password is among the most common ones.'] },
  });
  await reset()(request(token));
});

test('429: allows thirty in a quarter of an hour per network', async () => {
  const limited = reset({ limits: fixture.limits });
  const all = Array.from({ length: 31 }, () => limited(request('x')).catch(({ code }: Fault) => code));
  expect((await Promise.all(all)).filter((code) => code === 'request.too-many')).toHaveLength(1);
});

test('422: refuses the present password, and the one that its owner disowned', async () => {
  const same = { fields: { password: ['The new password must differ from the current one.'] } };
  const ida = await account();
  await expect(reset()(request(await link(ida), PASSWORD))).rejects.toMatchObject(same);
  const { token, write } = deps.links.make(
    { action: 'not-me', account_id: ida.account_id, data: { email: ida.email }, minutes: 60 },
    now(),
  );
  await deps.commit(write);
  await browser().call(auth.confirmLink, confirmLink.with(deps))({ token });
  advanceMinutes(1);
  const mailed = await link(ida);
  await expect(reset()(request(mailed, PASSWORD))).rejects.toMatchObject(same);
  await reset()(request(mailed, 'gorse and bracken'));
  expect(await deps.accounts.of(ida.account_id)).toMatchObject({ voided_password: null });
});

test('200: the first password of an account is mailed as such', async () => {
  const ida = await account({ password: null });
  await reset()(request(await link(ida)));
  expect((await messagesTo(ida.email)).map(({ purpose }) => purpose)).toEqual(['password-set']);
});
