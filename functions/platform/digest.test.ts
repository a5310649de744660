import { expect, test } from 'vitest';

import { digest, isSame, keyedDigest, newToken } from '#functions/platform/digest.ts';

test('a token is 256 bits, and never the same', () => {
  const tokens = Array.from({ length: 100 }, newToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
});

test('a keyed digest is of its secret, its purpose and its text, and of no other cut between them', () => {
  const one = keyedDigest('secret', 'pin', '123456');
  expect(one).toBe(keyedDigest('secret', 'pin', '123456'));
  expect(one).not.toBe(keyedDigest('another', 'pin', '123456'));
  expect(one).not.toBe(keyedDigest('secret', 'pin1', '23456'));
  expect(one).not.toBe(digest('123456'));
});

test('what is the same is the same, whatever its length', () => {
  expect([isSame('abc', 'abc'), isSame('abc', 'abd'), isSame('abc', 'ab'), isSame('', '')]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
