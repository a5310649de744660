import * as z from 'zod';

import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Table } from '#functions/platform/table/table.ts';
import { AccountId } from '#shared/values/id.ts';

export const Account = z.object({
  account_id: AccountId,
  name: z.string(),
  email: z.email(),
  /** Until when reports may be opened; null for somebody who never paid. */
  subscribed_until: z.iso.datetime().nullable(),
});
export type Account = z.infer<typeof Account>;

const account: Entity<Account> = { schema: Account, key: keys.account };

export const accountStore = (table: Table) => ({
  of: (account_id: AccountId) => table.get(account, keys.account({ account_id })),
  create: (item: Account) => table.commit(table.put(account, item)),
});
export type AccountStore = ReturnType<typeof accountStore>;
