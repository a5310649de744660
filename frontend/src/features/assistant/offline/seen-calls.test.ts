import { beforeEach, expect, test } from 'vitest';

import { forgetSeenCall, keepCalls, keepToday, readSeen } from '#frontend/features/assistant/offline/seen-calls.ts';
import { aCall, aDay, aPage } from '#frontend/features/assistant/testing.ts';
import { signInWith, signOut } from '#frontend/lib/session.ts';
import { stored } from '#frontend/lib/storage.ts';
import { aToken } from '#frontend/testing/user.ts';
import { newId } from '#shared/values/id.ts';

const [ida, other] = [newId('account'), newId('account')];
const noon = new Date('2026-11-21T12:00:00.000Z');
const daysLater = (days: number) => noon.getTime() + days * 86_400_000;
const call = aCall({ transcript_preview: 'My code is 4711.' });
const another = aCall();
const day = aDay({ to_call_back: [{ ...call, calls: 1 }], next_callback: call });

beforeEach(() => {
  signOut();
  signInWith({ token: aToken({ sub: ida }) });
});

function keepBoth() {
  keepCalls(aPage([call, another]), noon);
  keepToday(day, noon);
}

test('what was seen last is read back with its time, without the words of callers', () => {
  keepBoth();
  const { calls, today } = readSeen(daysLater(1));
  expect(calls).toMatchObject({ at: noon.toISOString(), total: 2, data: [{ id: call.id }, { id: another.id }] });
  expect(today).toMatchObject({ at: noon.toISOString(), data: { next_callback: { id: call.id } } });
  expect(JSON.stringify(stored('seenCalls'))).not.toContain('4711');
});

test('it is deleted after seven days', () => {
  keepBoth();
  expect(readSeen(daysLater(6.9)).calls).toBeDefined();
  expect(readSeen(daysLater(7))).toEqual({});
  expect(stored('seenCalls')).toBeUndefined();
});

test('the older part goes first', () => {
  keepCalls(aPage([call]), noon);
  keepToday(day, new Date(daysLater(3)));
  expect(Object.keys(readSeen(daysLater(8)))).toEqual(['today']);
});

test('it is deleted at sign-out, and when another account signs in; the same one keeps it', () => {
  keepBoth();
  signInWith({ token: aToken({ sub: ida }) });
  expect(readSeen(daysLater(1)).calls).toBeDefined();
  signInWith({ token: aToken({ sub: other }) });
  expect(stored('seenCalls')).toBeUndefined();
  keepBoth();
  signOut();
  expect(stored('seenCalls')).toBeUndefined();
});

test('nothing is kept of accounts that support looks at, of chats by link, or without a login', () => {
  for (const role of ['support', 'chat'] as const) {
    signInWith({ token: aToken({ role, sub: ida }) });
    keepBoth();
    expect(stored('seenCalls')).toBeUndefined();
  }
  signOut();
  keepBoth();
  expect(stored('seenCalls')).toBeUndefined();
});

test('a deleted call is deleted here too', () => {
  keepCalls(aPage([call, another]));
  keepToday(day);
  forgetSeenCall(call.id);
  const { calls, today } = readSeen();
  expect(calls?.data.map(({ id }) => id)).toEqual([another.id]);
  expect(today?.data).toMatchObject({ to_call_back: [], next_callback: null });
  expect(JSON.stringify(stored('seenCalls'))).not.toContain(call.id);
});

test('what other code wrote there is not shown', () => {
  localStorage.setItem('seenCalls', JSON.stringify({ account_id: ida, calls: { at: noon.toISOString(), data: [1] } }));
  expect(readSeen(daysLater(1))).toEqual({});
  expect(stored('seenCalls')).toBeUndefined();
});
