import type { MarkerEntry } from '#functions/people/directory/entries.ts';
import { marker } from '#functions/people/directory/store.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { MAX_WRITES, type Table } from '#functions/platform/table/table.ts';

/**
 * Writes the directory markers of a batch of new people before the people themselves, except those that this run has
 * written. They are written in batches, because a small index has nearly as many markers as people.
 */
export async function writeMarkers(table: Table, markers: MarkerEntry[], marked: Set<string>): Promise<void> {
  const fresh = new Map(markers.map((each) => [`${each.key.pk}\n${each.key.sk}`, each]));
  for (const name of fresh.keys()) if (marked.has(name)) fresh.delete(name);
  const all = [...fresh];
  for (let from = 0; from < all.length; from += MAX_WRITES) {
    const some = all.slice(from, from + MAX_WRITES);
    await retryOnConflict(() => table.commit(...some.map(([, { key, item }]) => table.derive(marker, key, item))));
    for (const [name] of some) marked.add(name);
  }
}
