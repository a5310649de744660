/** How often the name that was meant stood first, among the first ten, and its very record among the first ten. */
export type Tally = { n: number; first: number; ten: number; own: number };

export const tally = (): Tally => ({ n: 0, first: 0, ten: 0, own: 0 });

/** Wilson's interval of a share, 95 %. */
export function interval(hits: number, n: number): [number, number] {
  if (!n) return [0, 1];
  const z = 1.96;
  const p = hits / n;
  const middle = (p + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
  const half = (z * Math.sqrt((p * (1 - p)) / n + z ** 2 / (4 * n ** 2))) / (1 + z ** 2 / n);
  return [middle - half, middle + half];
}

/** Chance from a seed, so that equal names are in an order that says nothing, and the same each time. */
export function shuffled<T>(items: T[], seed: number): T[] {
  let state = seed;
  const chance = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
  return items
    .map((item) => ({ item, place: chance() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
