import { type NameEntry, nameEntriesOf } from '#functions/people/index/entry.ts';
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
    const { last, first } = wordsOf(person ? nameEntriesOf(person, now) : []);
    for (const word of last) add('last', word, by);
    for (const word of first) add('first', word, by);
  };
  for (const { was, is } of changes) {
    count(was, -1);
    count(is, 1);
  }
  const changed = (part: keyof NameCounts) => Object.fromEntries(Object.entries(counts[part]).filter(([, by]) => by));
  const all = { last: changed('last'), first: changed('first') };
  return Object.keys(all.last).length || Object.keys(all.first).length ? [freshNames(table, all)] : [];
}

/** The words of a person's names that are counted, each once: other names and readings add no bearer. */
export const wordsOf = (entries: NameEntry[]): Record<keyof NameCounts, Set<string>> => ({
  last: new Set(entries.flatMap(({ last }) => last.key.split(' '))),
  first: new Set(entries.map(({ first }) => first.key.split(' ', 1)[0]!)),
});

/** The change of one person: `was` is missing for a new person, `is` for a removed one. */
export type NameChange = { was?: Person | undefined; is?: Person | undefined };
