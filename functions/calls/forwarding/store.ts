import { StoredForwarding } from '#functions/calls/forwarding/domain/forwarding.ts';
import { index, keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import type { AccountId } from '#shared/values/id.ts';

export { StoredForwarding } from '#functions/calls/forwarding/domain/forwarding.ts';

const item: Entity<StoredForwarding> = {
  schema: StoredForwarding,
  key: keys.forwarding,
  index: ({ health_at, account_id }) => (health_at ? index.health(health_at, account_id) : undefined),
};

export const forwardingStore = (table: Table) => ({
  of: (account_id: AccountId) => table.get(item, keys.forwarding({ account_id })),
  write: (next: StoredForwarding, current?: Revised<StoredForwarding>): Write => table.put(item, next, current),
  commit: (...writes: Write[]) => table.commit(...writes),
  toLookAfter: (now: Date, limit: number) =>
    table.queryIndex(item, index.waitingBy('HEALTH', now.toISOString()), limit, 'oldest first'),
});
