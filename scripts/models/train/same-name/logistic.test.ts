import { expect, test } from 'vitest';

import { logistic, probability, type Example } from '#scripts/models/train/same-name/logistic.ts';

const example = (value: number, isSame: boolean, weight = 1): Example => ({ values: [value, 7], isSame, weight });

test('a telling value gets a positive weight, an uninformative one none', () => {
  const weights = logistic([example(2, true), example(1, true), example(-1, false), example(-2, false)], 0.1);
  expect(weights[1]).toBeGreaterThan(1);
  expect(weights[2]).toBeCloseTo(0, 2);
  expect(probability(weights, [2, 7])).toBeGreaterThan(0.9);
});

test('without telling values the likelihood is the share of weights', () => {
  const weights = logistic([example(0, true, 3), example(0, false, 1)], 1);
  expect(probability(weights, [0, 7])).toBeCloseTo(0.75, 3);
});
