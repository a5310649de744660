import { loadLexicons } from '#functions/people/index/name-table.ts';
import type { Lexicons } from '#functions/people/index/lexicon.ts';
import type { Table } from '#functions/platform/table/table.ts';

/** How long lexicons are cached: a small index is quickly read again, a large one changes slowly. */
const SECONDS = { small: 5, large: 600 };
const SMALL = 20_000;

const cache = new WeakMap<Table, { lexicons: Promise<Lexicons>; until: number }>();

/** The lexicons, cached from search to search: reading them takes longer than a search. */
export function cachedLexicons(table: Table, now: Date): Promise<Lexicons> {
  const cached = cache.get(table);
  if (cached && cached.until > now.getTime()) return cached.lexicons;
  const lexicons = loadLexicons(table);
  const fresh = { lexicons, until: now.getTime() + SECONDS.large * 1000 };
  cache.set(table, fresh);
  lexicons.then(
    ({ last }) => {
      if (last.size < SMALL) fresh.until = now.getTime() + SECONDS.small * 1000;
    },
    () => cache.delete(table), // the next search tries again
  );
  return lexicons;
}
