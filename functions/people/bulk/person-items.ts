import { dynamoJson, fieldsJson, textJson } from '#functions/people/bulk/dynamodb-json.ts';
import { type Derived, derivedFrom } from '#functions/people/bulk/items.ts';
import type { Parts } from '#functions/people/bulk/parts.ts';
import type { StoredPerson } from '#functions/people/store.ts';
import { type Key, keys } from '#functions/platform/table/keys.ts';
import type { Person } from '#shared/values/person.ts';

/** As `Table.put` and `Table.derive` write it: the first time that an item is there. */
export const FIRST = ',"revision":{"N":"1"}';

export const keyJson = ({ pk, sk }: Key): string => `"pk":${textJson(pk)},"sk":${textJson(sk)},`;

/** As large as one item of the table may be, counted a little differently than there. */
const MOST_ITEM_BYTES = 380_000;

/** How many items of each kind were written. */
export type ItemCounts = { profiles: number; teasers: number; postings: number; listings: number };

/** Writes the items of one person after another. */
export class PersonItems {
  readonly counts: ItemCounts = { profiles: 0, teasers: 0, postings: 0, listings: 0 };
  readonly #parts: Parts;
  /** The card of the person at hand, which lies at each of their places. */
  #card = Buffer.allocUnsafe(1 << 14);

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** What followed from the person; undefined, and nothing written, where the profile is too large for an item. */
  write(stored: StoredPerson, person: Person, now: Date): Derived | undefined {
    const profile = fieldsJson(stored);
    if (profile.length > MOST_ITEM_BYTES && Buffer.byteLength(JSON.stringify(stored)) > MOST_ITEM_BYTES)
      return undefined;
    const derived = derivedFrom(person, now);
    const { card, places, listings } = derived;
    this.#parts.item(keyJson(keys.person(person)), profile, FIRST);

    const { names, ...teaser } = card;
    const teaserBytes = this.#write(fieldsJson(teaser), 0);
    const cardBytes = places.length ? this.#write(`,"names":${dynamoJson(names)}`, teaserBytes) : teaserBytes;
    this.#parts.item(keyJson(keys.teaser(person)), this.#card.subarray(0, teaserBytes), FIRST);
    const shown = this.#card.subarray(0, cardBytes);
    for (const place of places) this.#parts.item(keyJson(place), shown, FIRST);
    for (const { key, item } of listings) this.#parts.item(keyJson(key), fieldsJson(item), FIRST);

    this.counts.profiles++;
    this.counts.teasers++;
    this.counts.postings += places.length;
    this.counts.listings += listings.length;
    return derived;
  }

  #write(text: string, at: number): number {
    if (at + text.length * 3 > this.#card.length) {
      const larger = Buffer.allocUnsafe((at + text.length * 3) * 2);
      this.#card.copy(larger, 0, 0, at);
      this.#card = larger;
    }
    return at + this.#card.write(text, at);
  }
}
