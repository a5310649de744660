/** A part in percent, with one decimal. */
export const percent = (part: number, whole = 1): string => ((100 * part) / whole).toFixed(1);

/** Adds to the number that a map holds for a key. */
export const addTo = <Key>(counts: Map<Key, number>, key: Key, n = 1): void => {
  counts.set(key, (counts.get(key) ?? 0) + n);
};

/** The 95 % interval of bootstrapped scores. */
export function interval(scores: readonly number[]): { low: number; high: number } {
  const sorted = scores.toSorted((one, other) => one - other);
  return {
    low: sorted[Math.floor(sorted.length * 0.025)] ?? 0,
    high: sorted[Math.ceil(sorted.length * 0.975) - 1] ?? 0,
  };
}

/** As many items, drawn with replacement. */
export const resample = <Item>(items: readonly Item[], random: () => number): Item[] =>
  items.map(() => items[Math.floor(random() * items.length)]!);

/** Pseudorandom numbers from 0 to 1 (mulberry32): each seed repeats its own. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same by a linear congruential generator: the committed models and figures depend on its sequence. */
export function congruentialFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Whether a word belongs to the tenth that is kept for measuring. */
export const isHeldOut = (word: string): boolean =>
  [...word].reduce((hash, sign) => (hash * 31 + sign.codePointAt(0)!) >>> 0, 7) % 10 === 0;
