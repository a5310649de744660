import type { FeatureGroup } from '#functions/nlu/linear/weights.ts';
import { congruentialFrom } from '#scripts/models/statistics.ts';

/** Features by row of the weights, how strong each is, and the right class. */
export type ClassExample = { rows: Int32Array; strengths: Float32Array; right: number };

/** The rows of features that at least `leastSeen` of the examples have, by their hashes in order. */
export function rowsOf(all: readonly (readonly FeatureGroup[])[], leastSeen: number): Map<number, number> {
  const seen = new Map<number, number>();
  for (const groups of all)
    for (const hash of new Set(groups.flatMap(({ hashes }) => [...hashes]))) seen.set(hash, (seen.get(hash) ?? 0) + 1);
  const hashes = [...seen].filter(([, times]) => times >= leastSeen).map(([hash]) => hash);
  return new Map(hashes.sort((one, other) => one - other).map((hash, row) => [hash, row]));
}

/** Features by row, without those that have none. */
export function withRows(groups: readonly FeatureGroup[], rows: ReadonlyMap<number, number>) {
  const known = groups.flatMap(({ hashes, strength }) =>
    [...hashes].flatMap((hash) => {
      const row = rows.get(hash);
      return row === undefined ? [] : [{ row, strength }];
    }),
  );
  return {
    rows: Int32Array.from(known, ({ row }) => row),
    strengths: Float32Array.from(known, ({ strength }) => strength),
  };
}

/** The probability of each class, by weights with one row for each feature; into `likely`. */
export function likelihoods(
  { rows, strengths }: Pick<ClassExample, 'rows' | 'strengths'>,
  weights: Float32Array,
  likely: Float64Array,
): void {
  const classes = likely.length;
  likely.fill(0);
  rows.forEach((row, at) => {
    for (let one = 0; one < classes; one++) likely[one]! += weights[row * classes + one]! * strengths[at]!;
  });
  const most = Math.max(...likely);
  let all = 0;
  for (let one = 0; one < classes; one++) all += likely[one] = Math.exp(likely[one]! - most);
  for (let one = 0; one < classes; one++) likely[one]! /= all;
}

/** Weights under which the right classes are likely: softmax regression by AdaGrad, with a pull to zero. */
export function fitClasses(
  examples: readonly ClassExample[],
  { features, classes }: { features: number; classes: number },
  { rounds, rate, pull }: { rounds: number; rate: number; pull: number },
): Float32Array {
  const weights = new Float32Array(features * classes);
  const squares = new Float32Array(features * classes).fill(0.01);
  const slopes = new Float64Array(classes);
  const random = congruentialFrom(1);
  const order = examples.map((_, at) => at);
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (const at of order) {
      const { rows, strengths, right } = examples[at]!;
      likelihoods({ rows, strengths }, weights, slopes);
      slopes[right]! -= 1;
      for (let feature = 0; feature < rows.length; feature++) {
        const [start, strength] = [rows[feature]! * classes, strengths[feature]!];
        for (let one = 0; one < classes; one++) {
          const step = slopes[one]! * strength + pull * weights[start + one]!;
          squares[start + one]! += step * step;
          weights[start + one]! -= (rate * step) / Math.sqrt(squares[start + one]!);
        }
      }
    }
  }
  return weights;
}
