import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { spellingCost } from '#functions/names/spelling.ts';

test.each([
  ['smyth', 'smith'],
  ['fillips', 'phillips'],
  ['catherine', 'katherine'],
  ['johnsen', 'johnson'],
  ['stevens', 'stephens'],
  ['yuliia', 'iuliia'],
  ['khaled', 'khalid'],
  ['shouta', 'shota'],
  ['hujita', 'fujita'],
  ['marques', 'marquez'],
  ['chahine', 'shaheen'],
  ['othman', 'uthman'],
  ['bouaziz', 'buaziz'],
  ['mckenzie', 'mackenzie'],
  ['petroff', 'petrov'],
])('%s is another spelling of %s', (written, meant) => {
  expect(spellingCost(written, meant)).toBeLessThan(4);
  expect(spellingCost(meant, written)).toBeLessThan(4);
});

test.each([
  ['harltey', 'hartley'],
  ['hatrley', 'hartley'],
  ['wexfrod', 'wexford'],
  ['cantwell', 'cantwekl'],
  ['petresxu', 'petrescu'],
])('%s is a slip of %s', (written, meant) => {
  expect(spellingCost(written, meant)).toBeGreaterThan(3);
  expect(spellingCost(written, meant)).toBeLessThan(9);
});

test.each([
  ['walker', 'miller'],
  ['anna', 'peter'],
  ['li', 'wu'],
  ['hartley', 'bronson'],
])('%s is not %s', (one, other) => {
  expect(spellingCost(one, other, 12)).toBe(Infinity);
});

test('ranks adjacent keys before distant ones, and vowels before consonants', () => {
  expect(spellingCost('hsrtley', 'hartley')).toBeLessThan(spellingCost('hprtley', 'hartley'));
  expect(spellingCost('hertley', 'hartley')).toBeLessThan(spellingCost('hamtley', 'hartley'));
});

test('costs 0 only for equal words, and never throws', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 256 }),
      fc.string({ unit: 'grapheme', maxLength: 256 }),
      (a, b) => {
        expect(spellingCost(a, a)).toBe(0);
        if (a !== b) expect(spellingCost(a, b)).toBeGreaterThan(0);
      },
    ),
  );
});
