/**
 * Partitions items into lanes of similar length so that items with a common key, directly or through other items, share
 * a lane. Items with the same first key are adjacent.
 */
export function lanesOf<T>(things: T[], marksOf: (thing: T) => string[], lanes: number): T[][] {
  const parents = new Map<string, string>();
  const rootOf = (mark: string): string => {
    let root = mark;
    for (let up = parents.get(root); up !== undefined && up !== root; up = parents.get(root)) root = up;
    parents.set(mark, root);
    return root;
  };
  const marked = things.map((thing, nth) => {
    const [first = `\n${nth}`, ...others] = marksOf(thing);
    for (const other of others) parents.set(rootOf(other), rootOf(first));
    return { thing, mark: first };
  });
  const groups = [...Map.groupBy(marked, ({ mark }) => rootOf(mark)).values()].sort((a, b) => b.length - a.length);
  const divided = Array.from({ length: lanes }, (): T[] => []);
  for (const group of groups) {
    const shortest = divided.reduce((a, b) => (b.length < a.length ? b : a));
    shortest.push(...group.sort((a, b) => compare(a.mark, b.mark)).map(({ thing }) => thing));
  }
  return divided;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
