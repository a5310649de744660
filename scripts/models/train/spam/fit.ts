import { concepts, suspicious } from '#functions/nlu/spam/concepts.ts';
import { congruentialFrom } from '#scripts/models/statistics.ts';
import { SIZE, type Features } from '#functions/nlu/spam/features.ts';

/** A call as numbers, whether it is spam, and how much it counts. */
export type Example = { features: Features; isSpam: boolean; weight: number };

const ROUNDS = 20;
const RATE = 0.3;

/**
 * A logistic regression with weights kept small, by gradients that slow down where they were large (AdaGrad), always in
 * the same order. A suspicious sign never counts for a caller, and a reassuring one never against.
 */
export function fit(examples: readonly Example[], penalty: number): Float64Array {
  const weights = new Float64Array(SIZE);
  const seen = new Float64Array(SIZE).fill(1e-3);
  const order = shuffle(examples);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { features, isSpam, weight } of order) {
      const error = weight * (1 / (1 + Math.exp(-scoreOf(weights, features))) - Number(isSpam));
      const { places, values } = features;
      for (let i = 0; i < places.length; i++) {
        const place = places[i]!;
        const slope = error * values[i]! + penalty * weights[place]!;
        seen[place]! += slope * slope;
        const next = weights[place]! - (RATE * slope) / Math.sqrt(seen[place]!);
        weights[place] = place < concepts.length ? clampToSide(place, next) : next;
      }
    }
  }
  return weights;
}

export function scoreOf(weights: ArrayLike<number>, { places, values }: Features): number {
  let score = 0;
  for (let i = 0; i < places.length; i++) score += weights[places[i]!]! * values[i]!;
  return score;
}

const clampToSide = (place: number, weight: number) =>
  place < suspicious.length ? Math.max(0, weight) : Math.min(0, weight);

function shuffle<T>(things: readonly T[]): T[] {
  const result = [...things];
  const random = congruentialFrom(1);
  for (let at = result.length - 1; at > 0; at--) {
    const other = (random() * 2 ** 32) % (at + 1);
    [result[at], result[other]] = [result[other]!, result[at]!];
  }
  return result;
}
