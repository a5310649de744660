import { DetailsHistory } from '#functions/billing/domain/billing-details.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import type { AccountId } from '#shared/values/id.ts';

const history: Entity<DetailsHistory> = { schema: DetailsHistory, key: keys.billingDetails };

export const detailsStore = (table: Table) => ({
  of: (account_id: AccountId) => table.get(history, keys.billingDetails({ account_id })),
  write: (next: DetailsHistory, was?: Revised<DetailsHistory>): Write => table.put(history, next, was),
  remove: (was: Revised<DetailsHistory>): Write => table.remove(keys.billingDetails(was), was),
  commit: (...writes: Write[]) => table.commit(...writes),
});
export type DetailsStore = ReturnType<typeof detailsStore>;
