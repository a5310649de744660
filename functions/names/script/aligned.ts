import { readTable } from '#functions/names/models/read-table.ts';

type Chunks = readonly (readonly [chunk: string, cost: number])[];

/** A model that maps each sign of a script by its context; see scripts/models/train/contexts.ts. */
export interface Contexts {
  readonly size: number;
  /** The likeliest outputs in a context, best first, with costs in quarter nats. */
  get(context: string): Chunks | undefined;
}

/** The contexts of a sign, longest first: both neighbours, the next, the previous, none. */
export const contextsOf = (signs: readonly string[], at: number): readonly [string, string, string, string] => {
  const [before, sign, after] = [signs[at - 1] ?? '^', signs[at]!, signs[at + 1] ?? '$'];
  return [`${before}|${sign}|${after}`, `|${sign}|${after}`, `${before}|${sign}|`, `|${sign}|`];
};

/** Reads a packed model; contexts are parsed lazily. */
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
/** Beam width, in quarter nats above the best reading. */
const UNLIKELY = 22;

/** The likeliest outputs for a word, best first, with costs in quarter nats; none if a sign is unknown to the model. */
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
