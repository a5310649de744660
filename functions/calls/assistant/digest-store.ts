import * as z from 'zod';

import { index, keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { DailyDigest } from '#shared/api/assistant.ts';
import { AccountId } from '#shared/values/id.ts';

/** When an owner wants the mail about the day, and when the next one is due; null while it is off. */
const StoredDigest = DailyDigest.extend({ account_id: AccountId, next_at: z.iso.datetime().nullable() });
export type StoredDigest = z.infer<typeof StoredDigest>;
const digest: Entity<StoredDigest> = {
  schema: StoredDigest,
  key: keys.dailyDigest,
  index: ({ next_at, account_id }) => (next_at ? index.daily(next_at, account_id) : undefined),
};

export const digestStore = (table: Table) => ({
  of: (account_id: AccountId) => table.get(digest, keys.dailyDigest({ account_id })),
  due: (now: Date, limit: number) =>
    table.queryIndex(digest, index.waitingBy('DAILY', now.toISOString()), limit, 'oldest first'),
  write: (next: StoredDigest, current: Revised<StoredDigest> | undefined): Write => table.put(digest, next, current),
  commit: (...writes: Write[]) => table.commit(...writes),
});
