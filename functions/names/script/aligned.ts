import { readTable } from '#functions/names/models/read-table.ts';

type Chunks = readonly (readonly [chunk: string, cost: number])[];

/** A model of what each sign of a script becomes by its neighbours; see scripts/models/train/contexts.ts. */
export interface Contexts {
  readonly size: number;
  /** The likeliest chunks of a context, the likeliest first, with costs in quarter nats. */
  get(context: string): Chunks | undefined;
}

/** The contexts of a sign, the longest first: with both neighbours, the next, the one before, alone. */
export const contextsOf = (signs: readonly string[], at: number): readonly [string, string, string, string] => {
  const [before, sign, after] = [signs[at - 1] ?? '^', signs[at]!, signs[at + 1] ?? '$'];
  return [`${before}|${sign}|${after}`, `|${sign}|${after}`, `${before}|${sign}|`, `|${sign}|`];
};

/** Reads a packed model; a context is parsed when it is first asked for. */
export function readContexts(packed: string): Contexts {
  const lines = readTable(packed);
  const parsed = new Map<string, Chunks>();
  const get = (context: string) => {
    const line = lines.get(context);
    if (line === undefined) return undefined;
    const chunks = parsed.get(context) ?? line.split(' ').map((one) => [one.slice(1), parseInt(one[0]!, 36)] as const);
    parsed.set(context, chunks);
    return chunks;
  };
  return { size: lines.size, get };
}

const WIDTH = 10;
/** Readings this much less likely than the best are not followed, in quarter nats. */
const UNLIKELY = 22;

/** What a word becomes, the likeliest first, with costs in quarter nats; nothing if the model does not know a sign of it. */
export function readings(word: string, contexts: Contexts): [reading: string, cost: number][] {
  const signs = [...word];
  let found: [string, number][] = [['', 0]];
  for (let at = 0; at < signs.length; at++) {
    let chunks: Chunks | undefined;
    for (const context of contextsOf(signs, at)) if ((chunks = contexts.get(context))) break;
    if (!chunks) return [];
    const limit = found[0]![1] + chunks[0]![1] + UNLIKELY;
    const next: [string, number][] = [];
    for (const [before, spent] of found)
      for (const [chunk, cost] of chunks) {
        if (spent + cost > limit) break;
        next.push([before + chunk, spent + cost]);
      }
    found = next.sort((one, other) => one[1] - other[1]).slice(0, WIDTH);
  }
  return found;
}
