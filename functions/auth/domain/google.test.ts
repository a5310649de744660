import { describe, expect, test } from 'vitest';

import { newAccount } from '#functions/account/store.ts';
import { connectedByMail, entrance, hasAnotherWayIn } from '#functions/auth/domain/google.ts';
import { newId } from '#shared/values/id.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const account = newAccount({ account_id: newId('account'), email: 'ida@example.com', language: 'en' }, now);
const google = { subject: 'https://accounts.google.com#1', email: 'ida@example.com' };

describe('who comes to the door', () => {
  test.each([
    ['signs-in', true, account, undefined],
    ['signs-in', true, account, account],
    ['signs-in', false, account, undefined],
    ['asks-by-mail', true, undefined, account],
    ['asks-by-mail', false, undefined, account],
    ['opens', true, undefined, undefined],
    ['refused', false, undefined, undefined],
  ] as const)('%s (verified: %s)', (what, isVerified, byKey, byEmail) => {
    expect(entrance({ isVerified }, { byKey, byEmail })).toBe(what);
  });
});

describe('connected by mail', () => {
  test('an account whose address was confirmed keeps its password and its sessions', () => {
    const confirmed = { ...account, email_confirmed_at: now.toISOString(), password: 'phc' };
    expect(connectedByMail(confirmed, google, now)).toEqual({ ...confirmed, google });
  });

  test('one whose address never was loses what a stranger may have set', () => {
    expect(connectedByMail({ ...account, password: 'phc' }, google, now)).toMatchObject({
      google,
      password: null,
      email_confirmed_at: now.toISOString(),
      epoch: account.epoch + 1,
    });
  });
});

test('a password or a confirmed phone is another way in, a phone alone is not', () => {
  expect(hasAnotherWayIn(account)).toBe(false);
  expect(hasAnotherWayIn({ ...account, phone: '+12185550187' as never })).toBe(false);
  expect(hasAnotherWayIn({ ...account, phone_confirmed_at: now.toISOString() })).toBe(true);
  expect(hasAnotherWayIn({ ...account, password: 'phc' })).toBe(true);
});
