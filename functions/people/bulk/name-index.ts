import { LineSort } from '#functions/people/bulk/line-sort.ts';
import { encodeBlock } from '#functions/people/index/encode-block.ts';
import { codesOf, type NameEntry, nameEntriesOf } from '#functions/people/index/entry.ts';
import { blockKey, dividedKey, lexiconItems } from '#functions/people/index/name-table.ts';
import { wordsOf } from '#functions/people/index/new-names.ts';
import { VERSION } from '#functions/people/index/sound.ts';
import { nodesOf } from '#functions/people/index/tree.ts';
import { type Key, names as namesKeys } from '#functions/platform/table/keys.ts';
import type { Person } from '#shared/values/person.ts';

/** A table built from scratch has the first lexicon generation. */
const GENERATION = 1;

type Counts = Map<string, number>;
type Item = { key: Key; item: object };

const count = (counts: Counts, word: string) => counts.set(word, (counts.get(word) ?? 0) + 1);
const listed = (counts: Counts) => [...counts].map(([name, count]) => ({ name, count }));

/**
 * Builds the name index of all people: entries sorted by sound code become blocks, one code after another. Memory holds
 * the entries of one code, and the counts of all surnames and first names.
 */
export class NameIndex implements AsyncDisposable {
  readonly #now: Date;
  readonly #sort: LineSort;
  readonly #lastNames: Counts = new Map();
  readonly #firstNames: Counts = new Map();

  constructor(folder: string, now: Date, options?: ConstructorParameters<typeof LineSort>[1]) {
    this.#now = now;
    this.#sort = new LineSort(folder, options);
  }

  add(person: Person): void {
    const entries = nameEntriesOf(person, this.#now);
    const { last, first } = wordsOf(entries);
    for (const word of last) count(this.#lastNames, word);
    for (const word of first) count(this.#firstNames, word);
    for (const entry of entries) {
      const packed = JSON.stringify(entry);
      for (const code of codesOf(entry)) this.#sort.add(`${code}\t${packed}`);
    }
  }

  drained = () => this.#sort.drained();

  /** All items of the index, in chunks. */
  async *items(): AsyncGenerator<Item[]> {
    let code: string | undefined;
    let entries: NameEntry[] = [];
    for await (const lines of this.#sort.sorted()) {
      const items: Item[] = [];
      for (const line of lines) {
        const tab = line.indexOf('\t');
        if (code !== undefined && code !== line.slice(0, tab)) {
          items.push(...blocksOf(code, entries));
          entries = [];
        }
        code = line.slice(0, tab);
        entries.push(JSON.parse(line.slice(tab + 1)) as NameEntry);
      }
      yield items;
    }
    if (code !== undefined) yield [...blocksOf(code, entries)];
    const names = { last: listed(this.#lastNames), first: listed(this.#firstNames) };
    const { pieces, head } = lexiconItems(GENERATION, names, this.#now);
    yield [...pieces, { key: namesKeys(VERSION).known('HEAD'), item: head }];
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#sort[Symbol.asyncDispose]();
  }
}

function* blocksOf(code: string, entries: NameEntry[]): Generator<Item> {
  for (const { path, block } of nodesOf(entries)) {
    yield { key: blockKey({ code, path }), item: { d: encodeBlock(block) } };
    if (block.split) yield { key: dividedKey({ code, path }), item: { code, path, parts: block.split } };
  }
}
