import { peopleStore } from '#functions/people/store.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { PersonId } from '#shared/values/id.ts';

/** The current full names of people, by requested id. */
export const personNamesOf = (table: Table) => {
  const people = peopleStore(table);
  return async (ids: PersonId[], now: Date): Promise<Map<PersonId, string>> =>
    new Map([...(await people.currentTeasers(ids, now))].map(([id, { full_name }]) => [id, full_name]));
};
