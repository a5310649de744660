import { directoryEntriesOf } from '#functions/people/directory/entries.ts';
import { type Card, cardOf, storedTeaserOf, type StoredTeaser } from '#functions/people/domain/card.ts';
import { type Posting, postingsOf } from '#functions/people/index/postings.ts';
import { listing } from '#functions/people/directory/store.ts';
import { withoutRecords } from '#functions/people/import/records.ts';
import { card, type StoredPerson, teaserCard } from '#functions/people/store.ts';
import { type Key, keys } from '#functions/platform/table/keys.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';
import type { Person } from '#shared/values/person.ts';

/** Maximum number of postings per person, so that a change of all of them fits into one transaction. */
const MAX_POSTINGS = 60;

/** All items of a person beside the profile and the name index. Both the importer and the bulk build write these. */
export type Derived = {
  /** The item at each posting; see `cardAt`. */
  card: Card;
  teaser: StoredTeaser;
  /** The postings, most useful first, and how many did not fit. */
  places: Posting[];
  missing: number;
  /** The directory entries. */
  listings: ReturnType<typeof directoryEntriesOf>;
};

export function derivedFrom(person: Person, now: Date): Derived {
  const places = postingsOf(person);
  const card = cardOf(person, now);
  return {
    card,
    teaser: storedTeaserOf(person, card, now),
    places: places.slice(0, MAX_POSTINGS),
    missing: Math.max(0, places.length - MAX_POSTINGS),
    listings: directoryEntriesOf(person, now),
  };
}

/** What the card says at one posting alone: what leads there may be no longer the person's, or their office. */
export const ownOf = ({ isFormer, isOffice, link }: Posting): Pick<Card, 'is_former' | 'is_office' | 'link'> => ({
  ...(isFormer && { is_former: true as const }),
  ...(isOffice && { is_office: true as const }),
  ...(link && { link }),
});

/** The item at a posting. */
export const cardAt = (card: Card, posting: Posting): Card => ({ ...card, ...ownOf(posting) });

/** The writes that accompany a profile; `missing` postings did not fit. */
type DerivedWrites = { writes: Write[]; bytes: number; missing: number };

/**
 * All items derived from a person, written in the same transaction as the profile: teaser, postings and directory
 * entries. Items of the previous version that are obsolete are removed, since a leftover card would show removed data.
 * `room` limits the number of writes; `is` is undefined for a person who is removed.
 */
export function derivedWrites(
  table: Table,
  was: StoredPerson | undefined,
  is: StoredPerson | undefined,
  now: Date,
  room: number,
): DerivedWrites {
  const [before, after] = [was, is].map((each) => (each ? derivedFrom(withoutRecords(each), now) : undefined));
  const teaserKey = keys.teaser((is ?? was)!);
  const listed = [
    after ? table.derive(teaserCard, teaserKey, after.teaser) : table.remove(teaserKey),
    ...(after?.listings ?? []).map(({ key, item }) => table.derive(listing, key, item)),
    ...obsoleteKeys(
      (before?.listings ?? []).map((each) => each.key),
      (after?.listings ?? []).map((each) => each.key),
    ).map((key) => table.remove(key)),
  ];
  const [old, wanted] = [before?.places ?? [], after?.places ?? []];
  const isOld = new Set(old.map(({ place }) => nameOf(place)));
  const removed = obsoleteKeys(
    old.map(({ place }) => place),
    wanted.map(({ place }) => place),
  );
  const remaining = wanted.filter(({ place }) => isOld.has(nameOf(place)));
  // Every old posting is rewritten or removed, so that no stale card remains; new ones take the remaining room.
  const fresh = wanted
    .filter(({ place }) => !isOld.has(nameOf(place)))
    .slice(0, Math.max(0, room - listed.length - removed.length - remaining.length));
  const written = [...remaining, ...fresh];
  return {
    writes: [
      ...listed,
      ...written.map((posting) => table.derive(card, posting.place, cardAt(after!.card, posting))),
      ...removed.map((place) => table.remove(place)),
    ],
    bytes: (written.length + 1) * Buffer.byteLength(JSON.stringify(after?.card ?? '')),
    missing: wanted.length + (after?.missing ?? 0) - written.length,
  };
}

const nameOf = ({ pk, sk }: Key) => `${pk}\n${sk}`;

function obsoleteKeys(before: Key[], after: Key[]): Key[] {
  const stays = new Set(after.map(nameOf));
  return before.filter((key) => !stays.has(nameOf(key)));
}
