import { hashOf } from '#functions/nlu/name/word-set.ts';

/** The number of weights: each letter n-gram is hashed to one of them. */
export const BUCKETS = 4096;
const STEP = 0.35;
const [SHORTEST, LONGEST] = [2, 4];

/** The letter n-grams of a word, with its start and end marked. */
export function runsOf(word: string): number[] {
  const marked = `^${word.slice(0, 20)}$`;
  const runs: number[] = [];
  for (let length = SHORTEST; length <= LONGEST; length++)
    for (let at = 0; at + length <= marked.length; at++) runs.push(hashOf(marked.slice(at, at + length)) % BUCKETS);
  return runs;
}

/** Packs weights as text, with fifteen levels each. */
export function packWeights(weights: Float64Array): string {
  const bytes = new Uint8Array(BUCKETS / 2);
  weights.forEach((weight, at) => {
    const level = Math.max(-7, Math.min(7, Math.round(weight / STEP))) + 8;
    bytes[at >> 1]! |= level << (4 * (at & 1));
  });
  return Buffer.from(bytes).toString('base64');
}

/** The log odds that a word is a name, by its letters alone. */
export function likenessBy(packed: string): (word: string) => number {
  let bytes: Buffer | undefined;
  return (word) => {
    const read = (bytes ??= Buffer.from(packed, 'base64'));
    if (!read.length) return 0;
    return runsOf(word).reduce((sum, at) => sum + (((read[at >> 1]! >> (4 * (at & 1))) & 15) - 8) * STEP, 0);
  };
}
