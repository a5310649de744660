import { afterAll, expect, test } from 'vitest';

import { google, googleFixture } from '#functions/account/auth/google/testing.ts';
import { sending } from '#functions/platform/testing.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { addMinutes } from '#shared/values/duration.ts';

const provider = await google();
const fixture = googleFixture(provider);
afterAll(async () => {
  await provider[Symbol.asyncDispose]();
});

const start = (body: object = {}, more: HeadersInit = {}) =>
  new Request('http://test/api/auth/google/start', { method: 'POST', body: JSON.stringify(body), headers: more });

test('200: returns Google’s URL and a cookie for this browser only', async () => {
  const answer = await sending(auth.startGoogle, fixture.start)(start());
  const { url } = (await answer.json()) as { url: string };
  expect(new URL(url).searchParams.get('scope')).toBe('openid email profile');
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-oauth=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=600$/),
  ]);
});

test('200: values that a script or a log could read are useless', async () => {
  const answer = await sending(auth.startGoogle, fixture.start)(start());
  const url = new URL(((await answer.json()) as { url: string }).url);
  const cookie = /__Host-oauth=([^;]+)/.exec(answer.headers.getSetCookie()[0]!)![1]!;
  expect(url.href).not.toContain(cookie);
});

test('200: a second tab keeps the cookie; a malformed cookie is replaced', async () => {
  const browser = fixture.browser();
  await browser.leave();
  const first = browser.jar.get('__Host-oauth');
  await browser.leave();
  expect(browser.jar.get('__Host-oauth')).toBe(first);
  browser.jar.set('__Host-oauth', 'short');
  await browser.leave();
  expect(browser.jar.get('__Host-oauth')).toMatch(/^[\w-]{43}$/);
});

test('200: contacts need a separate consent of a member', async () => {
  const member = fixture.memberOf(await fixture.account());
  const url = await fixture.browser({ as: member }).leave({ purpose: 'contacts' });
  expect(new URL(url).searchParams.get('scope')).toBe('openid email https://www.googleapis.com/auth/contacts.readonly');
});

test.each(['connect', 'contacts'] as const)('401: to %s requires a session', async (purpose) => {
  await expect(fixture.browser().leave({ purpose })).rejects.toMatchObject({
    code: 'auth.unauthenticated',
    status: 401,
  });
});

test('403: connecting requires a recent login', async () => {
  const account = await fixture.account({ password: 'phc' });
  const authenticatedAt = addMinutes(fixture.now(), -11).toISOString();
  const browser = fixture.browser({ as: fixture.memberOf(account, { authenticatedAt }) });
  await expect(browser.leave({ purpose: 'connect' })).rejects.toMatchObject({ code: 'auth.login-again', status: 403 });
  expect(await browser.leave()).toBeTruthy(); // signing in needs no session
});

test('429: rejects more than thirty in a quarter of an hour per network', async () => {
  const browser = fixture.browser();
  for (let time = 0; time < 30; time++) await browser.leave();
  await expect(browser.leave()).rejects.toMatchObject({ code: 'request.too-many', status: 429 });
});

test('503: rejects when Google is unavailable', async () => {
  const begin = () => Promise.reject(new Fault('auth.google-unavailable'));
  const down = fixture.start.with({ identity: { begin, finish: begin } });
  const answer = await sending(auth.startGoogle, down)(start({}, { 'x-viewer-address': '10.9.9.9' }));
  expect(answer.status).toBe(503);
});
