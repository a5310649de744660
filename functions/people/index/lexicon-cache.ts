import type { Lexicons } from '#functions/people/index/lexicon.ts';
import { loadLexicons } from '#functions/people/index/name-table.ts';
import type { Table } from '#functions/platform/table/table.ts';

/** How long lexicons are fresh: a small index reloads quickly, a large one changes slowly. */
const FRESH_MS = { small: 5_000, large: 600_000 };
const SMALL = 20_000;
/** How long stale lexicons are still used while the next ones load in the background. */
const STALE_MS = 30_000;

type CacheEntry = { lexicons: Promise<Lexicons>; freshUntil: number; next?: Promise<void> };
const cache = new WeakMap<Table, CacheEntry>();

/** The lexicons, cached between searches: loading them takes longer than a search. */
export function cachedLexicons(table: Table, now: Date): Promise<Lexicons> {
  const cached = cache.get(table);
  const age = cached ? now.getTime() - cached.freshUntil : Infinity;
  if (!cached || age >= STALE_MS) return load(table, now).lexicons;
  if (age >= 0) cached.next ??= loadBehind(table, now, cached);
  return cached.lexicons;
}

function load(table: Table, now: Date): CacheEntry {
  const lexicons = loadLexicons(table);
  const cached: CacheEntry = { lexicons, freshUntil: now.getTime() + FRESH_MS.large };
  cache.set(table, cached);
  lexicons.then(
    ({ last }) => {
      if (last.size < SMALL) cached.freshUntil = now.getTime() + FRESH_MS.small;
    },
    () => cache.get(table) === cached && cache.delete(table), // the next search retries
  );
  return cached;
}

/** Reloads in the background; after a failure a later search retries. */
async function loadBehind(table: Table, now: Date, present: CacheEntry): Promise<void> {
  const next = load(table, now);
  cache.set(table, present);
  try {
    await next.lexicons;
    cache.set(table, next);
  } catch {
    delete present.next;
  }
}
