import * as z from 'zod';

import { Listing, Marker } from '#functions/people/directory/domain/listing.ts';
import type { MarkerEntry } from '#functions/people/directory/entries.ts';
import { hiddenAmong } from '#functions/people/suppression/store.ts';
import { batchesOf } from '#shared/values/batches.ts';
import { directory, type Key } from '#functions/platform/table/keys.ts';
import type { Page, Place, Shape, Table, Write } from '#functions/platform/table/table.ts';

export const listing: Shape<Listing> = { schema: Listing };
export const marker: Shape<Marker> = { schema: Marker };
const anything: Shape<object> = { schema: z.object({}) };

/** Upper bound of the initials of one list: the pairs of three alphabets. */
const MAX_GROUPS = 1500;

/** Markers written or checked concurrently. */
const AT_ONCE = 25;

const nameOf = ({ pk, sk }: Key) => `${pk}\n${sk}`;

/** Distinct markers grouped by depth, deepest first: a marker leads only to deeper ones. */
function deepestFirst(markers: MarkerEntry[]): MarkerEntry[][] {
  const each = [...new Map(markers.map((marker) => [nameOf(marker.key), marker])).values()];
  const byDepth = Map.groupBy(each, ({ key }) => key.pk.split('#').length);
  return [...byDepth].sort(([a], [b]) => b - a).map(([, level]) => level);
}

/** Those of the entries that nothing hides. */
async function shown<T extends Listing>(table: Table, items: T[]): Promise<T[]> {
  const ids = items.map(({ person_id }) => person_id);
  const hidden = await hiddenAmong(table, ids);
  return items.filter(({ person_id }) => !hidden.has(person_id));
}

/** What an importer knows of a marker: not its count, which a write must not remove. */
const namesOf = ({ key, name }: Marker) => ({ key, name });

/** Writes a marker within a transaction; what was counted stays. */
export const markWrite = (table: Table, { key, item }: MarkerEntry): Write =>
  table.add(key, { revision: 1 }, namesOf(item));

export const directoryStore = (table: Table) => ({
  /** A page of the people in a list whose names start with these letters. */
  async people(list: string[], letters: string, place: Place): Promise<Page<Listing>> {
    const page = await table.page(listing, directory.listed(list, letters), place);
    return { ...page, items: await shown(table, page.items) };
  },
  /** Everybody of a list with these groups of initials; null if there are more than `limit`. */
  async everybody(list: string[], groups: readonly string[], limit: number): Promise<Listing[] | null> {
    const pages = await Promise.all(
      groups.map((group) => table.page(listing, directory.listed(list, group), { limit })),
    );
    const items = pages.flatMap((page) => page.items);
    return items.length > limit || pages.some(({ next }) => next) ? null : shown(table, items);
  },
  /** A page of the markers below a path, in key order. */
  below: (above: string[], place: Place) => table.page(marker, directory.marker(above), place),
  /** The initials that divide a list, optionally only those with this prefix. */
  letters: (list: string[], begin = '') =>
    table.query(marker, directory.marker(['letters', ...list], begin), MAX_GROUPS),
  /**
   * Writes markers, except those in `known`, which this importer has written before. Markers are written before their
   * people: a marker without people is an empty page, but people without a marker cannot be found.
   */
  async mark(markers: MarkerEntry[], known: Set<string>): Promise<void> {
    const fresh = new Map(
      markers.map((each) => [nameOf(each.key), each] as const).filter(([name]) => !known.has(name)),
    );
    for (const some of batchesOf(fresh.values(), AT_ONCE))
      await Promise.all(some.map(({ key, item }) => table.count(key, { revision: 1 }, namesOf(item))));
    for (const name of fresh.keys()) known.add(name);
  },
  /**
   * Removes the markers among these that no longer lead to a person, deepest first. An importer runs this between
   * batches, when none of its own writes are pending. Concurrent importers can race: a person written while we check is
   * seen and the marker restored, but if another importer has written its marker and adds the first person only after
   * our second check, the marker is missing until a person of that list is imported again. A crash leaves markers that
   * lead nowhere.
   */
  async sweep(markers: MarkerEntry[], known?: Set<string>): Promise<void> {
    const leadsNowhere = async ({ to }: MarkerEntry) => {
      const pages = await Promise.all(to.map((each) => table.page(anything, each, { limit: 1, consistent: true })));
      return pages.every(({ items }) => items.length === 0);
    };
    const look = async (each: MarkerEntry) => {
      if (!(await leadsNowhere(each))) return;
      known?.delete(nameOf(each.key));
      await table.unset(each.key);
      if (!(await leadsNowhere(each))) await table.set(marker, each.key, each.item);
    };
    for (const level of deepestFirst(markers))
      for (const some of batchesOf(level, AT_ONCE)) await Promise.all(some.map(look));
  },
});
export type DirectoryStore = ReturnType<typeof directoryStore>;
