import { beforeEach, describe, expect, test, vi } from 'vitest';

import { restoreSession } from '#frontend/lib/restore-session.ts';
import { accessToken, endSession, isTokenLost, signInWith, signOut } from '#frontend/lib/session.ts';
import { forget, store, stored } from '#frontend/lib/storage.ts';
import { answer } from '#frontend/testing/mock.ts';
import { aToken } from '#frontend/testing/user.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const fresh = aToken();
const renewals = vi.fn();

beforeEach(() => {
  renewals.mockReset();
  answer(auth.refresh, () => {
    renewals();
    return { token: fresh, token_type: 'Bearer' as const, expires_in: 900 };
  });
  signInWith({ token: aToken() });
});

test('a session of which only the token is gone goes on', async () => {
  forget('access_token');
  expect(isTokenLost()).toBe(true);
  await Promise.all([restoreSession(), restoreSession()]);
  expect(accessToken()).toBe(fresh);
});

test.each([
  ['there is a token', () => undefined],
  ['the user logged out', signOut],
  ['a log-out is due', () => (forget('access_token'), store('log_out', 'due'))],
  ['the session has ended', () => void endSession()],
  ['there is a web chat', () => (forget('access_token'), store('webchat_id', newId('webchat')))],
  ['the whole storage is gone', () => localStorage.clear()],
])('nothing is asked where %s', async (_, change) => {
  change();
  const token = accessToken();
  await restoreSession();
  expect(renewals).not.toHaveBeenCalled();
  expect(accessToken()).toBe(token);
});

test('a session that has ended is asked for once', async () => {
  forget('access_token');
  answer(auth.refresh, () => {
    renewals();
    throw new Fault('auth.unauthenticated');
  });
  await restoreSession();
  await restoreSession();
  expect(renewals).toHaveBeenCalledTimes(1);
  expect([accessToken(), stored('account_used')]).toEqual([null, 'ended']);
});

test('without an answer, the next page asks again', async () => {
  forget('access_token');
  answer(auth.refresh, () => {
    throw new Fault('request.too-many');
  });
  await restoreSession();
  expect([accessToken(), isTokenLost()]).toEqual([null, true]);
});

test('a user who logs out meanwhile stays logged out', async () => {
  forget('access_token');
  answer(auth.refresh, () => {
    signOut();
    return { token: fresh, token_type: 'Bearer' as const, expires_in: 900 };
  });
  await restoreSession();
  expect(accessToken()).toBeNull();
});

describe('that an account was used', () => {
  test('is remembered of members alone, and forgotten when they log out', () => {
    expect(stored('account_used')).toBe('open');
    signOut();
    expect(stored('account_used')).toBeUndefined();
    for (const role of ['support', 'chat'] as const) {
      signInWith({ token: aToken({ role }) });
      expect(stored('account_used')).toBeUndefined();
    }
  });

  test('outlives the session, and says nothing of whose it was', () => {
    signInWith({ token: aToken(), user: { id: newId('account'), name: 'Ida Brandt' } });
    store('language', 'en');
    endSession();
    expect({ ...localStorage }).toEqual({ account_used: 'ended', language: 'en' });
  });
});
