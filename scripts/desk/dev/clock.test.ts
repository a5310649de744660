import { expect, test } from 'vitest';

import { distance } from '#scripts/desk/dev/clock.ts';

test.each([
  [0, 'Real time'],
  [30, '30 s ahead of real time'],
  [7680, '2 h 08 min ahead of real time'],
  [-600, '10 min behind real time'],
  [2 * 86_400 + 3600, '2 d 1 h ahead of real time'],
])('an offset of %i seconds is “%s”', (seconds, words) => {
  expect(distance(seconds)).toBe(words);
});
