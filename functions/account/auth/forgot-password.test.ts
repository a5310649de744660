import { expect, test } from 'vitest';

import { handler } from '#functions/account/auth/forgot-password.ts';
import { handler as logIn } from '#functions/account/auth/log-in.ts';
import { handler as resetPassword } from '#functions/composition/account/auth/reset-password.ts';
import { authFixture, PASSWORD, tokenIn } from '#functions/account/auth/testing.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { addHours } from '#shared/values/duration.ts';

const fixture = authFixture();
const { deps, browser, account, messagesTo, now } = fixture;

const open = { isNeutral: () => false };
const forgot = (more: object = open) => browser().call(auth.forgotPassword, handler.with({ ...deps, ...more }));
/** From a network of its own, with the limits that hold. */
const from = (network: number) =>
  browser().call(auth.forgotPassword, handler.with({ ...deps, limits: fixture.limits }), {
    'x-viewer-address': `10.4.${network}.1`,
  });
const neutral = { isNeutral: () => true };

test('200: emails a link that is valid for an hour', async () => {
  const { email } = await account();
  const answer = await forgot()({ email, language: 'ja' });
  const inAnHour = addHours(now(), 1).toISOString();
  expect(answer).toMatchObject({ is_neutral: false, expires_at: inAnHour });
  const [message] = await messagesTo(email);
  expect(message?.text).toContain('/ja/reset-password/');
  expect(await deps.links.look(tokenIn(message?.text), now())).toMatchObject({
    action: 'reset-password',
    ends_at: inAnHour,
  });
});

test.each([
  ['/en/account/card', '/en/account/card'],
  ['//evil.example', '/'],
])('200: the link carries the page to go to afterwards: %s', async (redirect, kept) => {
  const { email } = await account();
  await forgot()({ email, redirect });
  const token = tokenIn((await messagesTo(email))[0]?.text);
  const reset = browser().call(auth.resetPassword, resetPassword.with(deps));
  const answer = await reset({ token, password: 'gorse and bracken', password_confirmation: 'gorse and bracken' });
  expect(answer).toEqual({ redirect: kept });
});

test('200: replies the same for every address and emails registered ones only', async () => {
  const { email } = await account();
  const one = await forgot(neutral)({ email });
  expect(await forgot(neutral)({ email: 'nobody@example.com' })).toEqual(one);
  expect(one.is_neutral).toBe(true);
  expect((await messagesTo('nobody@example.com')).map(({ purpose }) => purpose)).toEqual(['no-account']);
  expect((await messagesTo('nobody@example.com'))[0]?.text).toContain("We can't find a user with that e-mail address");
});

test('200: does the same work: one transaction, one job', async () => {
  const { email } = await account();
  const work: string[] = [];
  const counting = {
    ...neutral,
    commit: async (...writes: Parameters<typeof deps.commit>) => {
      work.push('commit');
      return deps.commit(...writes);
    },
    outbox: {
      ...deps.outbox,
      queue: (...args: Parameters<typeof deps.outbox.queue>) => ({
        ...deps.outbox.queue(...args),
        send: async () => void work.push('send'),
      }),
    },
  };
  await forgot(counting)({ email });
  await forgot(counting)({ email: 'nobody@example.com' });
  expect(work).toEqual(['commit', 'send', 'commit', 'send']);
});

test('422: rejects an unregistered address', async () => {
  await expect(forgot()({ email: 'nobody@example.com' })).rejects.toMatchObject({
    code: 'auth.unknown-email',
    fields: { email: ["We can't find a user with that e-mail address."] },
  });
});

test('429: allows three an hour per address and network', async () => {
  const { email } = await account();
  const ask = from(0);
  for (let i = 0; i < 3; i++) await ask({ email });
  await expect(ask({ email })).rejects.toMatchObject({ code: 'request.too-many' });
});

test('200: beyond ten an hour from all networks the answer is the same, and the links that were mailed still work', async () => {
  const { email } = await account();
  for (let i = 1; i <= 12; i++) expect(await from(i)({ email })).toHaveProperty('expires_at');
  const mails = await messagesTo(email);
  expect(mails).toHaveLength(10);
  expect(await deps.links.look(tokenIn(mails[0]?.text), now())).toMatchObject({ action: 'reset-password' });
});

test('200: a newer request ends no older link; the password that one of them sets ends the others', async () => {
  const { email } = await account();
  for (let i = 21; i <= 23; i++) await from(i)({ email });
  const [newest, middle, first] = (await messagesTo(email)).map(({ text }) => tokenIn(text));
  const password = 'moor lantern late';
  const set = (token: string | undefined) =>
    browser().call(
      auth.resetPassword,
      resetPassword.with(deps),
    )({ token: token!, password, password_confirmation: password });
  fixture.advanceMinutes(1);
  expect(await set(first)).toHaveProperty('redirect');
  for (const token of [middle, newest]) await expect(set(token)).rejects.toMatchObject({ code: 'auth.reset-token' });
});

test('200: a device of the account gets a link whatever strangers ask for', async () => {
  const ida = await account();
  const own = browser();
  await own.call(auth.logIn, logIn.with(deps))({ email: ida.email, password: PASSWORD });
  for (let i = 1; i <= 12; i++) await from(i)({ email: ida.email });
  const before = (await messagesTo(ida.email)).length;
  await own.call(auth.forgotPassword, handler.with({ ...deps, limits: fixture.limits }))({ email: ida.email });
  expect(await messagesTo(ida.email)).toHaveLength(before + 1);
});

test('429: requires a browser proof', async () => {
  const proof = async () => Promise.reject(new Fault('request.proof-needed'));
  await expect(forgot({ proof })({ email: 'nobody@example.com' })).rejects.toMatchObject({
    code: 'request.proof-needed',
  });
});

test('200: the owner of a deleted account gets the link that undoes it', async () => {
  const ida = await account();
  await fixture.close(ida);
  await forgot(neutral)({ email: ida.email, language: 'en' });
  const [mail, ...more] = await messagesTo(ida.email);
  expect(mail).toMatchObject({ purpose: 'account-deleted' });
  expect(mail?.text).toContain('/en/keep-account/');
  expect(more).toEqual([]);
});
