import { createHash } from 'node:crypto';

import type { Account, AccountStore } from '#functions/account/store.ts';
import type { Sessions } from '#scripts/desk/sessions.ts';
import { type AccountId, idFromHash } from '#shared/values/id.ts';

export const demoNames = ['subscriber', 'member'] as const;
export type DemoName = (typeof demoNames)[number];
export type DemoAccount = Account & { as: DemoName };
export type DemoAccounts = { all: DemoAccount[]; tokenOf: (as: DemoName) => string };

const idOf = (as: DemoName): AccountId => idFromHash('account', createHash('sha256').update(`demo ${as}`).digest());

/** The same two people on every desk: one has paid until far beyond where the clock can be moved, one never. */
const all: DemoAccount[] = [
  { as: 'subscriber', account_id: idOf('subscriber'), name: 'Ida Lindqvist', email: 'ida@example.com', subscribed_until: '2100-01-01T00:00:00.000Z' }, // prettier-ignore
  {
    as: 'member',
    account_id: idOf('member'),
    name: 'Noor Haddad',
    email: 'noor@example.com',
    subscribed_until: null,
  },
];

/** Puts the demo accounts into the table, those that are not in it. */
export async function seedAccounts(accounts: AccountStore, sessions: Sessions): Promise<DemoAccounts> {
  for (const { as: _, ...account } of all) if (!(await accounts.of(account.account_id))) await accounts.create(account);
  return { all, tokenOf: (as) => sessions.tokenFor(idOf(as)) };
}
