import { factIdsFor } from '#functions/people/corrections/fact-id.ts';
import { type MarkerEntry, obsoleteMarkers, markersOf } from '#functions/people/directory/entries.ts';
import { directoryStore } from '#functions/people/directory/store.ts';
import {
  combineRecords,
  type PersonWithRecords,
  loadPeople,
  withoutRecords,
  recordItems,
} from '#functions/people/import/records.ts';
import { CannotDecide, decision, decisionStore, type Pair } from '#functions/people/import/resolve/decision.ts';
import { recordsIn } from '#functions/people/import/source-record.ts';
import { factsIn } from '#functions/people/import/write-people.ts';
import { derivedWrites } from '#functions/people/import/derived-items.ts';
import { nameWrites } from '#functions/people/index/name-index-update.ts';
import { removeSuppressed } from '#functions/people/suppression/remove-suppressed.ts';
import { redirect, peopleStore, type StoredPerson, storedPerson } from '#functions/people/store.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { MAX_WRITES, type Revised, type Table } from '#functions/platform/table/table.ts';
import type { PersonId } from '#shared/values/id.ts';

/**
 * Reverts a merge in one transaction: the records move back, and both people are recombined from their records. No rule
 * joins them again. @throws CannotDecide if they are not joined
 */
export async function undoMerge(table: Table, pair: Pair, now: Date): Promise<void> {
  const { incomplete, deserted } = await retryOnConflict(() => attempt(table, pair, now));
  // Postings that did not fit into the transaction are written right after it.
  for (const person_id of incomplete) await retryOnConflict(() => writeAgain(table, person_id, now));
  await directoryStore(table).sweep(deserted);
  await removeSuppressed(table, [pair.record, pair.person_id], now);
}

type UndoResult = { incomplete: PersonId[]; deserted: MarkerEntry[] };

/** Returns the people with missing postings, and the markers of lists that neither is in any more. */
async function attempt(table: Table, { record, person_id }: Pair, now: Date): Promise<UndoResult> {
  const was = await decisionStore(table).of(record, person_id);
  if (was?.state !== 'joined') throw new CannotDecide('They are not joined by such a decision.');
  const holder = (await loadPeople(table, [record])).get(record);
  const { leaving, staying } = splitRecords(holder, new Set(was.records));
  if (!holder || !leaving.has(record) || !staying.size)
    throw new CannotDecide('What was joined there has gone elsewhere since: undo that first.');

  const factId = await factIdsFor([holder.person]);
  const rest = combineRecords(holder.person.person_id, staying.values(), factId).person;
  const back = combineRecords(record, leaving.values(), factId).person;
  const recordChanges = recordItems(holder.person.person_id, holder.records, staying);
  const ownRecordChanges = recordItems(record, new Map<PersonId, StoredPerson>(), leaving);
  const places = await peopleStore(table).places([...leaving.keys()]);
  const fixed = [
    table.put(storedPerson, rest, holder.person),
    ...recordChanges.remove.map((key) => table.remove(key)),
    ...[...recordChanges.write, ...ownRecordChanges.write].map(({ key, item }) =>
      table.derive(storedPerson, key, item),
    ),
    ...places.map((place) =>
      place.person_id === record
        ? table.put(storedPerson, back, { ...back, revision: place.revision })
        : table.put(redirect, redirectTo(record, place), { ...redirectTo(record, place), revision: place.revision }),
    ),
    table.put(decision, { ...was, state: 'undone', by: 'operator', decided_at: now.toISOString() }, was),
    table.add(
      keys.tally({ source: was.source, lane: 0 }),
      {
        people: 1,
        facts: factsIn(rest) + factsIn(back) - factsIn(holder.person),
        records: recordsIn(rest) + recordsIn(back) - recordsIn(holder.person),
      },
      { source: was.source },
    ),
  ];
  const markers = [rest, back].flatMap((each) => markersOf(withoutRecords(each), now));
  await directoryStore(table).mark(markers, new Set());
  const removals = derivedWrites(table, holder.person, rest, now, 0);
  const changes = [{ was: withoutRecords(holder.person), is: withoutRecords(rest) }, { is: withoutRecords(back) }];
  const names = await nameWrites(table, changes, now);
  const additions = derivedWrites(
    table,
    undefined,
    back,
    now,
    MAX_WRITES - fixed.length - removals.writes.length - names.length,
  );
  await table.commit(...fixed, ...removals.writes, ...additions.writes, ...names);
  return {
    incomplete: [...(removals.missing ? [rest.person_id] : []), ...(additions.missing ? [record] : [])],
    deserted: obsoleteMarkers([withoutRecords(holder.person)], [rest, back].map(withoutRecords), now),
  };
}

const redirectTo = (record: PersonId, { person_id }: { person_id: PersonId }) => ({ person_id, moved_to: record });

function splitRecords(holder: PersonWithRecords | undefined, records: Set<PersonId>) {
  const all = [...(holder?.records ?? [])];
  return {
    leaving: new Map(all.filter(([id]) => records.has(id))),
    staying: new Map(all.filter(([id]) => !records.has(id))),
  };
}

/** Rewrites a person with all their postings. */
async function writeAgain(table: Table, person_id: PersonId, now: Date): Promise<void> {
  const [was] = (await peopleStore(table).places([person_id])).filter((each) => 'names' in each);
  if (!was) return;
  const { revision: _, ...person } = was satisfies Revised<StoredPerson>;
  await table.commit(
    table.put(storedPerson, person, was),
    ...derivedWrites(table, undefined, person, now, MAX_WRITES - 1).writes,
  );
}
