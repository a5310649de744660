import { writeFile } from 'node:fs/promises';

import { type FeatureGroup, packWeights } from '#functions/nlu/linear/weights.ts';
import { congruentialFrom } from '#scripts/models/statistics.ts';
import { pack } from '#scripts/models/train/pack.ts';

/** Features by row of the weights, how strong each is, and the right class. */
type ClassExample = { rows: Int32Array; strengths: Float32Array; right: number };

/** The rows of features that at least `leastSeen` of the examples have, by their hashes in order. */
function rowsOf(all: readonly (readonly FeatureGroup[])[], leastSeen: number): Map<number, number> {
  const seen = new Map<number, number>();
  for (const groups of all)
    for (const hash of new Set(groups.flatMap(({ hashes }) => [...hashes]))) seen.set(hash, (seen.get(hash) ?? 0) + 1);
  const hashes = [...seen].filter(([, times]) => times >= leastSeen).map(([hash]) => hash);
  return new Map(hashes.sort((one, other) => one - other).map((hash, row) => [hash, row]));
}

/** Features by row, without those that have none. */
function withRows(groups: readonly FeatureGroup[], rows: ReadonlyMap<number, number>) {
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
function likelihoods(
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
function fitClasses(
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

type Learning = { rounds: number; rate: number; pull: number; leastSeen: number };
/** A linear classifier: the row of each feature by its hash, and a weight for each class in each row. */
export type Classifier = { rows: Map<number, number>; weights: Float32Array; classes: number };

/** Learns to tell classes from features that at least `leastSeen` of the examples have. */
export function learnClasses(
  examples: readonly { groups: readonly FeatureGroup[]; right: number }[],
  classes: number,
  { leastSeen, ...learning }: Learning,
): Classifier {
  const rows = rowsOf(
    examples.map(({ groups }) => groups),
    leastSeen,
  );
  const known = examples.map(({ groups, right }) => ({ ...withRows(groups, rows), right }));
  return { rows, weights: fitClasses(known, { features: rows.size, classes }, learning), classes };
}

/** The probability of each class. */
export function probabilitiesOf(groups: readonly FeatureGroup[], { rows, weights, classes }: Classifier): number[] {
  const likely = new Float64Array(classes);
  likelihoods(withRows(groups, rows), weights, likely);
  return [...likely];
}

/** The largest weight that a byte holds. */
const MOST = 127;

/**
 * Writes `functions/nlu/<model>/model.bin.ts`: each weight in one byte. `adds` says to what a feature adds; `confidence`
 * multiplies the weights.
 */
export async function writeClassifier(
  { rows, weights, classes }: Classifier,
  { model, maker, adds, confidence = 1 }: { model: string; maker: string; adds: string; confidence?: number },
): Promise<void> {
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST;
  const whole = Int8Array.from(weights, (weight) => Math.round(weight / step));
  const packed = pack(packWeights({ hashes: Uint32Array.from(rows.keys()), weights: whole }, classes));
  await writeFile(
    `functions/nlu/${model}/model.bin.ts`,
    `// Made by ${maker}.\n\n/** One step of a weight, as log odds. */\nexport const SCALE = ${(confidence * step).toPrecision(6)};\n\n/** What each of ${rows.size} features adds to ${adds}, packed; see functions/nlu/linear/weights.ts. */\nexport const packedWeights =\n  '${packed}';\n`,
  );
  console.log(`${rows.size} features, ${packed.length} letters`);
}
