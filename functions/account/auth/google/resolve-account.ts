import { readerOf } from '#functions/account/reader.ts';
import { type Account, type AccountStore, newAccount } from '#functions/account/store.ts';
import { type Connection, entrance } from '#functions/account/auth/domain/google.ts';
import type { OAuthState } from '#functions/account/auth/google/oauth-state.ts';
import { addressOf, type Links } from '#functions/account/auth/links.ts';
import type { AccessLog } from '#functions/account/auth/store.ts';
import type { Outbox } from '#functions/messaging/public.ts';
import type { ClientInfo } from '#functions/platform/client-info.ts';
import { requireServed } from '#functions/platform/sanctions.ts';
import { originOf } from '#functions/platform/client-info.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { GooglePerson } from '#functions/providers/identity/port.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { type AccountId, newId } from '#shared/values/id.ts';
import { portugueseToBegin } from '#shared/values/variety.ts';
import { zoneOrUtc } from '#shared/values/zone.ts';

type GoogleDeps = { accounts: AccountStore; log: AccessLog; links: Links; outbox: Outbox };
type Callback = { state: OAuthState; from: ClientInfo; now: Date };

/** Who signs in; `isNew` where this opened the account. */
type Entering = { account: Account; isNew: boolean };

/** How long a mailed link is valid. */
const LINK_MINUTES = 60;

const connectionOf = ({ key, email }: GooglePerson): Connection => ({ subject: key, email });

/**
 * The account that a Google identity signs in to: an existing one, a closed one that can be opened again, or a new one.
 * @throws auth.google-confirm if the address has an account, whose owner gets a mail
 * @throws auth.google-mismatch if Google has not verified the address
 * @throws billing.sanctioned and its kin where a new one would be opened from a country that must not be served
 */
export const resolveAccount = (person: GooglePerson, callback: Callback, google: GoogleDeps): Promise<Entering> =>
  retryOnConflict(async () => {
    const { now } = callback;
    // In this order, so that an account the same person opens concurrently is found by its key.
    const byEmail = await google.accounts.findByCredential('email', person.email);
    const openByKey = await google.accounts.findByCredential('google', person.key);
    // Whose account is being deleted is told so: a new one in its place would take the address, and with it the way back.
    const closed = openByKey || byEmail ? undefined : await google.accounts.findClosed('google', person.key, now);
    const byKey = openByKey ?? closed;
    switch (entrance(person, { byKey, byEmail })) {
      case 'signs-in':
        return { account: byKey as Account, isNew: false };
      case 'asks-by-mail':
        await mailConnectLink(byEmail as Account, person, callback.now, google);
        throw new Fault('auth.google-confirm');
      case 'opens':
        return { account: await open(person, callback, google), isNew: true };
      case 'refused':
        throw new Fault('auth.google-mismatch');
    }
  });

async function open(
  person: GooglePerson,
  { state, from, now }: Callback,
  { accounts, log }: GoogleDeps,
): Promise<Account> {
  requireServed(from);
  const { email, name } = person;
  const account = newAccount(
    {
      account_id: newId('account', now.getTime()),
      email,
      name,
      language: state.language,
      time_zone: zoneOrUtc(state.time_zone),
      ...portugueseToBegin(from),
      email_confirmed_at: now.toISOString(),
      google: connectionOf(person),
    },
    now,
  );
  await accounts.create(account, log.line(account.account_id, { what: 'registered', ...originOf(from) }, now));
  return account;
}

/** Mails the owner of an address a link that connects this Google account with theirs. */
async function mailConnectLink(account: Account, person: GooglePerson, now: Date, { links, log, outbox }: GoogleDeps) {
  const { account_id, email, language, blocked } = account;
  if (blocked) return;
  const data = connectionOf(person);
  const { token, write, expires_at } = links.make(
    { action: 'connect-google', account_id, data, minutes: LINK_MINUTES },
    now,
  );
  const params = { link: addressOf(language, 'connect-google', token), until: expires_at };
  const message = outbox.queue({ purpose: 'connect-google', to: email, ...readerOf(account), params }, now);
  await log.commit(write, message.write);
  await message.send();
}

/** Connects a Google account with that of a member. @throws auth.google-taken where it opens another one */
export const connect = (account_id: AccountId, person: GooglePerson, { from, now }: Callback, google: GoogleDeps) =>
  retryOnConflict(async () => {
    const { accounts, log, outbox } = google;
    const [account, owner] = await Promise.all([
      accounts.of(account_id),
      accounts.findByCredential('google', person.key),
    ]);
    if (!account) throw new Fault('auth.unauthenticated');
    if (owner && owner.account_id !== account_id) throw new Fault('auth.google-taken');
    if (owner) return;
    const line = log.line(account_id, { what: 'google-connected', ...originOf(from) }, now);
    const { email: to } = account;
    const params = { email: person.email };
    const message = outbox.queue({ purpose: 'google-connected', to, ...readerOf(account), params }, now);
    await accounts.replace(account, { ...account, google: connectionOf(person) }, line, message.write);
    await message.send();
  });
