import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { signInWith } from '#frontend/lib/session.ts';
import { store } from '#frontend/lib/storage.ts';
import { referenceNow, reportChoice, track } from '#frontend/lib/web-events.ts';
import { aToken, aUser } from '#frontend/testing/user.ts';
import { support } from '#shared/api/support.ts';
import { API } from '#shared/contract/route.ts';
import { newId } from '#shared/values/id.ts';

const user = aUser();
const chat = { webchat_id: newId('webchat'), webchat_token: 'from-the-link' };

test('an event’s subject is nobody, the user, or the open web chat, which takes precedence', () => {
  expect(referenceNow()).toEqual({ reference_type: 'common', reference_id: -1 });
  signInWith({ token: aToken(), user });
  expect(referenceNow()).toEqual({ reference_type: 'user', reference_id: user.id });
  signInWith({ token: aToken({ role: 'chat' }), user }, chat);
  expect(referenceNow()).toEqual({ reference_type: 'web_chat', reference_id: chat.webchat_id });
});

test.each(['{"id":"-1","name":"x"}', '{}', 'null', '[', ''])('a user record like %s is ignored', (text) => {
  localStorage.setItem('userData', text);
  expect(referenceNow()).toEqual({ reference_type: 'common', reference_id: -1 });
});

const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response());
beforeEach(() => void vi.stubGlobal('fetch', fetch.mockClear()));
afterEach(() => void vi.unstubAllGlobals());

/** The events that were sent, as the server reads them. */
const sent = () =>
  fetch.mock.calls.map(([url, init]) => {
    expect([init?.method, url]).toEqual([support.newWebEvent.method, `${API}${support.newWebEvent.path}`]);
    return support.newWebEvent.input.parse(JSON.parse(init?.body as string));
  });
const agree = () => store('configuration', { clarity: false, visits: true });

test('nothing is reported without consent, or against the browser’s opt-out', () => {
  track('page_viewed', { page: 'home' }, '/en');
  store('configuration', { clarity: true, visits: false });
  track('page_viewed', { page: 'home' }, '/en');
  agree();
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
  track('page_viewed', { page: 'home' }, '/en');
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  expect(sent()).toEqual([]);
  track('page_viewed', { page: 'home' }, '/en');
  expect(sent()).toEqual([
    { event_name: 'page_viewed', event_params: { page: 'home' }, reference_type: 'common', reference_id: -1 },
  ]);
});

test.each([
  '/en/search-result/per_1',
  '/ar/account',
  '/en/account/security',
  '/fr/payment/a/b',
  '/en/remove-my-listing',
  '/en/unsubscribe/opened',
])('nothing is reported on %s', (path) => {
  agree();
  track('page_viewed', { page: 'x' }, path);
  expect(sent()).toEqual([]);
});

test('explicit choices are reported anywhere, without counting visits', () => {
  reportChoice('unsubscribe_reason', { reason: 'price' });
  expect(sent()).toMatchObject([{ event_name: 'unsubscribe_reason', event_params: { reason: 'price' } }]);
});

test('an unreachable server goes unnoticed', async () => {
  fetch.mockRejectedValueOnce(new TypeError('offline'));
  reportChoice('unsubscribe_reason', { reason: 'price' });
  await expect(fetch.mock.results[0]?.value).rejects.toThrow('offline'); // an unhandled rejection would fail the run
});
