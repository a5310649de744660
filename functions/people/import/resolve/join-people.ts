import { factIdsFor } from '#functions/people/corrections/fact-id.ts';
import { type MarkerEntry, obsoleteMarkers, markersOf } from '#functions/people/directory/entries.ts';
import { directoryStore } from '#functions/people/directory/store.ts';
import {
  combineRecords,
  loadPeople,
  MAX_RECORDS,
  withoutRecords,
  recordItems,
} from '#functions/people/import/records.ts';
import {
  CannotDecide,
  type Decision,
  decision,
  decisionStore,
  type Pair,
} from '#functions/people/import/resolve/decision.ts';
import { scorePair } from '#functions/people/import/resolve/score.ts';
import { recordsIn, sourceOf } from '#functions/people/import/source-record.ts';
import { factsIn } from '#functions/people/import/write-people.ts';
import { derivedWrites } from '#functions/people/import/derived-items.ts';
import { nameWrites } from '#functions/people/index/name-index-update.ts';
import { removeSuppressed } from '#functions/people/suppression/remove-suppressed.ts';
import { redirect, peopleStore, type StoredPerson, storedPerson } from '#functions/people/store.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { MAX_WRITES, type Table } from '#functions/platform/table/table.ts';
import type { PersonId } from '#shared/values/id.ts';

/** The tally for decisions of an operator. */
const OPERATOR = 'operator';

/**
 * Joins two people by an operator's decision: all records move to the target in one transaction, and the old id
 * redirects to it. @throws CannotDecide if they are the same, removed, or too large
 */
export async function joinPeople(table: Table, pair: Pair, now: Date): Promise<void> {
  await directoryStore(table).sweep(await retryOnConflict(() => attempt(table, pair, now)));
  await removeSuppressed(table, [pair.person_id], now);
}

/** Returns the markers of lists that they have left. */
async function attempt(table: Table, { record, person_id }: Pair, now: Date): Promise<MarkerEntry[]> {
  const stored = await loadPeople(table, [record, person_id]);
  const [from, into] = [stored.get(record), stored.get(person_id)];
  if (!from || !into) throw new CannotDecide('There is no person of this id.');
  if (from.person.person_id === into.person.person_id) throw new CannotDecide('They are one person already.');
  if (from.person.person_id !== record)
    throw new CannotDecide(`They were joined to ${from.person.person_id}: name that.`);
  const records = new Map([...into.records, ...from.records]);
  if (records.size > MAX_RECORDS) throw new CannotDecide(`No person is made of more than ${MAX_RECORDS} records.`);

  const factId = await factIdsFor([into.person, from.person]);
  const { person } = combineRecords(into.person.person_id, records.values(), factId);
  const noRecords = new Map<PersonId, StoredPerson>();
  const recordChanges = recordItems(person.person_id, into.records, records);
  const places = await peopleStore(table).places([...from.records.keys()]);
  const earlier = await decisionStore(table).of(record, person.person_id);
  const source = sourceOf(from.person);
  const fixed = [
    table.put(storedPerson, person, into.person),
    ...recordChanges.write.map(({ key, item }) => table.derive(storedPerson, key, item)),
    ...recordItems(record, from.records, noRecords).remove.map((key) => table.remove(key)),
    ...places.map(({ person_id, revision }) => {
      const gone = { person_id, moved_to: person.person_id };
      return table.put(redirect, gone, { ...gone, revision });
    }),
    table.put(
      decision,
      decidedOn({ record, person_id: person.person_id }, 'joined', from.person, into.person, source, now, [
        ...from.records.keys(),
      ]),
      earlier,
    ),
    table.add(
      keys.tally({ source, lane: 0 }),
      {
        people: -1,
        facts: factsIn(person) - factsIn(into.person) - factsIn(from.person),
        records: recordsIn(person) - recordsIn(into.person) - recordsIn(from.person),
      },
      { source },
    ),
  ];
  await directoryStore(table).mark(markersOf(withoutRecords(person), now), new Set());
  const removals = derivedWrites(table, from.person, undefined, now, 0);
  const changes = [
    { was: withoutRecords(from.person) },
    { was: withoutRecords(into.person), is: withoutRecords(person) },
  ];
  const names = await nameWrites(table, changes, now);
  const room = MAX_WRITES - fixed.length - removals.writes.length - names.length;
  const additions = derivedWrites(table, into.person, person, now, room);
  if (additions.writes.length > room)
    throw new CannotDecide('They have more places in the index than one transaction takes.');
  await table.commit(...fixed, ...removals.writes, ...additions.writes, ...names);
  return obsoleteMarkers([withoutRecords(from.person), withoutRecords(into.person)], [withoutRecords(person)], now);
}

/** Keeps two people apart: no rule joins them from now on. */
export const keepApart = (table: Table, pair: Pair, now: Date): Promise<void> =>
  retryOnConflict(async () => {
    const stored = await loadPeople(table, [pair.record, pair.person_id]);
    const [one, other] = [stored.get(pair.record), stored.get(pair.person_id)];
    if (!one || !other) throw new CannotDecide('There is no person of this id.');
    if (one.person.person_id === other.person.person_id) throw new CannotDecide('They are one person: undo that.');
    const earlier = await decisionStore(table).of(pair.record, pair.person_id);
    const next = decidedOn(pair, 'kept-apart', one.person, other.person, sourceOf(one.person), now, [pair.record]);
    await table.commit(table.put(decision, next, earlier));
  });

function decidedOn(
  pair: Pair,
  state: Decision['state'],
  one: StoredPerson,
  other: StoredPerson,
  source: string,
  now: Date,
  records: PersonId[],
): Decision {
  const { score, evidence } = scorePair(withoutRecords(one), withoutRecords(other), {
    sameSource: false,
    namesakes: 1,
    holders: () => 2,
  });
  const said = evidence.flatMap(({ field, weight, said }) => (weight ? [{ field, weight, said }] : []));
  return { ...pair, state, by: OPERATOR, score, evidence: said, source, records, decided_at: now.toISOString() };
}
