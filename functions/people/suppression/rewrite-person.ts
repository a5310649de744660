import { createHash } from 'node:crypto';

import { factIdsFor } from '#functions/people/corrections/fact-id.ts';
import { type MarkerEntry, obsoleteMarkers, markersOf } from '#functions/people/directory/entries.ts';
import { directoryStore } from '#functions/people/directory/store.ts';
import { derivedWrites } from '#functions/people/import/derived-items.ts';
import {
  combineRecords,
  loadPeople,
  type PersonWithRecords,
  recordItems,
  withoutRecords,
} from '#functions/people/import/records.ts';
import { recordsIn, sourceOf } from '#functions/people/import/source-record.ts';
import { factsIn } from '#functions/people/import/write-people.ts';
import { nameWrites } from '#functions/people/index/name-index-update.ts';
import { peopleStore, type StoredPerson, storedPerson, tombstone } from '#functions/people/store.ts';
import { batchesOf } from '#shared/values/batches.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { retryWithBackoff } from '#functions/platform/table/retry-with-backoff.ts';
import { MAX_WRITES, type Table, type Write } from '#functions/platform/table/table.ts';
import type { PersonId } from '#shared/values/id.ts';
import type { Person } from '#shared/values/person.ts';

/** What becomes of each record of a person: another version of it, or nothing. */
export type Rewritten = Map<PersonId, Person | undefined>;

export type Rewrite = (records: StoredPerson[]) => Promise<Rewritten>;

/** Removes every record of a person. */
export const removeRecords: Rewrite = async (records) =>
  new Map(records.map(({ person_id }) => [person_id, undefined]));

/** How often a rewrite is tried that others get in the way of: some seconds. */
const ATTEMPTS = 12;

/**
 * Rewrites the records of a listed person, with everything in the index that follows from them; a person without
 * records is replaced by a tombstone. Repeating it changes nothing. The caller has marked who is hidden, so that
 * nothing of them is shown meanwhile.
 */
export async function rewritePerson(
  table: Table,
  person_id: PersonId,
  rewrite: Rewrite,
  removed_by: string,
  now: Date,
): Promise<void> {
  await directoryStore(table).sweep(await rewriteRecords(table, person_id, rewrite, { removed_by, lane: 0 }, now));
}

/** The same, but for the markers that may lead nowhere then. Those who rewrite at the same time have a lane each. */
export async function rewriteRecords(
  table: Table,
  person_id: PersonId,
  rewrite: Rewrite,
  by: { removed_by: string; lane: number },
  now: Date,
): Promise<MarkerEntry[]> {
  return retryWithBackoff(async () => {
    const stored = (await loadPeople(table, [person_id])).get(person_id);
    if (!stored) return [];
    const changes = await rewrite([...stored.records.values()]);
    return changes.size ? attempt(table, stored, changes, by, now) : [];
  }, ATTEMPTS);
}

async function attempt(
  table: Table,
  stored: PersonWithRecords,
  changes: Rewritten,
  { removed_by, lane }: { removed_by: string; lane: number },
  now: Date,
): Promise<MarkerEntry[]> {
  const { person: was, records } = stored;
  const next = nextRecords(records, changes);
  const factId = await factIdsFor([was]);
  const is = next.size ? combineRecords(was.person_id, next.values(), factId).person : undefined;
  const recordChanges = recordItems(was.person_id, records, next);
  const gone = [...records.keys()].filter((id) => !next.has(id) && (id !== was.person_id || !is));
  const places = await peopleStore(table).places([...new Set([...gone, was.person_id])]);
  const source = sourceOf(was);
  const fixed = [
    ...places.flatMap((place): Write[] => {
      const { person_id, revision } = place;
      if (person_id === was.person_id && is) return [table.put(storedPerson, is, was)];
      return [table.put(tombstone, { person_id, removed_by }, { person_id, removed_by, revision })];
    }),
    ...recordChanges.write.map(({ key, item }) => table.derive(storedPerson, key, item)),
    table.add(
      keys.tally({ source, lane }),
      {
        people: is ? 0 : -1,
        facts: factsIn(is) - factsIn(was),
        records: recordsIn(is) - recordsIn(was),
      },
      { source },
    ),
  ];
  if (is) await directoryStore(table).mark(markersOf(withoutRecords(is), now), new Set());
  const names = await nameWrites(table, [{ was: withoutRecords(was), ...(is && { is: withoutRecords(is) }) }], now);
  const derived = [
    ...derivedWrites(table, was, is, now, 0).writes,
    ...recordChanges.remove.map((key) => table.remove(key)),
  ];
  // What does not fit into one transaction goes first: a repetition finds it again as long as the records are there.
  const room = MAX_WRITES - fixed.length - names.length;
  const early = derived.splice(0, Math.max(0, derived.length - room));
  for (const writes of batchesOf(early, MAX_WRITES)) await table.commit(...writes);
  await table.commit(...fixed, ...names, ...derived);
  return obsoleteMarkers([withoutRecords(was)], is ? [withoutRecords(is)] : [], now);
}

function nextRecords(records: Map<PersonId, StoredPerson>, changes: Rewritten): Map<PersonId, StoredPerson> {
  return new Map(
    [...records].flatMap(([id, record]): [PersonId, StoredPerson][] => {
      if (!changes.has(id)) return [[id, record]];
      const person = changes.get(id);
      return person ? [[id, { ...record, ...person, person_id: id, records: contentsOf(record, person) }]] : [];
    }),
  );
}

/** The record's keys with a digest of what is left of it, so that its own content counts as new once it may be shown. */
function contentsOf({ records }: StoredPerson, person: Person): StoredPerson['records'] {
  const digest = contentDigest(person);
  return Object.fromEntries(
    Object.entries(records).map(([key, contents]) => [
      key,
      `${digest}@${contents.slice(contents.lastIndexOf('@') + 1)}`,
    ]),
  );
}

export const contentDigest = (person: Person): string =>
  createHash('sha256').update(JSON.stringify(person)).digest('base64url').slice(0, 16);
