/** The prediction for a pair, and its label. */
export type Verdict = { predicted: boolean; isSame: boolean };

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
export function measure(verdicts: Verdict[]): Measure {
  const count = (predicted: boolean, isSame: boolean) =>
    verdicts.filter((verdict) => verdict.predicted === predicted && verdict.isSame === isSame).length;
  const [tp, fp, fn, tn] = [count(true, true), count(true, false), count(false, true), count(false, false)];
  const share = (part: number, whole: number) => (whole ? part / whole : 0);
  const [precision, recall, f1] = [share(tp, tp + fp), share(tp, tp + fn), share(2 * tp, 2 * tp + fp + fn)];
  return { n: verdicts.length, tp, fp, fn, tn, precision, recall, f1 };
}

const RESAMPLES = 2000;

/** The 95 % interval of F1: a bootstrap over rows, with a fixed seed. */
export function interval(verdicts: Verdict[]): { low: number; high: number } {
  const chance = chanceFrom(20_260_101);
  const scores = Array.from({ length: RESAMPLES }, () => {
    const sample = verdicts.map(() => verdicts[Math.floor(chance() * verdicts.length)]!);
    return measure(sample).f1;
  }).sort((a, b) => a - b);
  return { low: scores[Math.floor(RESAMPLES * 0.025)] ?? 0, high: scores[Math.ceil(RESAMPLES * 0.975) - 1] ?? 0 };
}

/** Pseudorandom numbers from 0 to 1 (mulberry32). */
export function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
