import { createHash } from 'node:crypto';

import * as z from 'zod';

import { type Account, type AccountStore, newAccount } from '#functions/account/store.ts';
import { sessionDepsOf, signIn } from '#functions/account/auth/session.ts';
import { currentTime } from '#functions/platform/clock.ts';
import { cookiesOf } from '#functions/platform/cookies.ts';
import { deviceName } from '#functions/platform/client-info.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { UserError } from '#scripts/user-error.ts';
import { type AccountId, idFromHash, newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

export const demoNames = ['subscriber', 'member'] as const;
export type DemoName = (typeof demoNames)[number];
/** Who may log in: those two, and one who works for support. */
export const loginNames = [...demoNames, 'agent'] as const;
export type LoginName = (typeof loginNames)[number];
export type DemoAccount = Account & { as: DemoName };
export type DemoLogin = { access_token: string; cookies: string[] };
/** An owner of nothing yet, to be called at once. */
type NewOwner = { phone: Phone; email: string; access_token: string };
export type DemoAccounts = {
  all: DemoAccount[];
  logIn: (as: LoginName, userAgent?: string) => Promise<DemoLogin>;
  /** A namesake of the subscriber without calls, appointments or settings: every scripted call gets one of its own. */
  addOwner: (now: Date) => Promise<NewOwner>;
};

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

/** Numbers in and around Minnesota that are reserved for fiction. */
const fictional = ['320', '507', '701', '605', '715', '920', '608', '262', '218'].flatMap((area) =>
  Array.from({ length: 100 }, (_, i) => Phone.parse(`+1${area}55501${String(i).padStart(2, '0')}`)),
);

async function unusedPhone(accounts: AccountStore): Promise<Phone> {
  for (const phone of fictional) if (!(await accounts.findByCredential('phone', phone))) return phone;
  throw new UserError(`This dev server has ${fictional.length} owners already: choose another DATA_DIR.`);
}

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
      return logInto(account, userAgent);
    },
    async addOwner(now) {
      // Two who ask at once may find the same number.
      const { owner, phone, email } = await retryOnConflict(async () => {
        const account_id = newId('account', now.getTime());
        const email = `${account_id}@example.com`;
        const phone = await unusedPhone(accounts);
        const confirmed = { email_confirmed_at: now.toISOString(), phone_confirmed_at: now.toISOString() };
        const { name, language, time_zone } = all[0]!;
        const owner = newAccount({ account_id, name, language, time_zone, email, phone, ...confirmed }, now);
        await accounts.create(owner);
        return { owner, phone, email };
      });
      return { phone, email, access_token: (await logInto(owner)).access_token };
    },
  };

  async function logInto(account: Account, userAgent = ''): Promise<DemoLogin> {
    const cookies = cookiesOf({});
    const from = { device: deviceName(userAgent) };
    const entry = { how: 'logged-in-password' as const, from, cookies, remember: true, now: currentTime() };
    const { token } = await signIn(account, entry, sessionDeps);
    return { access_token: token, cookies: cookies.toSend().cookies ?? [] };
  }
}

/** An account in an older shape: development data is not worth a migration. */
function tellOfOldData(error: unknown): never {
  if (!(error instanceof z.ZodError)) throw error;
  throw new UserError(
    'The data was kept by an older Calluna: delete its folder (.data, unless DATA_DIR says otherwise), or choose another DATA_DIR.',
  );
}
