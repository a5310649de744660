import { expect, test } from 'vitest';

import { growthExponent, recall } from '#scripts/bench/search/figures.ts';

test('recall returns recall@1, recall@10 and mean reciprocal rank', () => {
  expect(recall([1, 2, 0, 1])).toMatchObject({ n: 4, recall_at_1: 50, recall_at_10: 75, mrr: 0.625 });
  expect(recall([])).toMatchObject({ n: 0, recall_at_1: 0, recall_at_10: 0, mrr: 0 });
});

test('growthExponent is the log-log slope', () => {
  const sizes = [1e5, 4e5, 4e6];
  expect(growthExponent(sizes.map((x) => ({ x, y: 3 * x })))).toBeCloseTo(1);
  expect(growthExponent(sizes.map((x) => ({ x, y: 7 })))).toBeCloseTo(0);
  expect(growthExponent(sizes.map((x) => ({ x, y: 2 * Math.sqrt(x) })))).toBeCloseTo(0.5);
  expect(growthExponent([{ x: 1, y: 1 }])).toBeNaN();
});
