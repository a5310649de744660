import * as z from 'zod';

import { Balance, Entry, nothing, withBalances } from '#functions/billing/domain/credits.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import type { AccountId, EntryId } from '#shared/values/id.ts';

const balance: Entity<Balance> = { schema: Balance, key: keys.balance };
const entry: Entity<Entry> = { schema: Entry, key: keys.ledger };
const balanceOrEntry = { schema: z.union([Balance, Entry]) };

export const creditStore = (table: Table) => ({
  /** What somebody has; of who never had anything, nothing. */
  async balance(account_id: AccountId): Promise<Revised<Balance>> {
    return (await table.get(balance, keys.balance({ account_id }))) ?? { ...nothing(account_id), revision: 0 };
  },
  entry: (account_id: AccountId, entry_id: EntryId) => table.get(entry, keys.ledger({ account_id, entry_id })),
  /** What somebody has, and a line of their ledger if it is there: in one request. */
  async balanceAnd(account_id: AccountId, entry_id: EntryId) {
    const found = await table.getAll(balanceOrEntry, [
      keys.balance({ account_id }),
      keys.ledger({ account_id, entry_id }),
    ]);
    return {
      was: found.find((each) => 'left' in each) ?? { ...nothing(account_id), revision: 0 },
      line: found.find((each) => 'entry_id' in each),
    };
  },
  /** The whole ledger, the latest line first. */
  ledger: async (account_id: AccountId) => withBalances(await table.latest(entry, keys.ledger({ account_id }))),
  add: (item: Entry): Write => table.put(entry, item),
  /** The write of the next balance, which fails when anything was booked meanwhile. */
  replace: (was: Revised<Balance>, next: Balance): Write => table.put(balance, next, was.revision ? was : undefined),
  /**
   * The write that spends a credit, which fails when there is none. Any number may spend at the same moment: it does not
   * matter what the balance was, only that there is one.
   */
  spendOne: ({ account_id }: Balance, { came_back }: { came_back: boolean }): Write =>
    table.add(
      keys.balance({ account_id }),
      came_back ? { returned: 1, left: 0, revision: 1 } : { left: -1, used: 1, revision: 1 },
      {},
      { of: 'left', there: 1 },
    ),
});
