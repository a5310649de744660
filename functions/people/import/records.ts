import { mergePerson } from '#functions/people/import/merge-person.ts';
import { fitToItem } from '#functions/people/import/source-record.ts';
import { type Moved, peopleStore, type StoredPerson, storedPerson } from '#functions/people/store.ts';
import { type Key, keys } from '#functions/platform/table/keys.ts';
import type { Revised, Table } from '#functions/platform/table/table.ts';
import type { PersonId } from '#shared/values/id.ts';
import type { Person } from '#shared/values/person.ts';

/**
 * A person as they lie in the table, and what each of their records told alone, by the id that it has alone. Of a person
 * of one record that is the person; of others each lies in an item of its own, so that it can be taken out again.
 */
export type KnownPerson = { person: Revised<StoredPerson>; records: Map<PersonId, StoredPerson> };

/** As many records make one person; more are no longer one person’s, whatever they have in common. */
export const MOST_RECORDS = 20;

/** Whoever lies in these places, by the ids asked for; who was joined to another one stands for both. */
export async function loadKnown(table: Table, ids: PersonId[]): Promise<Map<PersonId, KnownPerson>> {
  const store = peopleStore(table);
  const there = new Map((await store.places(ids)).map((each) => [each.person_id, each]));
  const goals = [...there.values()].flatMap((each) => ('moved_to' in each ? each.moved_to : []));
  for (const each of await store.places([...new Set(goals)].filter((id) => !there.has(id))))
    there.set(each.person_id, each);
  const people = [...there.values()].filter((each) => 'names' in each);
  const known = new Map(
    await Promise.all(people.map(async (person) => [person.person_id, await withRecords(table, person)] as const)),
  );
  return new Map(
    ids.flatMap((id) => {
      const place = there.get(id);
      const found = place && known.get(goalOf(place));
      return found ? [[id, found]] : [];
    }),
  );
}

const goalOf = (place: StoredPerson | Moved) => ('moved_to' in place ? place.moved_to : place.person_id);

async function withRecords(table: Table, person: Revised<StoredPerson>): Promise<KnownPerson> {
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
 * The person whom these records tell of. It is the same whatever their order: they are merged in the order of their ids,
 * because of three sources the judgement of merging depends on which two meet first.
 */
export function combineRecords(
  person_id: PersonId,
  records: Iterable<StoredPerson>,
): { person: StoredPerson; leftOut: number } {
  const all = [...records].sort((a, b) => (a.person_id < b.person_id ? -1 : 1));
  const [first, ...others] = all;
  if (!first) throw new RangeError('A person is made of one record at least');
  const whole = others.reduce<StoredPerson>(
    (was, is) => ({
      ...mergePerson(withoutRecords(was), withoutRecords(is)),
      records: { ...was.records, ...is.records },
    }),
    first,
  );
  return fitToItem({ ...whole, person_id, ...(others.length && { made_of: all.map((each) => each.person_id) }) });
}

/** The items that hold what each record told, where there are several: what to write of them, and what to clear. */
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

/** The person alone, without what the table keeps beside them. */
export const withoutRecords = ({ records: _, made_of: __, ...person }: StoredPerson): Person => person;
