import { describe, expect, test, vi } from 'vitest';

import { accessToken, signInWith, signOut } from '#frontend/lib/session.ts';
import { forget, type StorageKey, type StoredValue, onStored, store, stored } from '#frontend/lib/storage.ts';
import { aToken, aUser } from '#frontend/testing/user.ts';
import { newId } from '#shared/values/id.ts';

const sound: { [K in StorageKey]: StoredValue<K> } = {
  access_token: aToken(),
  webchat_id: newId('webchat'),
  webchat_token: 'from-the-link',
  language: 'ar',
  fingerprint: 'a-random-id-of-26-letters.',
  userData: { id: newId('account'), name: 'Ida' },
  callDetails: { id: newId('call') },
  seenCalls: { account_id: newId('account') },
  configuration: { clarity: true, visits: false },
  theme: 'dark',
  log_out: 'due',
  account_used: 'open',
};
const keys = Object.keys(sound) as StorageKey[];

test('the keys are the fixed ones, the theme, that an account was used, and for when there is no network the calls and a log-out', () => {
  expect(keys.sort()).toEqual([
    'access_token',
    'account_used',
    'callDetails',
    'configuration',
    'fingerprint',
    'language',
    'log_out',
    'seenCalls',
    'theme',
    'userData',
    'webchat_id',
    'webchat_token',
  ]);
});

describe.each(keys)('%s', (key) => {
  test('is stored and read back', () => {
    store(key, sound[key]);
    expect(stored(key)).toEqual(sound[key]);
    forget(key);
    expect(stored(key)).toBeUndefined();
  });

  test.each(['', 'null', '{', '[]', '{"__proto__":{"id":1}}', '<script>', 'a b\r\nx: y', '\u0000', 'x'.repeat(5000)])(
    'is absent if it holds %j',
    (text) => {
      if (key === 'webchat_token' && text.length > 0 && text.length < 256) return; // any word may be one: the server knows
      localStorage.setItem(key, text);
      expect(stored(key)).toBeUndefined();
    },
  );
});

test('configurations of other clients have only the clarity flag', () => {
  localStorage.setItem('configuration', '{"clarity":true}');
  expect(stored('configuration')).toEqual({ clarity: true, visits: false });
});

test('every tab is notified, and learns whether another tab made the change', () => {
  const changed = vi.fn();
  const stop = onStored(['access_token'], changed);
  store('access_token', aToken());
  store('theme', 'dark');
  dispatchEvent(new StorageEvent('storage', { key: 'access_token', storageArea: localStorage }));
  dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
  stop();
  forget('access_token');
  expect(changed.mock.calls).toEqual([[false], [true], [true]]);
});

test('a blocked storage acts as an empty one', () => {
  const closed = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(closed);
  signInWith({ token: aToken(), user: aUser() });
  expect(accessToken()).toBeNull();
  signOut();
  vi.restoreAllMocks();
});

test('logging in ends the web chat of this browser; logging out keeps its preferences', () => {
  const chat = { webchat_id: newId('webchat'), webchat_token: 'from-the-link' };
  signInWith({ token: aToken({ role: 'chat' }) }, chat);
  expect([stored('webchat_id'), stored('webchat_token')]).toEqual(Object.values(chat));
  signInWith({ token: aToken(), user: aUser() });
  expect(stored('webchat_id')).toBeUndefined();
  for (const key of keys) store(key, sound[key]);
  signOut();
  expect(Object.keys(localStorage).sort()).toEqual(['configuration', 'fingerprint', 'language', 'log_out', 'theme']);
});
