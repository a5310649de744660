import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { lanesOf } from '#functions/people/import/lanes.ts';

test('partitions items so that no two lanes share a key', () => {
  const marks = fc.array(fc.constantFrom(...'abcdefghijklmnop'), { maxLength: 3 });
  fc.assert(
    fc.property(fc.array(marks), fc.integer({ min: 1, max: 5 }), (lists, lanes) => {
      const things = lists.map((marks, id) => ({ id, marks }));
      const divided = lanesOf(things, (thing) => thing.marks, lanes);
      expect(divided.flat().sort((a, b) => a.id - b.id)).toEqual(things);
      const sets = divided.map((lane) => new Set(lane.flatMap(({ marks }) => marks)));
      expect(sets.reduce((sum, { size }) => sum + size, 0)).toBe(new Set(lists.flat()).size);
    }),
  );
});

test('spreads items without keys evenly', () => {
  expect(lanesOf([1, 2, 3, 4, 5, 6], () => [], 3).map(({ length }) => length)).toEqual([2, 2, 2]);
});
