import { sumOf } from '#functions/people/directory/domain/rounded-down.ts';
import type { Marker } from '#functions/people/directory/domain/listing.ts';
import { marker } from '#functions/people/directory/store.ts';
import { batchesOf } from '#shared/values/batches.ts';
import { directory } from '#functions/platform/table/keys.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { MIN_SHARING } from '#shared/api/directory.ts';
import { DAY } from '#shared/values/duration.ts';

/** Letters of one list, and lists, counted concurrently. */
const LETTERS = 13;
const LISTS = 4;

/** What is counted at once, below a marker: one list, or lists with markers of their own, or both. */
export type Unit = {
  above: string[];
  marker: Marker;
  /** The list whose length is the count of the unit; without one it is the sum of those below. */
  list?: string[];
  below?: { above: string[]; listOf: (key: string) => string[]; isCounted?: (count: number) => boolean };
};

/** Area codes and domains with fewer people are not listed, so they count for nothing above. */
const isListed = (count: number) => count >= MIN_SHARING;

/**
 * Counts the lists of the directory. All writes are idempotent, and none revives a marker that was removed. What was
 * counted less than `interval` milliseconds ago is not due.
 */
export function directoryCounter(table: Table, interval: number = DAY) {
  const isDue = ({ counted_at }: Marker, now: Date) =>
    !counted_at || Date.parse(counted_at) <= now.getTime() - interval;
  const markersIn = (above: string[]) => table.query(marker, directory.marker(above));
  const write = async (above: string[], { key, count: was }: Marker, count: number) => {
    if (count !== was) await table.amend(directory.marker(above, key), { count });
  };

  async function countList(list: string[]): Promise<number> {
    const above = ['letters', ...list];
    let total = 0;
    for (const some of batchesOf(await markersIn(above), LETTERS)) {
      const counts = await Promise.all(some.map(({ key }) => table.sizeOf(directory.listed(list, key))));
      await Promise.all(some.map((each, i) => write(above, each, counts[i]!)));
      total += counts.reduce((sum, each) => sum + each, 0);
    }
    return total;
  }

  async function countBelow({ above, listOf, isCounted = () => true }: NonNullable<Unit['below']>): Promise<number> {
    let total = 0;
    for (const some of batchesOf(await markersIn(above), LISTS)) {
      const counts = await Promise.all(some.map(({ key }) => countList(listOf(key))));
      await Promise.all(some.map((each, i) => write(above, each, counts[i]!)));
      total += counts.filter(isCounted).reduce((sum, each) => sum + each, 0);
    }
    return total;
  }

  return {
    /** The units that are due, and those that were never counted. */
    async *due(now: Date): AsyncGenerator<Unit> {
      for (const { key: country } of await markersIn(['people'])) {
        const above = ['people', country];
        for (const each of await markersIn(above)) {
          const list = ['state', country, each.key];
          const below = {
            above: [...above, each.key],
            listOf: (city: string) => ['city', country, each.key, city],
          };
          if (isDue(each, now)) yield { above, marker: each, list, below };
        }
      }
      for (const { key: country } of await markersIn(['phones'])) {
        const above = ['phones', country];
        for (const each of await markersIn(above))
          if (isDue(each, now)) yield { above, marker: each, list: ['phone', country, each.key] };
      }
      for (const each of await markersIn(['emails'])) {
        const below = {
          above: ['emails', each.key],
          listOf: (domain: string) => ['email', domain],
          isCounted: isListed,
        };
        if (isDue(each, now)) yield { above: ['emails'], marker: each, below };
      }
    },

    async count({ above, marker, list, below }: Unit, now: Date): Promise<void> {
      const inside = below ? await countBelow(below) : 0;
      const count = list ? await countList(list) : inside;
      await table.amend(directory.marker(above, marker.key), { count, counted_at: now.toISOString() });
    },

    /** The counts of countries: the sums of what is below them. */
    async addUp(): Promise<void> {
      for (const kind of ['people', 'phones']) {
        for (const country of await markersIn([kind])) {
          const counts = (await markersIn([kind, country.key])).map((each) => each.count);
          const count = sumOf(kind === 'phones' ? counts.filter((each) => isListed(each ?? 0)) : counts);
          if (count !== undefined) await write([kind], country, count);
        }
      }
    },
  };
}
