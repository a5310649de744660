import { dynamoJson, type Parts } from '#functions/people/bulk/parts.ts';
import { cardAt, type Derived, derivedFrom, ownOf } from '#functions/people/import/derived-items.ts';
import { withoutRecords } from '#functions/people/import/records.ts';
import type { StoredPerson } from '#functions/people/store.ts';
import { keys } from '#functions/platform/table/keys.ts';

/** Item size limit, measured slightly differently than by DynamoDB. */
const MAX_ITEM_BYTES = 380_000;

/** The number of items written, by kind. */
export type ItemCounts = { profiles: number; teasers: number; postings: number; listings: number };

/** Writes all items of a person; writes nothing and returns undefined if the profile exceeds the item limit. */
export function writePerson(parts: Parts, stored: StoredPerson, now: Date, counts: ItemCounts): Derived | undefined {
  const profile = dynamoJson(stored);
  if (profile.length > MAX_ITEM_BYTES && Buffer.byteLength(JSON.stringify(stored)) > MAX_ITEM_BYTES) return undefined;
  parts.write(keys.person(stored), profile);

  const derived = derivedFrom(withoutRecords(stored), now);
  const { card, teaser, places, listings } = derived;
  parts.item(keys.teaser(stored), teaser);
  const written = new Map<string, string>();
  for (const posting of places) {
    const kind = JSON.stringify(ownOf(posting));
    const json = written.get(kind) ?? dynamoJson(cardAt(card, posting));
    written.set(kind, json);
    parts.write(posting.place, json);
  }
  for (const { key, item } of listings) parts.item(key, item);

  counts.profiles++;
  counts.teasers++;
  counts.postings += places.length;
  counts.listings += listings.length;
  return derived;
}
