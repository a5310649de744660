import { expect, test } from 'vitest';

import { batchesOf } from '#shared/values/batches.ts';

test('the last batch has the rest, and no items make no batch', () => {
  expect(batchesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(batchesOf(new Set([1, 2]), 2)).toEqual([[1, 2]]);
  expect(batchesOf([], 2)).toEqual([]);
});
