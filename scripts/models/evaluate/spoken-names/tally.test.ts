import { expect, test } from 'vitest';

import { trigramSearch } from '#scripts/models/evaluate/spoken-names/baseline.ts';
import { interval, shuffled } from '#scripts/models/evaluate/spoken-names/tally.ts';

test('an interval holds the share and narrows with the number', () => {
  const [low, high] = interval(80, 100);
  expect(low).toBeCloseTo(0.711, 3);
  expect(high).toBeCloseTo(0.867, 3);
  expect(interval(0, 0)).toEqual([0, 1]);
});

test('a shuffle keeps every item and is the same for the same seed', () => {
  const items = [...Array(50).keys()];
  expect(shuffled(items, 1)).toEqual(shuffled(items, 1));
  expect(shuffled(items, 1)).not.toEqual(items);
  expect(shuffled(items, 1).toSorted((a, b) => a - b)).toEqual(items);
});

test('letter trigrams find the text that shares the most', () => {
  const search = trigramSearch(['Tessa Marlowe', 'Clark Pemberton', 'Ida Crane']);
  expect(search('clock pemberton')[0]?.index).toBe(1);
  expect(search('')).toEqual([]);
});
