import * as z from 'zod';

import { Balance, Entry, nothing, withBalances } from '#functions/billing/domain/credits.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import type { AccountId, EntryId } from '#shared/values/id.ts';

const balance: Entity<Balance> = { schema: Balance, key: keys.balance };
const entry: Entity<Entry> = { schema: Entry, key: keys.ledger };
const balanceOrEntry = { schema: z.union([Balance, Entry]) };

export const creditStore = (table: Table) => ({
  /** The balance of an account; zero without one. */
  async balance(account_id: AccountId): Promise<Revised<Balance>> {
    return (await table.get(balance, keys.balance({ account_id }))) ?? { ...nothing(account_id), revision: 0 };
  },
  entry: (account_id: AccountId, entry_id: EntryId) => table.get(entry, keys.ledger({ account_id, entry_id })),
  /** The balance and a ledger line, in one request. */
  async balanceAnd(account_id: AccountId, entry_id: EntryId) {
    const items = await table.getAll(balanceOrEntry, [
      keys.balance({ account_id }),
      keys.ledger({ account_id, entry_id }),
    ]);
    return {
      was: items.find((each) => 'left' in each) ?? { ...nothing(account_id), revision: 0 },
      line: items.find((each) => 'entry_id' in each),
    };
  },
  /** The whole ledger, the latest line first. */
  ledger: async (account_id: AccountId) => withBalances(await table.latest(entry, keys.ledger({ account_id }))),
  add: (item: Entry): Write => table.put(entry, item),
  /** Fails when anything was booked meanwhile. */
  replace: (was: Revised<Balance>, next: Balance): Write => table.put(balance, next, was.revision ? was : undefined),
  /**
   * Spends a credit, and fails when there is none. It does not depend on the balance as read, so that any number can
   * run at once.
   */
  spendOne: ({ account_id }: Balance, { came_back }: { came_back: boolean }): Write =>
    table.add(
      keys.balance({ account_id }),
      came_back ? { returned: 1, left: 0, revision: 1 } : { left: -1, used: 1, revision: 1 },
      {},
      { of: 'left', there: 1 },
    ),
});
