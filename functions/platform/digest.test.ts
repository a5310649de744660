import { expect, test } from 'vitest';

import { digest, isSame, keyedDigest, newToken } from '#functions/platform/digest.ts';

test('a token has 256 bits and is unique', () => {
  const tokens = Array.from({ length: 100 }, newToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
});

test('a keyed digest separates secret, purpose and text', () => {
  const one = keyedDigest('secret', 'pin', '123456');
  expect(one).toBe(keyedDigest('secret', 'pin', '123456'));
  expect(one).not.toBe(keyedDigest('another', 'pin', '123456'));
  expect(one).not.toBe(keyedDigest('secret', 'pin1', '23456'));
  expect(one).not.toBe(digest('123456'));
});

test('compares equal values of any length', () => {
  expect([isSame('abc', 'abc'), isSame('abc', 'abd'), isSame('abc', 'ab'), isSame('', '')]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
