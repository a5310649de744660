import { type FactId, factIds } from '#functions/people/corrections/fact-id.ts';
import { type ChangeMark, withCorrections, withMark } from '#functions/people/corrections/marks.ts';
import { type MarkerEntry, markersOf, obsoleteMarkers } from '#functions/people/directory/entries.ts';
import { directoryStore } from '#functions/people/directory/store.ts';
import { derivedWrites } from '#functions/people/import/derived-items.ts';
import {
  combineRecords,
  type PersonWithRecords,
  recordItems,
  withoutRecords,
} from '#functions/people/import/records.ts';
import { fitToItem, recordsIn } from '#functions/people/import/source-record.ts';
import { factsIn } from '#functions/people/import/write-people.ts';
import { nameWrites } from '#functions/people/index/name-index-update.ts';
import { type StoredPerson, storedPerson } from '#functions/people/store.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { MAX_WRITES, type Table, type Write } from '#functions/platform/table/table.ts';
import type { PersonId } from '#shared/values/id.ts';

/** Why a fact cannot be corrected so, worded for an operator. */
export class CannotCorrect extends Error {}

/** A change of the mark of one fact in some records of a person. */
export type MarkChange = { records: readonly PersonId[]; fact_id: string; change: ChangeMark };

/** The person as the change leaves them, and their records. */
export function markedPerson(
  { person, records }: PersonWithRecords,
  { records: marked, fact_id, change }: MarkChange,
  factId: FactId,
): { person: StoredPerson; records: Map<PersonId, StoredPerson> } {
  const next = new Map(
    [...records].map(([id, record]): [PersonId, StoredPerson] => {
      if (!marked.includes(id)) return [id, record];
      const { marks: was, ...unmarked } = record;
      const marks = withMark(was, fact_id, change);
      return [id, fitToItem(withCorrections({ ...unmarked, ...(marks && { marks }) }, marks, factId)).person];
    }),
  );
  return { person: combineRecords(person.person_id, next.values(), factId).person, records: next };
}

/**
 * The writes of such a change: the profile, its records and, if a fact is corrected, all that is derived from it. `left`
 * are the markers of lists that the person leaves, to be swept after the commit.
 */
export async function markWrites(
  table: Table,
  stored: PersonWithRecords,
  change: MarkChange,
  now: Date,
): Promise<{ writes: Write[]; left: MarkerEntry[] }> {
  const was = stored.person;
  const { person, records } = markedPerson(stored, change, await factIds());
  const profile = [
    table.put(storedPerson, person, was),
    ...recordItems(person.person_id, stored.records, records).write.map(({ key, item }) =>
      table.derive(storedPerson, key, item),
    ),
  ];
  const { revision: _, ...unrevised } = was;
  const [before, after] = [withoutRecords(unrevised), withoutRecords(person)];
  if (isSame(before, after)) return { writes: profile, left: [] };

  await directoryStore(table).mark(markersOf(after, now), new Set());
  const names = await nameWrites(table, [{ was: before, is: after }], now);
  const source = Object.keys(person.records).sort()[0]?.split('#')[0] ?? '';
  const tally = table.add(
    keys.tally({ source, lane: 0 }),
    { facts: factsIn(after) - factsIn(before), records: recordsIn(person) - recordsIn(was) },
    { source },
  );
  const room = MAX_WRITES - profile.length - names.length - 1;
  const derived = derivedWrites(table, was, person, now, room);
  return {
    writes: [...profile, ...derived.writes, ...names, tally],
    left: obsoleteMarkers([before], [after], now),
  };
}

const isSame = (one: object, other: object) => JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
const ordered = (person: object) => Object.entries(person).sort(([a], [b]) => (a < b ? -1 : 1));

/** A listing without a name cannot exist: its only name is not withdrawn. @throws CannotCorrect */
export async function requireName(stored: PersonWithRecords, change: MarkChange): Promise<void> {
  const factId = await factIds();
  const { person } = markedPerson(stored, change, factId);
  const isWithdrawn = person.names.some(
    (fact) => person.marks?.[factId('names', fact)]?.correction?.how === 'withdrawn',
  );
  if (isWithdrawn) throw new CannotCorrect('It is the only name of this listing: remove the listing instead.');
}
