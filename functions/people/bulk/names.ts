import { ExternalSort } from '#functions/people/bulk/external-sort.ts';
import { PackedEntries, packedEntry } from '#functions/people/bulk/packed-entry.ts';
import { encodeBlock } from '#functions/people/index/encode-block.ts';
import { codesOf, type NameEntry, nameEntriesOf } from '#functions/people/index/entry.ts';
import { blockKey, dividedKey, lexiconItems } from '#functions/people/index/name-table.ts';
import { VERSION } from '#functions/people/index/sound.ts';
import { nodesOf } from '#functions/people/index/tree.ts';
import { type Key, names as namesKeys } from '#functions/platform/table/keys.ts';
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
      const { key } = entry.last;
      if (key.includes(' ')) for (const word of key.split(' ')) count(this.#lasts, word);
      else count(this.#lasts, key);
      count(this.#firsts, entry.first.key.split(' ', 1)[0]!);
      const value = packedEntry(entry);
      for (const code of codesOf(entry)) this.#add(code, value);
    }
  }

  #add(code: string, value: Buffer): void {
    if (!/^[\x20-\x7e]*$/.test(code)) return this.#sort.add(Buffer.from(code), value);
    const at = this.#sort.reserve(code.length, value.length);
    const { arena } = this.#sort;
    for (let i = 0; i < code.length; i++) arena[at + i] = code.charCodeAt(i);
    arena.set(value, at + code.length);
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
    let packed = new PackedEntries();
    for (const { key, value } of this.#sort.sorted()) {
      if (!code?.equals(key)) {
        if (code) yield { code: code.toString(), entries };
        code = Buffer.from(key);
        entries = [];
        packed = new PackedEntries();
      }
      entries.push(packed.read(value));
    }
    if (code) yield { code: code.toString(), entries };
  }

  [Symbol.dispose](): void {
    this.#sort[Symbol.dispose]();
  }
}
