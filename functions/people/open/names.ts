import { peopleStore } from '#functions/people/store.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { PersonId } from '#shared/values/id.ts';

/** The full names under which people are shown now, by the ids asked for. */
export const personNamesOf = (table: Table) => {
  const people = peopleStore(table);
  return async (ids: PersonId[], now: Date): Promise<Map<PersonId, string>> =>
    new Map([...(await people.shownAs(ids, now))].map(([id, { full_name }]) => [id, full_name]));
};
