import { createHash } from 'node:crypto';

import * as z from 'zod';

import { type Account, type AccountStore, newAccount } from '#functions/account/store.ts';
import { sessionDepsOf, signIn } from '#functions/account/auth/session.ts';
import { currentTime } from '#functions/platform/clock.ts';
import { cookiesOf } from '#functions/platform/cookies.ts';
import { deviceName } from '#functions/platform/client-info.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { UserError } from '#scripts/user-error.ts';
import { type AccountId, idFromHash } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

export const demoNames = ['subscriber', 'member'] as const;
export type DemoName = (typeof demoNames)[number];
/** Who may log in: those two, and one who works for support. */
export const loginNames = [...demoNames, 'agent'] as const;
export type LoginName = (typeof loginNames)[number];
export type DemoAccount = Account & { as: DemoName };
export type DemoLogin = { access_token: string; cookies: string[] };
export type DemoAccounts = { all: DemoAccount[]; logIn: (as: LoginName, userAgent?: string) => Promise<DemoLogin> };

const idOf = (as: LoginName): AccountId => idFromHash('account', createHash('sha256').update(`demo ${as}`).digest());

/** On a day on which terms of service were in force that can be read. */
const since = new Date('2026-11-22T09:00:00.000Z');
const demo = (as: DemoName, overrides: Partial<Account> & Pick<Account, 'email'>): DemoAccount => ({
  as,
  ...newAccount(
    {
      account_id: idOf(as),
      language: 'en',
      time_zone: 'America/Chicago',
      email_confirmed_at: since.toISOString(),
      reason_for_use: 'reconnect',
      ...overrides,
    },
    since,
  ),
});

/** The same two demo accounts on every dev server: one with a membership, one without. */
const all: DemoAccount[] = [
  demo('subscriber', {
    name: 'Ida Lindqvist',
    email: 'ida@example.com',
    phone: Phone.parse('+12185550187'),
    phone_confirmed_at: since.toISOString(),
  }),
  demo('member', { name: 'Noor Haddad', email: 'noor@example.com' }),
];

/** Works for support; its sessions count as begun with a second factor. */
const agent: Account = {
  ...newAccount({ account_id: idOf('agent'), language: 'en', email: 'pia@example.com', name: 'Pia Lund' }, since),
  email_confirmed_at: since.toISOString(),
  time_zone: 'America/Chicago',
  second_factor: true,
  is_support: true,
};

/** Creates the demo accounts that are missing. */
export async function seedAccounts(table: Table, accounts: AccountStore): Promise<DemoAccounts> {
  for (const account of [...all.map(({ as: _, ...each }) => each), agent]) {
    if (await accounts.of(account.account_id).catch(tellOfOldData)) continue;
    await accounts.create(account);
  }
  const sessionDeps = sessionDepsOf(table);
  return {
    all,
    async logIn(as, userAgent = '') {
      const account = await accounts.of(idOf(as));
      if (!account) throw new Error(`The demo account “${as}” is gone`);
      const cookies = cookiesOf({});
      const from = { device: deviceName(userAgent) };
      const entry = { how: 'logged-in-password' as const, from, cookies, remember: true, now: currentTime() };
      const { token } = await signIn(account, entry, sessionDeps);
      return { access_token: token, cookies: cookies.toSend().cookies ?? [] };
    },
  };
}

/** An account in an older shape: development data is not worth a migration. */
function tellOfOldData(error: unknown): never {
  if (!(error instanceof z.ZodError)) throw error;
  throw new UserError(
    'The data was kept by an older Calluna: delete its folder (.data, unless DATA_DIR says otherwise), or choose another DATA_DIR.',
  );
}
