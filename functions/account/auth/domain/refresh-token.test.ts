import { createHmac } from 'node:crypto';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { GRACE_MS, judge, readRefreshToken, writeRefreshToken } from '#functions/account/auth/domain/refresh-token.ts';
import { newId } from '#shared/values/id.ts';

const keyOf = (secret: string) => (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
const isSame = (one: string, other: string) => one === other;
const tokens = fc.tuple(fc.nat(2 ** 45), fc.nat(999_999_999)).map(([time, generation]) => ({
  account_id: newId('account', time),
  session_id: newId('session', time),
  generation,
}));

test('reads what it writes', () => {
  fc.assert(
    fc.property(tokens, fc.string(), (token, secret) => {
      const key = keyOf(secret);
      expect(readRefreshToken(writeRefreshToken(token, key), key, isSame)).toEqual(token);
    }),
  );
});

test('rejects a wrong secret and any changed, missing or added character', () => {
  fc.assert(
    fc.property(
      tokens,
      fc.nat(),
      fc.constantFrom('change', 'leave out', 'put in'),
      fc.constantFrom(...'aZ0-_.='),
      (token, where, what, character) => {
        const key = keyOf('secret');
        const text = writeRefreshToken(token, key);
        const at = where % text.length;
        const forged =
          text.slice(0, at) + (what === 'leave out' ? '' : character) + text.slice(at + (what === 'put in' ? 0 : 1));
        fc.pre(forged !== text);
        expect(readRefreshToken(forged, key, isSame)).toBeUndefined();
        expect(readRefreshToken(text, keyOf('another'), isSame)).toBeUndefined();
      },
    ),
    { numRuns: 1000 },
  );
});

test('rejects arbitrary text as a token', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constant(undefined)), (text) => {
      expect(readRefreshToken(text, keyOf('secret'), isSame)).toBeUndefined();
    }),
  );
});

const at = '2026-11-21T12:00:00.000Z';
const after = (ms: number) => new Date(Date.parse(at) + ms);
test.each([
  [5, 0, 'renew'],
  [4, GRACE_MS, 'repeat'],
  [4, GRACE_MS + 1, 'reused'],
  [3, 0, 'reused'],
  [6, 0, 'reused'],
] as const)('of the fifth renewal, a cookie of the %s. %s ms later is to %s', (generation, ms, verdict) => {
  expect(judge(generation, { generation: 5, rotated_at: at }, after(ms))).toBe(verdict);
});
