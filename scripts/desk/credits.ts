import { creditsOf } from '#functions/billing/open/credits.ts';
import { environment } from '#functions/platform/environment.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { DemoAccount } from '#scripts/desk/accounts.ts';

/** Gives the demo subscriber the credits of a first month, by the ledger as everybody’s; who never paid has none. */
export const withCredits =
  (table: Table) =>
  async <A extends DemoAccount>(account: A): Promise<A> => {
    if (account.as !== 'subscriber') return account;
    const { account_id, created_at } = account;
    const month = { account_id, cause: 'month' as const, period: '1', allotment: environment().MONTHLY_CREDITS };
    const writes = await creditsOf(table).grant(month, new Date(created_at));
    if (writes.length) await table.commit(...writes);
    return account;
  };
