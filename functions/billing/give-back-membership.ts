import { membershipOf } from '#functions/billing/membership.ts';
import { noEffect, type TransactionHook } from '#functions/platform/table/hook.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { AccountId } from '#shared/values/id.ts';

/** Gives an account that is opened again what is left of its membership: its paid time, which does not renew. */
export const giveBackMembership = (table: Table): TransactionHook<{ account_id: AccountId }> => {
  const membership = membershipOf(table);
  return async ({ account_id }, now) => ({ ...noEffect, writes: (await membership.giveBack(account_id, now)).writes });
};
