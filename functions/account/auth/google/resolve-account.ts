import { readerOf } from '#functions/account/reader.ts';
import { type Account, type AccountStore, newAccount } from '#functions/account/store.ts';
import { type Connection, entrance } from '#functions/account/auth/domain/google.ts';
import type { OAuthState } from '#functions/account/auth/google/oauth-state.ts';
import { disownLink } from '#functions/account/auth/disown-link.ts';
import { placeInWords } from '#functions/account/auth/domain/place-in-words.ts';
import { addressOf, type Links } from '#functions/account/auth/links.ts';
import type { AccessLog } from '#functions/account/auth/store.ts';
import type { Outbox } from '#functions/messaging/public.ts';
import type { ClientInfo } from '#functions/platform/client-info.ts';
import { requireServed } from '#functions/platform/sanctions.ts';
import { originOf } from '#functions/platform/client-info.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Write } from '#functions/platform/table/table.ts';
import type { GooglePerson } from '#functions/providers/identity/port.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { type AccountId, newId } from '#shared/values/id.ts';
import { portugueseToBegin } from '#shared/values/variety.ts';
import { zoneOrUtc } from '#shared/values/zone.ts';

type GoogleDeps = { accounts: AccountStore; log: AccessLog; links: Links; outbox: Outbox };
type Callback = { state: OAuthState; from: ClientInfo; now: Date };
/** What a link that disowns it undoes: the digest of a device that the account knows, and since which login. */
type Disowning = { known: string | undefined; since?: string | undefined };

/** Who signs in; `isNew` where this opened the account. */
type Entering = { account: Account; isNew: boolean };

/** How long a mailed link is valid. */
const LINK_MINUTES = 60;

const connectionOf = ({ key, email }: GooglePerson): Connection => ({ subject: key, email });

/**
 * The account that a Google identity signs in to: an existing one, a closed one that can be opened again, or a new one.
 * @throws auth.google-confirm if the address has an account, whose owner gets a mail
 * @throws auth.google-unverified if Google has not verified the address
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
        throw new Fault('auth.google-unverified');
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
      google: { ...connectionOf(person), connected_at: now.toISOString() },
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
export async function connect(
  account_id: AccountId,
  person: GooglePerson,
  callback: Callback & Disowning,
  google: GoogleDeps,
): Promise<void> {
  const { from, now } = callback;
  const { accounts, log } = google;
  // Read once: the owner may disown this session meanwhile, and that must not be followed by a new way in.
  const account = await accounts.of(account_id);
  if (!account) throw new Fault('auth.unauthenticated');
  await retryOnConflict(async () => {
    const owner = await accounts.findByCredential('google', person.key);
    if (owner && owner.account_id !== account_id) throw new Fault('auth.google-taken');
    if (owner) return;
    const line = log.line(account_id, { what: 'google-connected', ...originOf(from) }, now);
    const notice = googleNotice(account, person, callback, google);
    const connected = { ...connectionOf(person), connected_at: now.toISOString() };
    await accounts.replace(account, { ...account, google: connected }, line, ...notice.writes);
    await notice.send();
  });
}

/** Tells the owner that a Google account was connected, with a link that disowns it. */
export function googleNotice(
  account: Account,
  { email }: Pick<GooglePerson, 'email'>,
  { from, now, known, since }: Pick<Callback, 'from' | 'now'> & Disowning,
  { links, outbox }: Pick<GoogleDeps, 'links' | 'outbox'>,
): { writes: Write[]; send: () => Promise<void> } {
  const reader = readerOf(account);
  const disowning = disownLink(account, known, links, now, { since });
  const place = placeInWords(from, reader.language);
  const params = { email, device: from.device, at: now.toISOString(), place, ...disowning.params };
  const message = outbox.queue({ purpose: 'google-connected', to: account.email, ...reader, params }, now);
  return { writes: [disowning.write, message.write], send: message.send };
}
