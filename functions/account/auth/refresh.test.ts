import { expect, test } from 'vitest';

import { handler } from '#functions/account/auth/refresh.ts';
import { authFixture } from '#functions/account/auth/testing.ts';
import { cookiesOf } from '#functions/platform/cookies.ts';
import { sessionsOf } from '#functions/platform/session.ts';
import { auth } from '#shared/api/auth.ts';
import type { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const fixture = authFixture();
const { deps, browser, account, enter, linesOf, messagesTo, advanceMinutes, now } = fixture;

const NAME = '__Host-rt';
/** A signed-in browser. */
async function loggedIn({ remember = true } = {}) {
  const ida = await account();
  const cookies = cookiesOf({});
  const { session_id } = await enter(ida, { cookies, remember });
  const [, cookie = ''] = /=([^;]+)/.exec(cookies.toSend().cookies?.[0] ?? '') ?? [];
  return { ida, session_id, cookie, session: async () => deps.devices.of(ida.account_id, session_id) };
}
function refresh(
  cookie: string | undefined,
  { more = {}, headers = {} }: { more?: object; headers?: Record<string, string> } = {},
) {
  const here = browser();
  if (cookie !== undefined) here.jar.set(NAME, cookie);
  const call = here.call(auth.refresh, handler.with({ ...deps, ...more }), headers);
  return { here, answer: call({}) };
}
const next = async (cookie: string) => {
  const { here, answer } = refresh(cookie);
  await answer;
  return here.jar.get(NAME) ?? '';
};
const unauthenticated = { code: 'auth.unauthenticated', status: 401 };

test('200: returns a new token and a new cookie', async () => {
  const { ida, cookie, session } = await loggedIn();
  advanceMinutes(20);
  const { here, answer } = refresh(cookie);
  const { token, expires_in } = await answer;
  expect(expires_in).toBe(900);
  const event = { headers: { authorization: `Bearer ${token}` } } as never;
  expect(await sessionsOf(fixture.table, fixture.signing).callerOf(event, now())).toMatchObject({
    accountId: ida.account_id,
  });
  expect(here.jar.get(NAME)).not.toBe(cookie);
  expect(here.lines[0]).toMatch(/^__Host-rt=[^;]+; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=\d+$/);
  expect(await session()).toMatchObject({ generation: 1, last_used_at: now().toISOString() });
});

test('200: renews a session cookie as a session cookie', async () => {
  const { here, answer } = refresh((await loggedIn({ remember: false })).cookie);
  await answer;
  expect(here.lines[0]).toMatch(/^__Host-rt=[^;]+; Path=\/; Secure; HttpOnly; SameSite=Strict$/);
});

test('200: twenty concurrent tabs share one renewal and one cookie', async () => {
  const { cookie, session } = await loggedIn();
  const all = Array.from({ length: 20 }, () => refresh(cookie));
  await Promise.all(all.map(({ answer }) => answer));
  expect(new Set(all.map(({ here }) => here.jar.get(NAME))).size).toBe(1);
  expect((await session())?.generation).toBe(1);
});

test('200: repeats a lost response within moments', async () => {
  const { cookie, session } = await loggedIn();
  const second = await next(cookie);
  advanceMinutes(0.1);
  expect(await next(cookie)).toBe(second);
  expect((await session())?.generation).toBe(1);
  expect(await next(second)).not.toBe(second);
});

test('401: a reused old cookie ends the session for both holders', async () => {
  const { ida, cookie, session } = await loggedIn();
  const second = await next(cookie);
  advanceMinutes(0.2);
  await expect(refresh(cookie).answer).rejects.toMatchObject(unauthenticated);
  expect(await session()).toBeUndefined();
  await expect(refresh(second).answer).rejects.toMatchObject(unauthenticated);
  expect(await linesOf(ida)).toContain('token-reused');
  const mails = (await messagesTo(ida.email)).filter(({ purpose }) => purpose === 'session-copied');
  expect(mails).toMatchObject([{ text: expect.stringContaining('/en/confirm/not-me/') as string }]);
});

test('401: reusing the cookie before the last ends the session immediately', async () => {
  const { cookie, session } = await loggedIn();
  await next(await next(cookie));
  await expect(refresh(cookie).answer).rejects.toMatchObject(unauthenticated);
  expect(await session()).toBeUndefined();
});

test('401: rejects recombined cookies before any lookup', async () => {
  const [one, other] = [await loggedIn(), await loggedIn()];
  const [a = '', s = '', g = '', code = ''] = one.cookie.split('.');
  const [a2 = '', s2 = '', , code2 = ''] = other.cookie.split('.');
  let looks = 0;
  const count = () => Promise.resolve(void looks++);
  const blind = {
    accounts: { of: count },
    sessionDeps: { ...deps.sessionDeps, sessions: { of: count } },
    limits: { take: count },
  };
  const forged = [
    [a2, s, g, code],
    [a, s2, g, code],
    [a2, s2, g, code],
    [a, s, '1', code],
    [a, s, '00', code],
    [a, s, g, code2],
    [a, s, g, ''],
    [a, s, g, code.slice(1)],
    [a, s, g, code, ''],
    [a, s, '-1', code],
    [newId('account'), newId('session'), '0', code],
    [''],
  ].map((parts) => parts.join('.'));
  const refused = await Promise.all(
    forged.map((cookie) => refresh(cookie, { more: blind }).answer.catch(({ code }: Fault) => code)),
  );
  expect(refused).toEqual(forged.map(() => 'auth.unauthenticated'));
  expect(looks).toBe(0);
  await next(one.cookie); // still valid
});

test('401: rejects a missing cookie, an ended session, and a blocked or logged-out account', async () => {
  await expect(refresh(undefined).answer).rejects.toMatchObject(unauthenticated);
  const idle = await loggedIn({ remember: false });
  advanceMinutes(7 * 24 * 60);
  await expect(refresh(idle.cookie).answer).rejects.toMatchObject(unauthenticated);
  const old = await loggedIn();
  advanceMinutes(30 * 24 * 60);
  await expect(refresh(old.cookie).answer).rejects.toMatchObject(unauthenticated);
  for (const change of [{ epoch: 1 }, { blocked: { at: now().toISOString(), reason: 'Fraud', operator: 'Noor' } }]) {
    const { ida, cookie } = await loggedIn();
    const current = (await deps.accounts.of(ida.account_id))!;
    await deps.accounts.replace(current, { ...current, ...change });
    await expect(refresh(cookie).answer).rejects.toMatchObject(unauthenticated);
  }
});

test.each([
  ['a form of another site', { 'sec-fetch-site': 'cross-site' }],
  ['another page of the same domain', { 'sec-fetch-site': 'same-site' }],
  ['an address that was typed', { 'sec-fetch-site': 'none' }],
  ['what is no script of ours', { 'x-requested-with': '' }],
])('401: %s uses no cookie up', async (_, headers) => {
  const { cookie, session } = await loggedIn();
  await expect(refresh(cookie, { headers }).answer).rejects.toMatchObject(unauthenticated);
  expect((await session())?.generation).toBe(0);
});

test('429: allows two a minute per session', async () => {
  const { session_id, cookie } = await loggedIn();
  for (let i = 0; i < 120; i++)
    await fixture.limits.take('refresh', { network: `10.6.${i}.0/24`, account: session_id }, now());
  await expect(refresh(cookie, { more: { limits: fixture.limits } }).answer).rejects.toMatchObject({
    code: 'request.too-many',
  });
});
