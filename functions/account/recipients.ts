import { accountStore } from '#functions/account/store.ts';
import type { Recipients } from '#functions/messaging/public.ts';
import type { Table } from '#functions/platform/table/table.ts';

/** Accounts as the recipients of messages. */
export const recipientsOf = (table: Table): Recipients => {
  const accounts = accountStore(table);
  return {
    byPhone: (phone) => accounts.findByCredential('phone', phone),
    isClosed: async (account_id) => Boolean((await accounts.of(account_id))?.closed_at),
  };
};
