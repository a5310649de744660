import { LineSort } from '#functions/people/bulk/line-sort.ts';
import { type MarkerEntry, markersOf, type KeyedItem } from '#functions/people/directory/entries.ts';
import type { Person } from '#shared/values/person.ts';

/** Number of cached keys; nearly all of them recur. */
const REMEMBERED = 200_000;

/** The distinct markers of the directory's lists. */
export class Markers implements AsyncDisposable {
  readonly #now: Date;
  readonly #sort: LineSort;
  readonly #seen = new Set<string>();

  constructor(folder: string, now: Date) {
    this.#now = now;
    this.#sort = new LineSort(folder, { memoryBytes: 16 << 20 });
  }

  /** The markers depend only on the lists, and nearly all recur. */
  add(person: Person, listings: readonly KeyedItem<unknown>[]): void {
    if (listings.every(({ key }) => this.#seen.has(key.pk))) return;
    for (const { key } of listings) this.#remember(key.pk);
    for (const { key, item } of markersOf(person, this.#now)) {
      const name = `${key.pk}\t${key.sk}`;
      if (!this.#seen.has(name)) this.#sort.add(`${name}\t${JSON.stringify({ key, item })}`);
      this.#remember(name);
    }
  }

  #remember(name: string): void {
    if (this.#seen.size >= REMEMBERED) this.#seen.clear();
    this.#seen.add(name);
  }

  async *items(): AsyncGenerator<KeyedItem<MarkerEntry['item']>[]> {
    let last = '';
    for await (const lines of this.#sort.sorted()) {
      const items: KeyedItem<MarkerEntry['item']>[] = [];
      for (const line of lines) {
        const json = line.indexOf('\t', line.indexOf('\t') + 1);
        if (line.slice(0, json) === last) continue;
        last = line.slice(0, json);
        items.push(JSON.parse(line.slice(json + 1)) as KeyedItem<MarkerEntry['item']>);
      }
      yield items;
    }
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#sort[Symbol.asyncDispose]();
  }
}
