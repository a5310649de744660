import { listing } from '#functions/people/directory/store.ts';
import { derivedFrom } from '#functions/people/import/derived.ts';
import { withoutRecords } from '#functions/people/import/records.ts';
import { card, type StoredPerson, teaserCard } from '#functions/people/store.ts';
import { type Key, keys } from '#functions/platform/table/keys.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';

/** What goes with a person’s profile; `missing` places had no room. */
export type DerivedWrites = { writes: Write[]; bytes: number; missing: number };

/**
 * All that follows from a person and stands or falls with their profile: teaser, places in the index, entries of the
 * directory. What followed from them before and no longer does is cleared: a card that stays behind shows what was taken
 * away. `room` is how many writes there may be; undefined for `is` where the person goes.
 */
export function derivedWrites(
  table: Table,
  was: StoredPerson | undefined,
  is: StoredPerson | undefined,
  now: Date,
  room: number,
): DerivedWrites {
  const [before, after] = [was, is].map((each) => (each ? derivedFrom(withoutRecords(each), now) : undefined));
  const shown = after?.card;
  const { names: _, ...teaser } = shown ?? { names: [] };
  const teaserKey = keys.teaser((is ?? was)!);
  const listed = [
    'person_id' in teaser ? table.derive(teaserCard, teaserKey, teaser) : table.remove(teaserKey),
    ...(after?.listings ?? []).map(({ key, item }) => table.derive(listing, key, item)),
    ...obsoleteKeys(
      (before?.listings ?? []).map((each) => each.key),
      (after?.listings ?? []).map((each) => each.key),
    ).map((key) => table.remove(key)),
  ];
  const isOld = new Set(before?.places.map(nameOf));
  const wanted = after?.places ?? [];
  const removed = obsoleteKeys(before?.places ?? [], wanted);
  const kept = wanted.filter((place) => isOld.has(nameOf(place)));
  // Every old place is either rewritten or cleared: its card must not stay behind. New ones take what room is left.
  const fresh = wanted
    .filter((place) => !isOld.has(nameOf(place)))
    .slice(0, Math.max(0, room - listed.length - removed.length - kept.length));
  const written = [...kept, ...fresh];
  return {
    writes: [
      ...listed,
      ...(shown ? written.map((place) => table.derive(card, place, shown)) : []),
      ...removed.map((place) => table.remove(place)),
    ],
    bytes: (written.length + 1) * Buffer.byteLength(JSON.stringify(shown ?? '')),
    missing: wanted.length + (after?.missing ?? 0) - written.length,
  };
}

const nameOf = ({ pk, sk }: Key) => `${pk}\n${sk}`;

function obsoleteKeys(before: Key[], after: Key[]): Key[] {
  const stays = new Set(after.map(nameOf));
  return before.filter((key) => !stays.has(nameOf(key)));
}
