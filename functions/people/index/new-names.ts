import { nameEntriesOf } from '#functions/people/index/entry.ts';
import { freshNames, type NameCounts } from '#functions/people/index/name-table.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';
import type { Person } from '#shared/values/person.ts';

/**
 * The write that counts the names of changed people, in their transaction. Each is an item of its own: shared counters
 * would conflict.
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

/** The change of one person: `was` is missing for a new person, `is` for a removed one. */
export type NameChange = { was?: Person | undefined; is?: Person | undefined };
