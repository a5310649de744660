import fc from 'fast-check';
import { expect, test } from 'vitest';

import { roundedDown, sumOf } from '#functions/people/directory/domain/rounded-down.ts';

test.each([
  [undefined, null],
  [1, 'under-ten'],
  [9, 'under-ten'],
  [10, 10],
  [96, 90],
  [100, 100],
  [119, 110],
  [1204, 1200],
  [123_456, 120_000],
])('%s is shown as %s', (count, shown) => {
  expect(roundedDown(count)).toBe(shown);
});

test('never shows more than there are, and from a hundred on at least nine tenths', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 1e9 }), (count) => {
      const shown = Number(roundedDown(count));
      expect(shown).toBeLessThanOrEqual(count);
      if (count >= 100) expect(shown).toBeGreaterThan(count * 0.9);
    }),
  );
});

test('a sum is unknown as long as one count is', () => {
  expect(sumOf([3, 4])).toBe(7);
  expect(sumOf([])).toBe(0);
  expect(sumOf([3, undefined])).toBeUndefined();
});
