import { readerOf } from '#functions/account/reader.ts';
import * as z from 'zod';

import { type AccountStore, newAccount } from '#functions/account/store.ts';
import { addressOf, type Link, type Links } from '#functions/account/auth/links.ts';
import { hashPassword } from '#functions/account/auth/passwords/passwords.ts';
import { type SessionDeps, type SignIn, signIn } from '#functions/account/auth/session.ts';
import type { Outbox } from '#functions/messaging/public.ts';
import { environment } from '#functions/platform/environment.ts';
import type { Write } from '#functions/platform/table/table.ts';
import type { MailedRegistration, SignedIn } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';
import { type Portuguese, varietyOf } from '#shared/values/portuguese.ts';
import { zoneOrUtc } from '#shared/values/zone.ts';

const OPEN_MINUTES = 24 * 60;

/** What a link keeps of a registration until it is opened: `password` is its hash. */
const Registration = z.object({
  email: z.email(),
  name: z.string(),
  password: z.string(),
  language: z.enum(languages),
  time_zone: z.string().default('UTC'),
  remember: z.enum(['', 'yes']),
  redirect: z.string(),
});

type Registration = z.infer<typeof Registration>;

type Input = Pick<Registration, 'email' | 'name' | 'password' | 'language' | 'redirect'> & {
  time_zone?: string | undefined;
  /** That of the browser. */
  portuguese: Portuguese;
  remember: boolean;
};
type Deps = { accounts: AccountStore; links: Links; outbox: Outbox; commit: (...writes: Write[]) => Promise<void> };

/**
 * Registers without telling whether the address has an account: a free address gets a link that opens the account, the
 * owner of a taken one learns of it by mail. The work is the same: a hash, a link and a mail.
 */
export async function mailRegistration(
  { email, name, password, language, portuguese, time_zone: zone, remember, redirect }: Input,
  { accounts, links, outbox, commit }: Deps,
  now: Date,
): Promise<MailedRegistration> {
  const owner = await accounts.findByCredential('email', email);
  const hash = await hashPassword(password);
  const time_zone = zoneOrUtc(zone);
  const remembered = { remember: remember ? 'yes' : '', redirect };
  const registration = { email, name, password: hash, language, time_zone, ...remembered };
  const account_id = newId('account', now.getTime());
  // The link of a taken address is not mailed, and would open nothing.
  const link = links.make({ action: 'open-account', account_id, data: registration, minutes: OPEN_MINUTES }, now);
  const message = owner
    ? outbox.queue(
        {
          purpose: 'account-exists',
          to: email,
          ...readerOf(owner),
          params: { link: [environment().SITE_URL, owner.language, 'login'].join('/') },
        },
        now,
      )
    : outbox.queue(
        {
          purpose: 'confirm-email',
          to: email,
          account_id: null,
          language: varietyOf(language, portuguese),
          time_zone,
          params: { link: addressOf(language, 'open-account', link.token), until: link.expires_at },
        },
        now,
      );
  await commit(link.write, message.write);
  await message.send();
  return { is_mailed: true, expires_at: link.expires_at };
}

type Browser = Pick<SignIn, 'from' | 'cookies' | 'now'>;

/**
 * Opens the account of a registration, whose link proves the address, and signs in. `use` uses the link up.
 * @throws auth.link-expired where the address has an account by now
 */
export async function openByLink(
  { account_id, data }: Link,
  use: Write,
  { accounts, sessionDeps }: { accounts: AccountStore; sessionDeps: SessionDeps },
  { from, cookies, now }: Browser,
): Promise<SignedIn> {
  const { email, name, password, language, time_zone, remember } = Registration.parse(data);
  if (await accounts.findByCredential('email', email)) throw new Fault('auth.link-expired');
  const at = now.toISOString();
  const proven = { email_confirmed_at: at, password, password_changed_at: at };
  const account = newAccount({ account_id, email, name, language, time_zone, ...proven }, now);
  await accounts.create(account, use);
  return signIn(account, { how: 'registered', from, cookies, remember: remember === 'yes', now }, sessionDeps);
}
