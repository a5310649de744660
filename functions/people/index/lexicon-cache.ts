import type { Lexicons } from '#functions/people/index/lexicon.ts';
import { loadLexicons } from '#functions/people/index/name-table.ts';
import type { Table } from '#functions/platform/table/table.ts';

/** How long lexicons are fresh: a small index reloads quickly, a large one changes slowly. */
const FRESH_MS = { small: 5_000, large: 600_000 };
const SMALL = 20_000;
/** How long stale lexicons are still used while the next ones load in the background. */
const STALE_MS = 30_000;
/** How old they may be for a removal. */
const RECENT_MS = 30_000;

type CacheEntry = { lexicons: Promise<Lexicons>; loadedAt: number; freshUntil: number; next?: Promise<void> };
const cache = new WeakMap<Table, CacheEntry>();

/** The lexicons, cached between searches: loading them takes longer than a search. */
export function cachedLexicons(table: Table, now: Date): Promise<Lexicons> {
  const cached = cache.get(table);
  const age = cached ? now.getTime() - cached.freshUntil : Infinity;
  if (!cached || age >= STALE_MS) return load(table, now).lexicons;
  if (age >= 0) cached.next ??= loadBehind(table, now, cached);
  return cached.lexicons;
}

/**
 * The lexicons as of some seconds ago, for a removal: each of them adds to what a load reads, so several share one. Names
 * that came since are those of an import, which applies the suppressions itself.
 */
export function recentLexicons(table: Table, now: Date): Promise<Lexicons> {
  const cached = cache.get(table);
  const isRecent = cached && Math.abs(now.getTime() - cached.loadedAt) < RECENT_MS;
  return (isRecent ? cached : load(table, now)).lexicons;
}

function load(table: Table, now: Date): CacheEntry {
  const lexicons = loadLexicons(table);
  const loadedAt = now.getTime();
  const cached: CacheEntry = { lexicons, loadedAt, freshUntil: loadedAt + FRESH_MS.large };
  cache.set(table, cached);
  lexicons.then(
    ({ last }) => {
      if (last.size < SMALL) cached.freshUntil = loadedAt + FRESH_MS.small;
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
