import * as z from 'zod';

import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { AccountId } from '#shared/values/id.ts';

/** The secret address of an owner’s feed of callbacks: of its token only the digest. */
const Feed = z.object({ account_id: AccountId, digest: z.string(), made_at: z.iso.datetime() });
export type Feed = z.infer<typeof Feed>;
const feed: Entity<Feed> = { schema: Feed, key: keys.calendarFeed };

export const feedStore = (table: Table) => ({
  of: (account_id: AccountId) => table.get(feed, keys.calendarFeed({ account_id })),
  write: (next: Feed, current: Revised<Feed> | undefined): Write => table.put(feed, next, current),
  remove: (account_id: AccountId): Write => table.remove(keys.calendarFeed({ account_id })),
  commit: (...writes: Write[]) => table.commit(...writes),
});
