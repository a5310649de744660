import { expect, test, vi } from 'vitest';

import { signInWith } from '#frontend/lib/session.ts';
import { store } from '#frontend/lib/storage.ts';
import { referenceNow, reportChoice, track } from '#frontend/lib/web-events.ts';
import { answer } from '#frontend/testing/mock.ts';
import { aToken, aUser } from '#frontend/testing/user.ts';
import { support } from '#shared/api/support.ts';
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

/** The events the server received, checked by the contract. */
function heard() {
  const events: object[] = [];
  answer(support.newWebEvent, (event) => (events.push(event), {}));
  return events;
}
const agree = () => store('configuration', { clarity: false, visits: true });
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 100));

test('nothing is reported without consent, or against the browser’s opt-out', async () => {
  const events = heard();
  track('page_viewed', { page: 'home' }, '/en');
  store('configuration', { clarity: true, visits: false });
  track('page_viewed', { page: 'home' }, '/en');
  agree();
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
  track('page_viewed', { page: 'home' }, '/en');
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  await aMoment();
  expect(events).toEqual([]);
  track('page_viewed', { page: 'home' }, '/en');
  await vi.waitFor(() =>
    expect(events).toEqual([
      { event_name: 'page_viewed', event_params: { page: 'home' }, reference_type: 'common', reference_id: -1 },
    ]),
  );
});

test.each([
  '/en/search-result/per_1',
  '/ar/account',
  '/en/account/security',
  '/fr/payment/a/b',
  '/en/remove-my-listing',
  '/en/unsubscribe/opened',
])('nothing is reported on %s', async (path) => {
  const events = heard();
  agree();
  track('page_viewed', { page: 'x' }, path);
  await aMoment();
  expect(events).toEqual([]);
});

test('explicit choices are reported anywhere, without counting visits', async () => {
  const events = heard();
  reportChoice('unsubscribe_reason', { reason: 'price' });
  await vi.waitFor(() =>
    expect(events).toMatchObject([{ event_name: 'unsubscribe_reason', event_params: { reason: 'price' } }]),
  );
});
