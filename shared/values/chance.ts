/** A seeded random number generator: the same seed gives the same sequence on every machine. */
export function random(seed: string) {
  let state = hash(seed);

  /** mulberry32: small and fast, not for security. At least 0, less than 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (count: number) => Math.floor(next() * count);

  return {
    next,
    /** An integer from 0 below `count`. */
    below,
    /** An integer in this range, inclusive. */
    between: (from: number, to: number) => from + below(to - from + 1),
    happens: (share: number) => next() < share,
    pick: <T>(from: readonly T[]): T => from[below(from.length)]!,
    /** Those in front come up more often than those at the back. */
    favour<T>(from: readonly T[]): T {
      const at = next();
      return from[Math.floor(at * (0.3 + 0.7 * at) * from.length)]!; // no powers: engines round them differently
    },
    /** One of the names, as often as its weight says. */
    weigh<K extends string>(weights: Record<K, number>): K {
      const entries = Object.entries(weights) as [K, number][];
      let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [name, weight] of entries) if ((rest -= weight) < 0) return name;
      return entries[0]![0];
    },
  };
}
export type Random = ReturnType<typeof random>;

/** Another generator, derived from this one. */
export const forkOf = (from: Random): Random => random(String(from.next()));

/** FNV-1a over UTF-16 units, finished as MurmurHash3 is, so that neighbouring seeds are far apart. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return (sum ^ (sum >>> 16)) >>> 0;
}
