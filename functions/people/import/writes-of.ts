import { directoryEntriesOf } from '#functions/directory/entries.ts';
import { listing } from '#functions/directory/store.ts';
import { cardOf } from '#functions/people/domain/card.ts';
import { personIn } from '#functions/people/import/records.ts';
import { postingsOf } from '#functions/people/index/postings.ts';
import { card, type StoredPerson, teaserCard } from '#functions/people/store.ts';
import { type Key, keys } from '#functions/platform/table/keys.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';

/** Of one person’s places in the index these many, so that all that changes of them fits one transaction. */
const MOST_POSTINGS = 60;

/** What goes with a person’s profile; `missing` places had no room. */
export type Derived = { writes: Write[]; bytes: number; missing: number };

/**
 * All that follows from a person and stands or falls with their profile: teaser, places in the index, entries of the
 * directory. What followed from them before and no longer does is cleared: a card that stays behind shows what was taken
 * away. `room` is how many writes there may be; undefined for `is` where the person goes.
 */
export function writesOf(
  table: Table,
  was: StoredPerson | undefined,
  is: StoredPerson | undefined,
  now: Date,
  room: number,
): Derived {
  const [before, after] = [was, is].map((each) => (each ? listedOf(personIn(each), now) : nowhere));
  const shown = is && cardOf(personIn(is), now);
  const { names: _, ...teaser } = shown ?? { names: [] };
  const teaserKey = keys.teaser((is ?? was)!);
  const listed = [
    'person_id' in teaser ? table.derive(teaserCard, teaserKey, teaser) : table.remove(teaserKey),
    ...after!.entries.map(({ key, item }) => table.derive(listing, key, item)),
    ...gone(
      before!.entries.map((each) => each.key),
      after!.entries.map((each) => each.key),
    ).map((key) => table.remove(key)),
  ];
  const isOld = new Set(before!.postings.map(nameOf));
  const wanted = after!.postings;
  const removed = gone(before!.postings, wanted);
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
    missing: after!.all - written.length,
  };
}

type Listed = { postings: Key[]; all: number; entries: ReturnType<typeof directoryEntriesOf> };
const nowhere: Listed = { postings: [], all: 0, entries: [] };

/** Where a person is found and listed, the most useful places of the index first. */
function listedOf(person: ReturnType<typeof personIn>, now: Date): Listed {
  const all = postingsOf(person);
  return { postings: all.slice(0, MOST_POSTINGS), all: all.length, entries: directoryEntriesOf(person, now) };
}

const nameOf = ({ pk, sk }: Key) => `${pk}\n${sk}`;

function gone(before: Key[], after: Key[]): Key[] {
  const stays = new Set(after.map(nameOf));
  return before.filter((key) => !stays.has(nameOf(key)));
}
