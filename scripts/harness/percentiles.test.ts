import { expect, test } from 'vitest';

import { percentile } from '#scripts/harness/percentiles.ts';

test('percentile returns measured values by nearest rank', () => {
  const values = [5, 1, 4, 2, 3];
  expect([0.05, 0.5, 0.99, 1].map((share) => percentile(values, share))).toEqual([1, 3, 5, 5]);
  expect(values).toEqual([5, 1, 4, 2, 3]);
  expect(percentile([], 0.5)).toBe(0);
});
