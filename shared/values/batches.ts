/** A list in batches of at most this size, in order. */
export function batchesOf<T>(all: Iterable<T>, size: number): T[][] {
  const list = [...all];
  return Array.from({ length: Math.ceil(list.length / size) }, (_, nth) => list.slice(nth * size, (nth + 1) * size));
}
