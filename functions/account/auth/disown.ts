import type { PasskeyStore } from '#functions/account/passkeys/store.ts';
import { readerOf } from '#functions/account/reader.ts';
import type { PendingEmails } from '#functions/account/pending-email.ts';
import type { Account, AccountStore } from '#functions/account/store.ts';
import { openAgain } from '#functions/account/open-again.ts';
import { claimAccount } from '#functions/account/auth/claim-account.ts';
import type { KnownDevices } from '#functions/account/auth/known-devices.ts';
import type { factorStore } from '#functions/account/auth/store.ts';
import { addressOf, type Link, type Links } from '#functions/account/auth/links.ts';
import type { Outbox } from '#functions/messaging/public.ts';
import type { LinkAction, RemovedWay } from '#shared/api/auth.ts';
import type { Write } from '#functions/platform/table/table.ts';
import { figures } from '#shared/values/figures.ts';

type Deps = {
  accounts: AccountStore;
  pendingEmails: PendingEmails;
  knownDevices: KnownDevices;
  passkeys: PasskeyStore;
  factors: Pick<ReturnType<typeof factorStore>, 'of' | 'put' | 'remove'>;
  links: Links;
  outbox: Outbox;
};
/** `removed` of what was set up since; `restored_email`: the former address, where the account has it again. */
type Disowned = {
  next: Account;
  writes: Write[];
  notices: ReturnType<Outbox['queue']>[];
  removed: RemovedWay[];
  restored_email: string | null;
  is_reopened: boolean;
};

/**
 * Disowns what happened to an account: ends all sessions, forgets the device, withdraws a change of the address that is
 * pending, and removes the password, which the device may have known, the passkey that it used, and the passkeys, the
 * phone number, the second factor and the Google account added since. A second factor from before stays; its recovery
 * codes are void if they were replaced since, for the earlier ones are gone. What has no moment is older than this rule.
 * A deletion since is undone. An address that changed since comes back, and its owner gets a link there to set a new password. Nobody gets one where
 * that address opens another account by now: who changed it must not get that link.
 */
export async function disown(
  link: Link,
  stored: Account,
  { now, ends_calendar }: { now: Date; ends_calendar: boolean },
  deps: Deps,
): Promise<Disowned> {
  const { pendingEmails, knownDevices, passkeys, factors, links, outbox } = deps;
  const { data } = link;
  const is_reopened = stored.closed_at !== undefined;
  const present = is_reopened ? await openAgain(stored, now, deps) : stored;
  const account = await withEmailOf(link, present, now, deps);
  const { account_id, email, language } = account;
  const isSameAddress = data.email === email;
  const restored_email = isSameAddress && email !== present.email ? email : null;
  const ways = await waysSince(link, account, deps);
  const { all, removed, factor, isFactorNew, hasNewCodes, isGoogleNew, isPhoneNew, undone } = ways;
  const next = {
    ...(isSameAddress ? claimAccount(account, now) : account),
    epoch: account.epoch + 1,
    password: null,
    voided_password: account.password ?? account.voided_password ?? null,
    password_changed_at: now.toISOString(),
    ...(isPhoneNew && { phone: null, phone_confirmed_at: null }),
    ...(isFactorNew && { second_factor: false }),
    ...(isGoogleNew && { google: null }),
    ...(removed.length > 0 && { has_passkey: all.length > removed.length }),
  };
  const removals = [
    knownDevices.forget(account_id, data.device ?? ''),
    pendingEmails.end(account_id),
    ...(is_reopened ? await passkeys.reopen(account_id, { without: removed }) : []),
    ...removed.flatMap(passkeys.removal),
    ...(factor && isFactorNew ? [factors.remove(factor)] : []),
    ...(factor && hasNewCodes ? [factors.put({ ...factor, recovery: [] }, factor)] : []),
  ];
  const outcome = { next, removed: undone, restored_email, is_reopened };
  if (!isSameAddress) return { ...outcome, writes: removals, notices: [] };
  const reset = links.make(
    { action: 'reset-password', account_id, data: { email }, minutes: figures.resetMinutes },
    now,
  );
  const params = {
    link: addressOf(language, 'reset-password', reset.token),
    until: reset.expires_at,
    reopened: is_reopened,
    email_back: restored_email !== null,
    passkeys_off: removed.length > 0,
    passkeys_left: all.length > removed.length,
    factor_off: isFactorNew,
    codes_void: hasNewCodes,
    google_off: isGoogleNew,
    phone_off: isPhoneNew,
    calendar_off: ends_calendar,
  };
  const message = outbox.queue({ purpose: 'disowned', to: email, ...readerOf(next), params }, now);
  return { ...outcome, writes: [...removals, reset.write], notices: [message] };
}

/** The ways into an account that a link undoes: what was set up since, and no later than `until`. */
async function waysSince(
  { data, made_at }: Link,
  account: Account,
  { passkeys, factors }: Pick<Deps, 'passkeys' | 'factors'>,
  until?: string,
) {
  const since = data.since ?? made_at;
  const isSince = (at: string | null | undefined): boolean => Boolean(at && at >= since && (!until || at <= until));
  const all = await passkeys.all(account.account_id);
  const removed = all.filter(({ passkey_id, created_at }) => isSince(created_at) || passkey_id === data.passkey_id);
  const factor = account.second_factor ? await factors.of(account.account_id) : undefined;
  const isFactorNew = isSince(factor?.confirmed_at);
  const hasNewCodes = !isFactorNew && isSince(factor?.recovery_made_at);
  const isGoogleNew = isSince(account.google?.connected_at);
  const isPhoneNew = isSince(account.phone_confirmed_at);
  const undone: RemovedWay[] = [
    ...(isFactorNew ? ['second-factor' as const] : []),
    ...(hasNewCodes ? ['recovery-codes' as const] : []),
    ...(isGoogleNew ? ['google' as const] : []),
    ...(removed.length > 0 ? ['passkey' as const] : []),
    ...(isPhoneNew ? ['phone' as const] : []),
  ];
  return { all, removed, factor, isFactorNew, hasNewCodes, isGoogleNew, isPhoneNew, undone };
}

/**
 * Since when a link has nothing left to undo and is over: its reader disowned what happened by another link to the same
 * address, and then set a password by a link to it. Null while there is something. What is done in a session does
 * not count, for a thief has one; nor does a password alone, which leaves what was set up since as it is.
 */
export async function securedAt(
  link: Link,
  account: Account,
  deps: Pick<Deps, 'passkeys' | 'factors'>,
): Promise<string | null> {
  const { email_restored: disowned, password_reset: reset } = account;
  if (!disownings.includes(link.action) || account.closed_at || account.password === null) return null;
  if (!disowned || !reset || link.made_at > disowned.at || disowned.at >= reset.at) return null;
  if ([account, disowned, reset].some(({ email }) => email !== link.data.email)) return null;
  const { undone, factor } = await waysSince(link, account, deps, reset.at);
  const left = undone.filter((way) => way !== 'recovery-codes' || factor?.recovery.length);
  return left.length === 0 ? reset.at : null;
}

/** The links by which owners report an intruder. */
export const disownings: readonly LinkAction[] = ['not-me', 'restore-email', 'remove-passkey'];

/**
 * Whether a link was mailed to an address that its account had only until the owner disowned it: who read that address must
 * not disown the owner.
 */
export const isOfReplacedAddress = ({ data, made_at }: Link, { email_restored }: Account): boolean =>
  email_restored !== undefined &&
  email_restored.email !== data.email &&
  email_restored.changed_at <= made_at &&
  made_at <= email_restored.at;

/**
 * The account with the address that the link was mailed to. It was the address of the account when the link was made, so
 * one that the account had given up before is never taken back; whatever the new address was used for since does not
 * prevent it. Of several addresses the one with the earliest link wins: who changed the address may have changed it again,
 * and has links as well.
 */
async function withEmailOf({ data, made_at }: Link, account: Account, now: Date, { accounts }: Deps): Promise<Account> {
  const { email = '' } = data;
  const owner = await accounts.findByCredential('email', email);
  if (owner && owner.account_id !== account.account_id) return account;
  const at = now.toISOString();
  const before = account.email_restored;
  const changed_at = before?.email === email && before.changed_at < made_at ? before.changed_at : made_at;
  const email_restored = { email, changed_at, at };
  return account.email === email
    ? { ...account, email_restored }
    : { ...account, email, email_confirmed_at: at, email_restored };
}
