import { BUCKETS, runsOf } from '#functions/nlu/name/likeness.ts';

const ROUNDS = 6;
const RATE = 0.25;
const PULL = 0.002;

/** Weights of runs of letters under which names look like names, and words like words: logistic regression by AdaGrad. */
export function fitLikeness(names: readonly string[], words: readonly string[]): Float64Array {
  const weights = new Float64Array(BUCKETS);
  const squares = new Float64Array(BUCKETS).fill(0.1);
  const examples = [
    ...names.map((word) => ({ runs: runsOf(word), name: 1, share: 0.5 / names.length })),
    ...words.map((word) => ({ runs: runsOf(word), name: 0, share: 0.5 / words.length })),
  ].map(({ share, ...example }) => ({ ...example, weight: share * (names.length + words.length) }));
  for (let round = 0; round < ROUNDS; round++)
    for (let turn = 0; turn < examples.length; turn++) {
      const { runs, name, weight } = examples[(turn * 7919 + round * 104729) % examples.length]!;
      const odds = runs.reduce((sum, run) => sum + weights[run]!, 0);
      const slope = (1 / (1 + Math.exp(-odds)) - name) * weight;
      for (const run of runs) {
        const step = slope + PULL * weights[run]!;
        squares[run]! += step * step;
        weights[run]! -= (RATE * step) / Math.sqrt(squares[run]!);
      }
    }
  return weights;
}

/** How much a word looks like a name, as log odds. */
export const likenessOf = (weights: Float64Array, word: string): number =>
  runsOf(word).reduce((sum, run) => sum + weights[run]!, 0);

/** The share of words that the weights classify correctly, for the training log. */
export const shareRight = (weights: Float64Array, words: readonly string[], name: boolean): number =>
  words.filter((word) => likenessOf(weights, word) > 0 === name).length / words.length;
