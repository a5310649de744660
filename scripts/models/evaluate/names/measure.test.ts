import { expect, test } from 'vitest';

import { f1Interval, measure, type Prediction } from '#scripts/models/evaluate/names/measure.ts';

const predictions = (tp: number, fp: number, fn: number, tn: number): Prediction[] => [
  ...new Array<Prediction>(tp).fill({ predicted: true, isSame: true }),
  ...new Array<Prediction>(fp).fill({ predicted: true, isSame: false }),
  ...new Array<Prediction>(fn).fill({ predicted: false, isSame: true }),
  ...new Array<Prediction>(tn).fill({ predicted: false, isSame: false }),
];

test('precision, recall and F1 of the predictions', () => {
  expect(measure(predictions(6, 2, 3, 4))).toEqual({
    n: 15,
    tp: 6,
    fp: 2,
    fn: 3,
    tn: 4,
    precision: 6 / 8,
    recall: 6 / 9,
    f1: 12 / 17,
  });
});

test('without verdicts all scores are 0', () => {
  expect(measure(predictions(0, 0, 0, 5))).toMatchObject({ precision: 0, recall: 0, f1: 0 });
});

test('the interval contains the score, is reproducible and narrows with more rows', () => {
  const few = f1Interval(predictions(6, 2, 3, 4));
  const many = f1Interval(predictions(600, 200, 300, 400));
  expect(f1Interval(predictions(6, 2, 3, 4))).toEqual(few);
  for (const { low, high } of [few, many]) {
    expect(low).toBeLessThan(12 / 17);
    expect(high).toBeGreaterThan(12 / 17);
  }
  expect(many.high - many.low).toBeLessThan((few.high - few.low) / 4);
});
