import type * as z from 'zod';

import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { CallSummary } from '#shared/api/assistant.ts';
import { AccountId, type CallId } from '#shared/values/id.ts';

/** A call as its list shows it, under the account that it was taken for. */
export const StoredCall = CallSummary.extend({ account_id: AccountId });
export type StoredCall = z.infer<typeof StoredCall>;
const call: Entity<StoredCall> = { schema: StoredCall, key: keys.call };

export const callStore = (table: Table) => ({
  add: (item: StoredCall): Write => table.put(call, item),
  commit: (...writes: Write[]) => table.commit(...writes),
  /** The calls of an account, the latest first, at most so many. */
  latest: (account_id: AccountId, limit?: number): Promise<Revised<StoredCall>[]> =>
    table.latest(call, keys.call({ account_id }), limit),
  /** Those of these calls that the account has. Another account’s are not among them. */
  among: (account_id: AccountId, ids: readonly CallId[]): Promise<Revised<StoredCall>[]> =>
    table.getAll(
      call,
      [...new Set(ids)].map((id) => keys.call({ account_id, id })),
    ),
  replace: (was: Revised<StoredCall>, next: StoredCall): Write => table.put(call, next, was),
});
export type CallStore = ReturnType<typeof callStore>;
