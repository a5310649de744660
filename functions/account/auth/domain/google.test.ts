import { describe, expect, test } from 'vitest';

import { newAccount } from '#functions/account/store.ts';
import { entrance, hasAnotherWayIn } from '#functions/account/auth/domain/google.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const account = newAccount({ account_id: newId('account'), email: 'ida@example.com', language: 'en' }, now);

describe('resolving a Google identity', () => {
  test.each([
    ['signs-in', true, account, undefined],
    ['signs-in', true, account, account],
    ['signs-in', false, account, undefined],
    ['asks-by-mail', true, undefined, account],
    ['refused', false, undefined, account],
    ['opens', true, undefined, undefined],
    ['refused', false, undefined, undefined],
  ] as const)('%s (verified: %s)', (what, isVerified, byKey, byEmail) => {
    expect(entrance({ isVerified }, { byKey, byEmail })).toBe(what);
  });
});

test('a password or a confirmed phone counts as another way to sign in, an unconfirmed phone does not', () => {
  expect(hasAnotherWayIn(account)).toBe(false);
  expect(hasAnotherWayIn({ ...account, phone: Phone.parse('+12185550187') } as typeof account)).toBe(false);
  expect(hasAnotherWayIn({ ...account, phone_confirmed_at: now.toISOString() })).toBe(true);
  expect(hasAnotherWayIn({ ...account, password: 'phc' })).toBe(true);
});
