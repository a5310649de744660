import type { Parts } from '#functions/people/bulk/parts.ts';
import type { Gathered } from '#functions/people/bulk/people.ts';
import { type Derived, derivedFrom } from '#functions/people/import/derived.ts';
import { keys } from '#functions/platform/table/keys.ts';

/** As large as one item of the table may be, counted a little differently than there. */
const MOST_ITEM_BYTES = 380_000;

/** How many items of each kind were written. */
export type ItemCounts = { profiles: number; teasers: number; postings: number; listings: number };

/** Writes the items of one person after another. */
export class PersonItems {
  readonly counts: ItemCounts = { profiles: 0, teasers: 0, postings: 0, listings: 0 };
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** What followed from the person; undefined, and nothing written, where the profile is too large for an item. */
  write({ person, records }: Pick<Gathered, 'person' | 'records'>, now: Date): Derived | undefined {
    const { out } = this.#parts;
    const start = out.length;
    this.#parts.begin(keys.person(person));
    out.fields(person);
    out.textMap('records', records);
    if (out.length - start > MOST_ITEM_BYTES) {
      const stored = { ...person, records: Object.fromEntries(records) };
      if (Buffer.byteLength(JSON.stringify(stored)) > MOST_ITEM_BYTES) {
        out.cut(start);
        return undefined;
      }
    }
    this.#parts.end();

    const derived = derivedFrom(person, now);
    const { card, places, listings } = derived;
    const { names, ...teaser } = card;
    this.#parts.begin(keys.teaser(person));
    const teaserFrom = out.length;
    out.fields(teaser);
    const teaserTo = out.length;
    this.#parts.end();
    // The card lies at each place: the teaser once more, and the names behind it, which are written at the first.
    let [namesFrom, namesTo] = [0, 0];
    for (const place of places) {
      this.#parts.begin(place);
      out.again(teaserFrom, teaserTo);
      if (namesTo) out.again(namesFrom, namesTo);
      else {
        namesFrom = out.length;
        out.field('names', names);
        namesTo = out.length;
      }
      this.#parts.end();
    }
    for (const { key, item } of listings) this.#parts.item(key, item);

    this.counts.profiles++;
    this.counts.teasers++;
    this.counts.postings += places.length;
    this.counts.listings += listings.length;
    return derived;
  }
}
