import { readerOf } from '#functions/account/reader.ts';
import type { Account, AccountStore } from '#functions/account/store.ts';
import { disownLink } from '#functions/account/auth/disown-link.ts';
import { hashPassword } from '#functions/account/auth/passwords/passwords.ts';
import { placeInWords } from '#functions/account/auth/domain/place-in-words.ts';
import { type SessionDeps, signIn } from '#functions/account/auth/session.ts';
import type { Outbox } from '#functions/messaging/public.ts';
import type { Cookies } from '#functions/platform/cookies.ts';
import type { ClientInfo } from '#functions/platform/client-info.ts';
import type { Member } from '#functions/platform/session.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import type { SignedIn } from '#shared/api/auth.ts';

type Deps = { accounts: AccountStore; sessionDeps: SessionDeps; outbox: Outbox };
type Here = { member: Member; from: ClientInfo; cookies: Cookies; now: Date };

/** Saves a new password, ends every session, starts a new one in this browser, and mails the owner. */
export async function savePassword(
  account: Revised<Account>,
  password: string,
  { member, from, cookies, now }: Here,
  { accounts, sessionDeps, outbox }: Deps,
): Promise<SignedIn> {
  const { account_id, email } = account;
  const at = now.toISOString();
  const session = await sessionDeps.sessions.of(account_id, member.sessionId);
  const reader = readerOf(account);
  const device = await sessionDeps.knownDevices.find(account_id, cookies);
  const disowning = disownLink(account, device, sessionDeps.links, now);
  const place = placeInWords(from, reader.language);
  const params = { device: from.device, at, place, ...disowning.params };
  const message = outbox.queue({ purpose: purposeOf(account), to: email, ...reader, params }, now);
  const next = {
    ...account,
    password: await hashPassword(password),
    voided_password: null,
    password_changed_at: at,
    epoch: account.epoch + 1,
  };
  await accounts.replace(account, next, disowning.write, message.write);
  await message.send();
  const remember = session?.remember ?? false;
  const hadSecondFactor = member.hasSecondFactor;
  return signIn(next, { how: 'password-changed', from, cookies, remember, now, hadSecondFactor }, sessionDeps);
}

/** What the owner reads of a new password: the first one of an account is no change. */
export const purposeOf = ({ password, password_changed_at }: Account): 'password-set' | 'password-changed' =>
  password === null && password_changed_at === null ? 'password-set' : 'password-changed';
