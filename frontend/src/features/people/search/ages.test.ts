import { expect, test } from 'vitest';

import { parseAges, ageDecades, overlaps } from '#frontend/features/people/search/ages.ts';

test.each([
  ['35', '54', 35, 54],
  ['54', '35', 35, 54],
  ['', '54', undefined, 54],
  ['3', '999', 18, 120],
  ['x', '', undefined, undefined],
])('from “%s” to “%s” is %s to %s', (from, to, age_from, age_to) => {
  expect(parseAges({ from, to })).toEqual({ age_from, age_to });
});

test('decades start at 18 and end with 90 and over', () => {
  const decades = ageDecades([
    { value: '10', count: 1 },
    { value: '90', count: 2 },
    { value: '100', count: 3 },
  ]);
  expect(decades[0]).toEqual({ age_from: 18, age_to: 19, count: 1 });
  expect(decades[1]).toEqual({ age_from: 20, age_to: 29, count: 0 });
  expect(decades.at(-1)).toEqual({ age_from: 90, age_to: undefined, count: 5 });
});

test('a decade is selected if the range overlaps it', () => {
  const forties = { age_from: 40, age_to: 49 };
  expect(overlaps(forties, { age_from: 49, age_to: undefined })).toBe(true);
  expect(overlaps(forties, { age_from: undefined, age_to: 39 })).toBe(false);
  expect(overlaps(forties, { age_from: undefined, age_to: undefined })).toBe(false);
});
