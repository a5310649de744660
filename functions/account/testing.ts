import { type Account, accountStore, newAccount } from '#functions/account/store.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { newId } from '#shared/values/id.ts';

/** When the tests of accounts take place. */
export const NOW = new Date('2026-11-21T14:05:00.000Z');

/** Somebody who has an account with an address of their own. */
export async function somebody(table: Table, more: Partial<Account> = {}): Promise<Account> {
  const account_id = newId('account');
  const email = `${account_id.toLowerCase()}@example.com`;
  const item = newAccount({ account_id, email, language: 'en', name: 'Ida Lindqvist', ...more }, NOW);
  await accountStore(table).create(item);
  return item;
}
