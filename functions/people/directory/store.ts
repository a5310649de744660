import * as z from 'zod';

import { Listing, Marker } from '#functions/people/directory/domain/listing.ts';
import type { MarkerEntry } from '#functions/people/directory/entries.ts';
import { directory, type Key } from '#functions/platform/table/keys.ts';
import type { Place, Shape, Table } from '#functions/platform/table/table.ts';

export const listing: Shape<Listing> = { schema: Listing };
export const marker: Shape<Marker> = { schema: Marker };
const anything: Shape<object> = { schema: z.object({}) };

/** More groups of letters than any list has: the pairs of three alphabets. */
const MOST_GROUPS = 1500;

/** Markers that are written, or looked after, at a time. */
const AT_ONCE = 25;

const nameOf = ({ pk, sk }: Key) => `${pk}\n${sk}`;

/** Each marker once, in groups by how deep they lie: what a marker leads to always lies deeper than itself. */
function deepestFirst(markers: MarkerEntry[]): MarkerEntry[][] {
  const each = [...new Map(markers.map((marker) => [nameOf(marker.key), marker])).values()];
  const byDepth = Map.groupBy(each, ({ key }) => key.pk.split('#').length);
  return [...byDepth].sort(([a], [b]) => b - a).map(([, level]) => level);
}

export const directoryStore = (table: Table) => ({
  /** A page of the people of a list whose names begin with these letters. */
  people: (list: string[], letters: string, place: Place) =>
    table.page(listing, directory.listed(list, letters), place),
  /** A page of what there is below a place, in the order of its keys. */
  below: (above: string[], place: Place) => table.page(marker, directory.marker(above), place),
  /** The letters that a list is divided by, those that begin as given. */
  letters: (list: string[], begin = '') =>
    table.query(marker, directory.marker(['letters', ...list], begin), MOST_GROUPS),
  /**
   * Writes what leads to lists, unless `known`, this importer's memory, says it is there. Before the people
   * themselves: a marker that leads to nobody is an empty page, a person without one is never found.
   */
  async mark(markers: MarkerEntry[], known: Set<string>): Promise<void> {
    const fresh = new Map(
      markers.map((each) => [nameOf(each.key), each] as const).filter(([name]) => !known.has(name)),
    );
    const missing = [...fresh.values()];
    for (let i = 0; i < missing.length; i += AT_ONCE) {
      await Promise.all(missing.slice(i, i + AT_ONCE).map(({ key, item }) => table.set(marker, key, item)));
    }
    for (const name of fresh.keys()) known.add(name);
  },
  /**
   * After people are gone from it: takes away those of their markers that lead to nobody now, the deepest first. An
   * importer does this between its batches, when nobody of its own is on the way to a list. Beside another importer it
   * is not quite safe: whoever is written while we look is seen, and the marker put back, but where another one has
   * marked a list and writes its first person there only after we looked twice, that marker is missing until somebody of
   * the list is imported again. What dies half-way leaves a marker that leads to nobody.
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
      for (let i = 0; i < level.length; i += AT_ONCE) await Promise.all(level.slice(i, i + AT_ONCE).map(look));
  },
});
export type DirectoryStore = ReturnType<typeof directoryStore>;
