import fc from 'fast-check';
import { expect, test } from 'vitest';

import { paths } from '#frontend/app/paths.ts';
import { mintCode } from '#functions/support/domain/short-code.ts';
import { random } from '#shared/values/chance.ts';
import { support } from '#shared/api/support.ts';
import { languages } from '#shared/values/language.ts';

const taken = new Set([
  ...Object.values(paths).flatMap((path) => path.split('/')),
  ...languages,
  'api',
  'dev',
  'docs',
  'assets',
  'fonts',
]);

test('a code is never a page or a language, in any case, and passes the endpoint’s schema', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const code = mintCode(random(seed).below);
      expect(taken.has(code)).toBe(false);
      expect(code).not.toMatch(/^[a-z-]*$/); // no page that is yet to be named either
      expect(support.openShortLink.input.safeParse({ short_code: code }).success).toBe(true);
    }),
    { numRuns: 5000 },
  );
});

test('equal random values give equal codes, and collisions are rare', () => {
  const codes = Array.from({ length: 10_000 }, (_, i) => mintCode(random(`code ${i}`).below));
  expect(new Set(codes).size).toBeGreaterThan(9_998);
  expect(mintCode(random('code 7').below)).toBe(codes[7]);
});
