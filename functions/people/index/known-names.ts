import { loadNames } from '#functions/people/index/name-table.ts';
import type { Names } from '#functions/people/index/names.ts';
import type { Table } from '#functions/platform/table/table.ts';

/** How long what is known of names is good enough; a small index is quickly read again, a large one changes slowly. */
const SECONDS = { small: 5, large: 600 };
const SMALL = 20_000;

const kept = new WeakMap<Table, { names: Promise<Names>; until: number }>();

/** What the index knows of names, kept from search to search: reading it anew takes longer than a search. */
export function knownNames(table: Table, now: Date): Promise<Names> {
  const held = kept.get(table);
  if (held && held.until > now.getTime()) return held.names;
  const names = loadNames(table);
  const fresh = { names, until: now.getTime() + SECONDS.large * 1000 };
  kept.set(table, fresh);
  names.then(
    ({ last }) => {
      if (last.size < SMALL) fresh.until = now.getTime() + SECONDS.small * 1000;
    },
    () => kept.delete(table), // whoever asks next tries again
  );
  return names;
}
