import { ExternalSort } from '#functions/people/bulk/external-sort.ts';
import { encodeBlock } from '#functions/people/index/codec.ts';
import { codesOf, type NameEntry, nameEntriesOf } from '#functions/people/index/entry.ts';
import { blockKey, dividedKey, lexiconItems } from '#functions/people/index/name-table.ts';
import { VERSION } from '#functions/people/index/sound.ts';
import { nodesOf } from '#functions/people/index/tree.ts';
import { type Key, names as namesKeys } from '#functions/platform/table/keys.ts';
import type { Town } from '#shared/api/people.ts';
import type { PersonId } from '#shared/values/id.ts';
import type { Person } from '#shared/values/person.ts';

/** The lexicon of a table that is built at once is its first. */
const GENERATION = 1;

type Counts = Map<string, number>;
const count = (counts: Counts, word: string) => counts.set(word, (counts.get(word) ?? 0) + 1);
const known = (counts: Counts) => [...counts].map(([name, count]) => ({ name, count }));

/**
 * The name index of all people at once: their entries, sorted by the code under which they lie, become blocks one code
 * after another. In memory are the entries of one code, and each surname and first name with its count.
 */
export class NameIndex implements Disposable {
  readonly #now: Date;
  readonly #sort: ExternalSort;
  readonly #lasts: Counts = new Map();
  readonly #firsts: Counts = new Map();
  /** How many blocks were made. */
  blocks = 0;

  constructor(folder: string, now: Date, options?: ConstructorParameters<typeof ExternalSort>[1]) {
    this.#now = now;
    this.#sort = new ExternalSort(folder, options);
  }

  add(person: Person): void {
    for (const entry of nameEntriesOf(person, this.#now)) {
      for (const word of entry.last.key.split(' ')) count(this.#lasts, word);
      count(this.#firsts, entry.first.key.split(' ', 1)[0]!);
      const value = Buffer.from(packed(entry));
      for (const code of codesOf(entry)) this.#sort.add(Buffer.from(code), value);
    }
  }

  /** Everything of the index, each with its key. */
  *items(): Generator<{ key: Key; item: object }> {
    for (const { code, entries } of this.#byCode())
      for (const { path, block } of nodesOf(entries)) {
        this.blocks++;
        yield { key: blockKey({ code, path }), item: { d: encodeBlock(block) } };
        if (block.split) yield { key: dividedKey({ code, path }), item: { code, path, parts: block.split } };
      }
    const { pieces, head } = lexiconItems(
      GENERATION,
      { last: known(this.#lasts), first: known(this.#firsts) },
      this.#now,
    );
    yield* pieces;
    yield { key: namesKeys(VERSION).known('HEAD'), item: head };
  }

  *#byCode(): Generator<{ code: string; entries: NameEntry[] }> {
    let code: Buffer | undefined;
    let entries: NameEntry[] = [];
    let towns = new Map<string, Town>();
    for (const { key, value } of this.#sort.sorted()) {
      if (!code?.equals(key)) {
        if (code) yield { code: code.toString(), entries };
        code = Buffer.from(key);
        entries = [];
        towns = new Map();
      }
      entries.push(unpacked(value.toString(), towns));
    }
    if (code) yield { code: code.toString(), entries };
  }

  [Symbol.dispose](): void {
    this.#sort[Symbol.dispose]();
  }
}

type Packed = [
  ...[id: string, last: string, lastKey: string, first: string, firstKey: string, middle: string],
  ...[year: number | null, month: number | null, towns: string[], isOther: boolean, weight: number],
];

/** An entry as it lies in the sort. */
function packed({ person_id, last, first, middle, year, month, towns, isOther, weight }: NameEntry): string {
  const places = towns.map((town) => JSON.stringify([town.city, town.state, town.country]));
  const all: Packed = [person_id, last.shown, last.key, first.shown, first.key, middle, year, month, places, isOther, weight]; // prettier-ignore
  return JSON.stringify(all);
}

/** Towns that are the same are one object: there are many people in each. */
function unpacked(text: string, towns: Map<string, Town>): NameEntry {
  const [id, last, lastKey, first, firstKey, middle, year, month, places, isOther, weight] = JSON.parse(text) as Packed;
  const townOf = (place: string): Town => {
    let town = towns.get(place);
    if (!town) {
      const [city, state, country] = JSON.parse(place) as [string | null, string | null, string];
      towns.set(place, (town = { city, state, country }));
    }
    return town;
  };
  return {
    person_id: id as PersonId,
    last: { shown: last, key: lastKey },
    first: { shown: first, key: firstKey },
    ...{ middle, year, month, towns: places.map(townOf), isOther, weight },
  };
}
