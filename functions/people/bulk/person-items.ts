import { dynamoJson, type Parts } from '#functions/people/bulk/parts.ts';
import { type Derived, derivedFrom } from '#functions/people/import/derived.ts';
import { withoutRecords } from '#functions/people/import/records.ts';
import type { StoredPerson } from '#functions/people/store.ts';
import { keys } from '#functions/platform/table/keys.ts';

/** As large as one item of the table may be, counted a little differently than there. */
const MAX_ITEM_BYTES = 380_000;

/** How many items of each kind were written. */
export type ItemCounts = { profiles: number; teasers: number; postings: number; listings: number };

/** Writes all items of a person; undefined, and nothing written, where the profile is too large for an item. */
export function writePerson(parts: Parts, stored: StoredPerson, now: Date, counts: ItemCounts): Derived | undefined {
  const profile = dynamoJson(stored);
  if (profile.length > MAX_ITEM_BYTES && Buffer.byteLength(JSON.stringify(stored)) > MAX_ITEM_BYTES) return undefined;
  parts.write(keys.person(stored), profile);

  const derived = derivedFrom(withoutRecords(stored), now);
  const { card, places, listings } = derived;
  const { names: _, ...teaser } = card;
  parts.item(keys.teaser(stored), teaser);
  const posting = places.length ? dynamoJson(card) : '';
  for (const place of places) parts.write(place, posting);
  for (const { key, item } of listings) parts.item(key, item);

  counts.profiles++;
  counts.teasers++;
  counts.postings += places.length;
  counts.listings += listings.length;
  return derived;
}
