import { unionOfMarks, withCorrections } from '#functions/people/corrections/marks.ts';
import type { FactId } from '#functions/people/corrections/fact-id.ts';
import { mergePerson } from '#functions/people/import/merge-person.ts';
import { fitToItem } from '#functions/people/import/source-record.ts';
import { type Redirect, peopleStore, type StoredPerson, storedPerson } from '#functions/people/store.ts';
import { type Key, keys } from '#functions/platform/table/keys.ts';
import type { Revised, Table } from '#functions/platform/table/table.ts';
import type { PersonId } from '#shared/values/id.ts';
import type { Person } from '#shared/values/person.ts';

/**
 * A stored person, and their individual records by the id that each would have alone. A person with one record has no
 * separate items; each of several records has an item of its own, so that merges can be undone.
 */
export type PersonWithRecords = { person: Revised<StoredPerson>; records: Map<PersonId, StoredPerson> };

/** Maximum number of records per person; more indicate a wrong merge. */
export const MAX_RECORDS = 20;

/** Loads people by requested id, following redirects. */
export async function loadPeople(table: Table, ids: PersonId[]): Promise<Map<PersonId, PersonWithRecords>> {
  const store = peopleStore(table);
  const there = new Map((await store.places(ids)).map((each) => [each.person_id, each]));
  const goals = [...there.values()].flatMap((each) => ('moved_to' in each ? each.moved_to : []));
  for (const each of await store.places([...new Set(goals)].filter((id) => !there.has(id))))
    there.set(each.person_id, each);
  const people = [...there.values()].filter((each) => 'names' in each);
  const stored = new Map(
    await Promise.all(people.map(async (person) => [person.person_id, await withRecords(table, person)] as const)),
  );
  return new Map(
    ids.flatMap((id) => {
      const place = there.get(id);
      const person = place && stored.get(goalOf(place));
      return person ? [[id, person]] : [];
    }),
  );
}

const goalOf = (place: StoredPerson | Redirect) => ('moved_to' in place ? place.moved_to : place.person_id);

async function withRecords(table: Table, person: Revised<StoredPerson>): Promise<PersonWithRecords> {
  const { person_id, made_of } = person;
  const records = made_of
    ? await table.getAll(
        storedPerson,
        made_of.map((record) => keys.told({ person_id, record })),
      )
    : [person];
  return { person, records: new Map(records.map(({ revision: _, ...each }) => [each.person_id, each])) };
}

/**
 * Combines records into one person, independent of their order: they are merged in id order, because with three or more
 * sources the result of pairwise merging depends on the order.
 */
export function combineRecords(
  person_id: PersonId,
  records: Iterable<StoredPerson>,
  factId: FactId,
): { person: StoredPerson; leftOut: number } {
  const sorted = [...records].sort((a, b) => (a.person_id < b.person_id ? -1 : 1));
  const marks = unionOfMarks(sorted.map((each) => each.marks));
  // Before merging, so that a withdrawn value gives way to that of another record; and after it, for names.
  const all = sorted.map((each) => withCorrections(each, marks, factId));
  const [first, ...others] = all;
  if (!first) throw new RangeError('A person is made of one record at least');
  const whole = others.reduce<StoredPerson>(
    (was, is) => ({
      ...mergePerson(withoutRecords(was), withoutRecords(is)),
      records: { ...was.records, ...is.records },
    }),
    first,
  );
  const corrected = withCorrections(whole, marks, factId);
  return fitToItem({
    ...corrected,
    person_id,
    ...(others.length && { made_of: all.map((each) => each.person_id) }),
    ...(marks && { marks }),
  });
}

/** The items of a person's individual records, if there are several: those to write and those to remove. */
export function recordItems(
  person_id: PersonId,
  was: Map<PersonId, StoredPerson>,
  is: Map<PersonId, StoredPerson>,
): { write: { key: Key; item: StoredPerson }[]; remove: Key[] } {
  const [old, next] = [was, is].map((each) => (each.size > 1 ? each : new Map<PersonId, StoredPerson>()));
  const keyOf = (record: PersonId) => keys.told({ person_id, record });
  return {
    write: [...next!].flatMap(([id, item]) => (old!.get(id) === item ? [] : [{ key: keyOf(id), item }])),
    remove: [...old!.keys()].filter((id) => !next!.has(id)).map(keyOf),
  };
}

/** The person without storage metadata. */
export const withoutRecords = ({ records: _, made_of: __, marks: ___, ...person }: StoredPerson): Person => person;
