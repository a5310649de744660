import { readerOf } from '#functions/account/reader.ts';
import * as z from 'zod';

import { type AccountStore, newAccount } from '#functions/account/store.ts';
import { deletionMail } from '#functions/account/auth/closed-account.ts';
import { addressOf, type Link, type Links } from '#functions/account/auth/links.ts';
import { requireLiveRegistration } from '#functions/account/auth/live-links.ts';
import { isRegisteringBrowser, type Registrations } from '#functions/account/auth/registrations.ts';
import { hashPassword, verifyPassword } from '#functions/account/auth/passwords/passwords.ts';
import { type SessionDeps, type SignIn, signIn } from '#functions/account/auth/session.ts';
import type { Outbox } from '#functions/messaging/public.ts';
import type { ClientInfo } from '#functions/platform/client-info.ts';
import { environment } from '#functions/platform/environment.ts';
import { isWithin, type Limiter } from '#functions/platform/limits.ts';
import type { Write } from '#functions/platform/table/table.ts';
import type { MailedRegistration, SignedIn } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';
import { newId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';
import { type Portuguese, varietyOf } from '#shared/values/portuguese.ts';
import { portugueseToBegin } from '#shared/values/variety.ts';
import { zoneOrUtc } from '#shared/values/zone.ts';

/** For how long a link opens an account. */
export const OPEN_MINUTES = 24 * 60;

/** What a link keeps of a registration until it is opened: `password` is its hash, `browser` the digest of who registered. */
const Registration = z.object({
  email: z.email(),
  name: z.string(),
  password: z.string(),
  language: z.enum(languages),
  time_zone: z.string().default('UTC'),
  remember: z.enum(['', 'yes']),
  redirect: z.string(),
  browser: z.string(),
});

type Registration = z.infer<typeof Registration>;

type Input = Pick<Registration, 'email' | 'name' | 'password' | 'language' | 'redirect' | 'browser'> & {
  time_zone?: string | undefined;
  /** That of the browser. */
  portuguese: Portuguese;
  remember: boolean;
};
type Deps = {
  accounts: AccountStore;
  links: Links;
  registrations: Registrations;
  limits: Limiter;
  outbox: Outbox;
  secret: () => Promise<string>;
  commit: (...writes: Write[]) => Promise<void>;
};

/**
 * Registers without telling whether the address has an account: a free address gets a link that opens the account, the
 * owner of a taken one learns of it by mail. The work is the same: a hash, a link and a mail. The links of earlier
 * registrations of the address open nothing any more. The owner of a closed account also gets the link that opens it again.
 */
export async function mailRegistration(
  { email, name, password, language, portuguese, time_zone: zone, remember, redirect, browser }: Input,
  { accounts, links, registrations, limits, outbox, secret, commit }: Deps,
  now: Date,
): Promise<MailedRegistration> {
  const owner = await accounts.takerOf(email, now);
  const hash = await hashPassword(password);
  const time_zone = zoneOrUtc(zone);
  const remembered = { remember: remember ? 'yes' : '', redirect };
  const registration = { email, name, password: hash, language, time_zone, browser, ...remembered };
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
  const closed = owner ? undefined : await accounts.findClosed('email', email, now);
  const reminds = closed && (await isWithin(limits, 'reopen-mail', { account: closed.account_id }, now));
  const reminder = reminds ? await deletionMail(closed, { outbox, links, secret }, now) : undefined;
  const last = registrations.replaceLast(email, link.link);
  await commit(link.write, last, message.write, ...(reminder?.writes ?? []));
  await message.send();
  await reminder?.send();
  return { is_mailed: true, expires_at: link.expires_at };
}

type Opening = { registrations: Registrations; accounts: AccountStore; sessionDeps: SessionDeps; limits: Limiter };
type Browser = Pick<SignIn, 'cookies' | 'now'> & { from: ClientInfo; given: string | undefined };

/**
 * Opens the account of a registration, whose link proves the address, and signs in. `use` uses the link up. Anyone may
 * register any address with a password of their own: in another browser than the one that registered, the owner of the
 * mailbox shows by the password (`given`) that it was them.
 * @throws auth.link-expired where the address was registered again, or has an account by now; request.invalid of the
 * password
 */
export async function openByLink(
  link: Link,
  use: Write,
  { registrations, accounts, sessionDeps, limits }: Opening,
  { from, cookies, now, given }: Browser,
): Promise<SignedIn> {
  const { account_id, data } = link;
  const { email, name, password, language, time_zone, remember } = Registration.parse(data);
  await requireLiveRegistration(link, now, { accounts, registrations });
  if (!isRegisteringBrowser(link, cookies)) {
    if (!given) throw new Fault('request.invalid', { fields: { password: [messages.required] } });
    await limits.take('login', { account: email, network: from.network }, now);
    if (!(await verifyPassword(given, password))) {
      throw new Fault('request.invalid', { fields: { password: [messages['password.not-registered']] } });
    }
  }
  const at = now.toISOString();
  const proven = { email_confirmed_at: at, password, password_changed_at: at };
  const account = newAccount(
    { account_id, email, name, language, time_zone, ...portugueseToBegin(from), ...proven },
    now,
  );
  await accounts.create(account, use);
  return signIn(account, { how: 'registered', from, cookies, remember: remember === 'yes', now }, sessionDeps);
}
