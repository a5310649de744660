import { nameEntriesOf } from '#functions/people/index/entry.ts';
import { countNew } from '#functions/people/index/name-table.ts';
import type { Names, Part } from '#functions/people/index/names.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Person } from '#shared/values/person.ts';

const AT_ONCE = 16;

/**
 * Counts the names of people who are new and that the lexicon does not know: from then on they are found through slips
 * and nicknames as well. Done apart from the people’s own transaction, since many bear the same names: where it dies
 * half-way, a name counts less than it might.
 */
export async function countNames(table: Table, people: Person[], now: Date, known: Names): Promise<void> {
  const counts = new Map<string, { part: Part; name: string; count: number }>();
  const add = (part: Part, name: string) => {
    if (!name || known[part].countOf(name)) return;
    const key = `${part} ${name}`;
    const counted = counts.get(key);
    if (counted) counted.count++;
    else counts.set(key, { part, name, count: 1 });
  };
  for (const person of people)
    for (const { last, first } of nameEntriesOf(person, now)) {
      for (const word of last.key.split(' ')) add('last', word);
      add('first', first.key.split(' ', 1)[0]!);
    }
  const all = [...counts.values()];
  for (let from = 0; from < all.length; from += AT_ONCE)
    await Promise.all(
      all.slice(from, from + AT_ONCE).map(({ part, name, count }) => countNew(table, part, name, count)),
    );
}
