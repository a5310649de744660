import { type Leading, markersOf, type Placed } from '#functions/people/directory/entries.ts';
import { ExternalSort } from '#functions/people/bulk/external-sort.ts';
import type { Person } from '#shared/values/person.ts';

/** How many markers are remembered as seen. Nearly all come again and again. */
const REMEMBERED = 200_000;

/** What leads to the lists of the directory, each once, however many people it leads to. */
export class Markers implements Disposable {
  readonly #now: Date;
  readonly #sort: ExternalSort;
  readonly #seen = new Set<string>();

  constructor(folder: string, now: Date) {
    this.#now = now;
    this.#sort = new ExternalSort(folder, { runBytes: 16 << 20 });
  }

  /** What leads to these lists depends on nothing but the lists, and nearly all have come before. */
  add(person: Person, listings: readonly Placed<unknown>[]): void {
    if (listings.every(({ key }) => this.#seen.has(key.pk))) return;
    for (const { key } of listings) this.#remember(key.pk);
    for (const each of markersOf(person, this.#now)) this.#add(each);
  }

  #remember(name: string): void {
    if (this.#seen.size >= REMEMBERED) this.#seen.clear();
    this.#seen.add(name);
  }

  #add({ key, item }: Leading): void {
    const name = `${key.pk}\n${key.sk}`;
    if (this.#seen.has(name)) return;
    this.#remember(name);
    this.#sort.add(Buffer.from(name), Buffer.from(JSON.stringify({ key, item })));
  }

  *items(): Generator<Placed<Leading['item']>> {
    let last = Buffer.alloc(0);
    for (const { key, value } of this.#sort.sorted()) {
      if (key.equals(last)) continue;
      last = Buffer.from(key);
      yield JSON.parse(value.toString()) as Placed<Leading['item']>;
    }
  }

  [Symbol.dispose](): void {
    this.#sort[Symbol.dispose]();
  }
}
