import * as z from 'zod';

import { FactDigests } from '#functions/people/saved/domain/changes.ts';
import { index, keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { Saved, Watch } from '#shared/api/saved.ts';
import { AccountId, PersonId } from '#shared/values/id.ts';

/** A saved person: an id and the member’s own words, nothing of the person. */
export const SavedItem = Saved.extend({ account_id: AccountId, person_id: PersonId });
export type SavedItem = z.infer<typeof SavedItem>;
const savedItem: Entity<SavedItem> = { schema: SavedItem, key: keys.savedPerson };

/** A watched person, with what the member knows of: keyed digests of facts, which say nothing of them. */
export const WatchItem = Watch.extend({ account_id: AccountId, person_id: PersonId, digests: FactDigests });
export type WatchItem = z.infer<typeof WatchItem>;
const watchItem: Entity<WatchItem> = { schema: WatchItem, key: keys.watch };

/** Of all watches of a member: when they are compared next, and when the member was last notified. */
export const Watches = z.object({
  account_id: AccountId,
  next_at: z.iso.datetime(),
  notified_at: z.iso.datetime().nullable(),
});
export type Watches = z.infer<typeof Watches>;
const watches: Entity<Watches> = {
  schema: Watches,
  key: keys.watches,
  index: ({ next_at, account_id }) => index.watch(next_at, account_id),
};

export const savedStore = (table: Table) => ({
  /** The saved person among these ids, which all belong to one person. */
  async of(account_id: AccountId, ids: readonly PersonId[]): Promise<Revised<SavedItem> | undefined> {
    const found = await table.getAll(
      savedItem,
      [...new Set(ids)].map((person_id) => keys.savedPerson({ account_id, person_id })),
    );
    return found[0];
  },
  /** All saved people of a member, latest first. */
  async list(account_id: AccountId): Promise<Revised<SavedItem>[]> {
    const all = await table.query(savedItem, keys.savedPerson({ account_id }));
    return all.sort((a, b) => b.saved_at.localeCompare(a.saved_at));
  },
  keep: (next: SavedItem, was?: Revised<SavedItem>): Write => table.put(savedItem, next, was),
  forget: (was: Revised<SavedItem>): Write => table.remove(keys.savedPerson(was), was),
  commit: (...writes: Write[]) => table.commit(...writes),
});
export type SavedStore = ReturnType<typeof savedStore>;

export const watchStore = (table: Table) => ({
  /** The watch of the person with these ids. */
  async of(account_id: AccountId, ids: readonly PersonId[]): Promise<Revised<WatchItem> | undefined> {
    const found = await table.getAll(
      watchItem,
      [...new Set(ids)].map((person_id) => keys.watch({ account_id, person_id })),
    );
    return found[0];
  },
  list: (account_id: AccountId) => table.query(watchItem, keys.watch({ account_id })),
  begin: (item: WatchItem): Write => table.put(watchItem, item),
  /** Remembers what the member knows of, and when they were notified of it. */
  know({ revision, ...was }: Revised<WatchItem>, digests: WatchItem['digests'], notified_at = was.notified_at): Write {
    return table.put(watchItem, { ...was, digests, notified_at }, { ...was, revision });
  },
  forget: (was: Revised<WatchItem>): Write => table.remove(keys.watch(was), was),
  /** When the watches of a member are compared. */
  schedule: (account_id: AccountId) => table.get(watches, keys.watches({ account_id })),
  keepSchedule: (next: Watches, was?: Revised<Watches>): Write => table.put(watches, next, was),
  forgetSchedule: (was: Revised<Watches>): Write => table.remove(keys.watches(was), was),
  /** Members whose watches are to be compared, oldest first. The index may lag. */
  due: (now: Date, limit: number) =>
    table.queryIndex(watches, index.waitingBy('WATCH', now.toISOString()), limit, 'oldest first'),
  commit: (...writes: Write[]) => table.commit(...writes),
});
export type WatchStore = ReturnType<typeof watchStore>;
