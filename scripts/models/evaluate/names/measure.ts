import { interval, randomFrom, resample } from '#scripts/models/statistics.ts';

/** The prediction for a pair, and its label. */
export type Prediction = { predicted: boolean; isSame: boolean };

type Measure = {
  n: number;
  tp: number;
  fp: number;
  fn: number;
  tn: number;
  precision: number;
  recall: number;
  f1: number;
};

/** Precision, recall and F1 of “the same”; 0 instead of a division by 0. */
export function measure(predictions: readonly Prediction[]): Measure {
  const count = (predicted: boolean, isSame: boolean) =>
    predictions.filter((prediction) => prediction.predicted === predicted && prediction.isSame === isSame).length;
  const [tp, fp, fn, tn] = [count(true, true), count(true, false), count(false, true), count(false, false)];
  const share = (part: number, whole: number) => (whole ? part / whole : 0);
  const [precision, recall, f1] = [share(tp, tp + fp), share(tp, tp + fn), share(2 * tp, 2 * tp + fp + fn)];
  return { n: predictions.length, tp, fp, fn, tn, precision, recall, f1 };
}

const RESAMPLES = 2000;

/** The 95 % interval of F1: a bootstrap over rows, with a fixed seed. */
export function f1Interval(predictions: readonly Prediction[]): { low: number; high: number } {
  const random = randomFrom(20_260_101);
  return interval(Array.from({ length: RESAMPLES }, () => measure(resample(predictions, random)).f1));
}
