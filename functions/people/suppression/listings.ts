import { finishSuppression } from '#functions/people/suppression/finish.ts';
import { findListings, type ListingQuery } from '#functions/people/suppression/find-listings.ts';
import { lift } from '#functions/people/suppression/lift.ts';
import { suppressionStore } from '#functions/people/suppression/store.ts';
import { suppress, suppressIdentifiers } from '#functions/people/suppression/suppress.ts';
import { appSecret } from '#functions/platform/secret.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { MINUTE } from '#shared/values/duration.ts';
import type { PersonId } from '#shared/values/id.ts';

/** A suppression that is open for longer has died. */
const DEAD_MS = 2 * MINUTE;

/** The listings of people, for those who want theirs removed. */
export const listingsOf = (table: Table, secret = appSecret) => ({
  find: (query: ListingQuery, now: Date, viewer?: string | null) => findListings(table, query, now, viewer),
  /** Hides listings for good: gone on every read path when it returns. Repeating it changes nothing. */
  suppress: (request: Parameters<typeof suppress>[2], now: Date) => suppress(table, secret, request, now),
  /** The same for people who need not be listed. */
  suppressIdentifiers: (request: Parameters<typeof suppressIdentifiers>[2], now: Date) =>
    suppressIdentifiers(table, secret, request, now),
  /** Ends a suppression: the next import may list the people again. Returns whether there is such a suppression. */
  lift: (suppression_id: string, now: Date) => lift(table, secret, suppression_id, now),
  /** How many listings a suppression hides; undefined if there is none, or it was lifted. */
  hidden: async (suppression_id: string) => (await idsOf(table, suppression_id))?.size,
  /** The listings that a suppression concerns; none if there is no such suppression, or it was lifted. */
  idsOf: async (suppression_id: string): Promise<PersonId[]> => [...((await idsOf(table, suppression_id)) ?? [])],
  /** Finishes a suppression that a crash has left half done. May be repeated. */
  finish: (suppression_id: string, now: Date) => finishSuppression(table, secret, suppression_id, now),
  /** Finishes what a crash has left half done; returns how many there were. */
  async sweep(now: Date): Promise<number> {
    const open = await suppressionStore(table).openBy(new Date(now.getTime() - DEAD_MS));
    for (const { suppression_id } of open) await finishSuppression(table, secret, suppression_id, now);
    return open.length;
  },
});

async function idsOf(table: Table, suppression_id: string): Promise<Set<PersonId> | undefined> {
  const store = suppressionStore(table);
  const suppression = await store.of(suppression_id);
  if (!suppression || suppression.state === 'lifted') return undefined;
  const rows = await store.keysOf(await store.factsOf(suppression_id));
  return new Set(rows.flatMap(({ person_ids }) => person_ids));
}

export type Listings = ReturnType<typeof listingsOf>;
