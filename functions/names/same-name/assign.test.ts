import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { assign } from '#functions/names/same-name/assign.ts';

test('assigns the second-best column where that lowers the total cost', () => {
  const columns = assign([
    [0, 1, 9],
    [0, 9, 9],
  ]);
  expect(columns).toEqual([1, 0]);
});

test('returns an empty assignment for no rows', () => {
  expect(assign([])).toEqual([]);
});

/** The minimum cost by brute force. */
const leastOf = ([row, ...rest]: number[][], taken: number[] = []): number =>
  row ? Math.min(...row.map((cost, at) => (taken.includes(at) ? Infinity : cost + leastOf(rest, [...taken, at])))) : 0;

const table = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 2 })).chain(([rows, more]) => {
  const cells = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: rows + more, maxLength: rows + more });
  return fc.array(cells, { minLength: rows, maxLength: rows });
});

test('finds the cheapest assignment with distinct columns', () => {
  fc.assert(
    fc.property(table, (costs) => {
      const columns = assign(costs);
      expect(new Set(columns).size).toBe(costs.length);
      expect(columns.reduce((sum, column, row) => sum + costs[row]![column]!, 0)).toBe(leastOf(costs));
    }),
  );
});
