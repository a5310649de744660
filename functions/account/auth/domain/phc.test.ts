import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isOlder, PRESENT, readPhc, writePhc } from '#functions/account/auth/domain/phc.ts';

const bytes = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((each) => Buffer.from(each));

test('reads what it writes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 32 }),
      fc.integer({ min: 1, max: 16 }),
      bytes(16),
      bytes(32),
      (ln, r, p, salt, hash) => {
        const phc = { ln, r, p, salt, hash };
        expect(readPhc(writePhc(phc))).toEqual(phc);
      },
    ),
  );
});

test.each([
  ['plain'],
  ['$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA'],
  ['$scrypt$ln=15$c2FsdA$aA'],
  [''],
])('rejects %j', (text) => expect(() => readPhc(text)).toThrow('No password is kept like this'));

test('a hash with a lower cost needs a rehash', () => {
  expect(PRESENT).toEqual({ ln: 15, r: 8, p: 3 });
  expect(isOlder(PRESENT)).toBe(false);
  expect(isOlder({ ln: 17, r: 8, p: 1 })).toBe(false);
  expect(isOlder({ ln: 14, r: 8, p: 3 })).toBe(true);
  expect(isOlder({ ln: 15, r: 8, p: 1 })).toBe(true);
});
