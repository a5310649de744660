import { Balance, Entry, nothing } from '#functions/billing/domain/credits.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import type { AccountId, EntryId } from '#shared/values/id.ts';

const balance: Entity<Balance> = { schema: Balance, key: keys.balance };
const entry: Entity<Entry> = { schema: Entry, key: keys.ledger };

export const creditStore = (table: Table) => ({
  /** What somebody has; of who never had anything, nothing. */
  async balance(account_id: AccountId): Promise<Revised<Balance>> {
    return (await table.get(balance, keys.balance({ account_id }))) ?? { ...nothing(account_id), revision: 0 };
  },
  entry: (account_id: AccountId, entry_id: EntryId) => table.get(entry, keys.ledger({ account_id, entry_id })),
  /** The whole ledger, the latest line first. */
  async ledger(account_id: AccountId): Promise<Entry[]> {
    const all = await table.query(entry, keys.ledger({ account_id }));
    return all.sort((a, b) => b.number - a.number);
  },
  /** The writes of these lines and of the balance after them, which fail together when the balance has moved. */
  writes: (was: Revised<Balance>, next: Balance, entries: readonly Entry[]): Write[] => [
    table.put(balance, next, was.revision ? was : undefined),
    ...entries.map((each) => table.put(entry, each)),
  ],
});
