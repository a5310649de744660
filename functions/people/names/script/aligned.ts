/** A model of what each sign of a script becomes by its neighbours; see scripts/train/contexts.ts. */
export type Contexts = ReadonlyMap<string, readonly (readonly [chunk: string, cost: number])[]>;

/** The contexts of a sign, the longest first: with both neighbours, the next, the one before, alone. */
export const contextsOf = (signs: readonly string[], at: number): readonly [string, string, string, string] => {
  const [before, sign, after] = [signs[at - 1] ?? '^', signs[at]!, signs[at + 1] ?? '$'];
  return [`${before}|${sign}|${after}`, `|${sign}|${after}`, `${before}|${sign}|`, `|${sign}|`];
};

/** Reads a packed model. */
export function readContexts(packed: string): Contexts {
  const contexts = new Map<string, [string, number][]>();
  for (const line of packed.split('\n')) {
    const [context = '', ...chunks] = line.split(' ');
    contexts.set(
      context,
      chunks.map((chunk) => [chunk.slice(1), parseInt(chunk[0]!, 36)]),
    );
  }
  return contexts;
}

const WIDTH = 12;

/** What a word becomes, the likeliest first, with costs in quarter nats; nothing if the model does not know a sign of it. */
export function readings(word: string, contexts: Contexts): [reading: string, cost: number][] {
  const signs = [...word];
  let found: [string, number][] = [['', 0]];
  for (let at = 0; at < signs.length; at++) {
    const context = contextsOf(signs, at).find((one) => contexts.has(one));
    if (!context) return [];
    const next = new Map<string, number>();
    for (const [before, spent] of found)
      for (const [chunk, cost] of contexts.get(context)!) {
        const known = next.get(before + chunk) ?? Infinity;
        if (spent + cost < known) next.set(before + chunk, spent + cost);
      }
    found = [...next].sort((one, other) => one[1] - other[1]).slice(0, WIDTH);
  }
  return found;
}
