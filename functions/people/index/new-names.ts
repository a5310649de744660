import { nameEntriesOf } from '#functions/people/index/entry.ts';
import { freshNames } from '#functions/people/index/name-table.ts';
import type { NameChange } from '#functions/people/index/upkeep.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';
import type { Person } from '#shared/values/person.ts';

/** How often each name is borne more, or less where the number is below 0, once some people have changed. */
export type NameCounts = { last: Record<string, number>; first: Record<string, number> };

/**
 * The write that counts the names of people who change, to stand in their transaction. It is an item of its own each time:
 * counters of the names would be changed by everybody at once.
 */
export function nameCounts(table: Table, changes: NameChange[], now: Date): Write[] {
  const counts: NameCounts = { last: {}, first: {} };
  const add = (part: keyof NameCounts, name: string, by: number) => {
    if (name) counts[part][name] = (counts[part][name] ?? 0) + by;
  };
  const count = (person: Person | undefined, by: number) => {
    for (const { last, first } of person ? nameEntriesOf(person, now) : []) {
      for (const word of last.key.split(' ')) add('last', word, by);
      add('first', first.key.split(' ', 1)[0]!, by);
    }
  };
  for (const { was, is } of changes) {
    count(was, -1);
    count(is, 1);
  }
  const changed = (part: keyof NameCounts) => Object.fromEntries(Object.entries(counts[part]).filter(([, by]) => by));
  const all = { last: changed('last'), first: changed('first') };
  return Object.keys(all.last).length || Object.keys(all.first).length ? [freshNames(table, all)] : [];
}
