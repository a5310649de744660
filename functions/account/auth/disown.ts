import type { PasskeyStore } from '#functions/account/passkeys/store.ts';
import { readerOf } from '#functions/account/reader.ts';
import type { Account } from '#functions/account/store.ts';
import { claimAccount } from '#functions/account/auth/claim-account.ts';
import type { KnownDevices } from '#functions/account/auth/known-devices.ts';
import { addressOf, type Link, type Links } from '#functions/account/auth/links.ts';
import type { Outbox } from '#functions/messaging/public.ts';
import type { Write } from '#functions/platform/table/table.ts';
import { figures } from '#shared/values/figures.ts';

type Deps = { knownDevices: KnownDevices; passkeys: PasskeyStore; links: Links; outbox: Outbox };
type Disowned = { next: Account; writes: Write[]; notices: ReturnType<Outbox['queue']>[] };

/**
 * Disowns a sign-in: ends all sessions, forgets its device, and removes the passkeys added since and the password, which
 * the device may have known. The owner gets a link to set a new one. Not where the address of the account changed after
 * the alert: who changed it must not get that link.
 */
export async function disown(
  { data, made_at }: Link,
  account: Account,
  now: Date,
  { knownDevices, passkeys, links, outbox }: Deps,
): Promise<Disowned> {
  const { account_id, email, language } = account;
  const isSameAddress = data.email === email;
  const all = await passkeys.all(account_id);
  const added = all.filter(({ created_at }) => created_at >= made_at);
  const next = {
    ...(isSameAddress ? claimAccount(account, now) : account),
    epoch: account.epoch + 1,
    password: null,
    password_changed_at: now.toISOString(),
    ...(added.length > 0 && { has_passkey: all.length > added.length }),
  };
  const forget = [knownDevices.forget(account_id, data.device ?? ''), ...added.flatMap(passkeys.removal)];
  if (!isSameAddress) return { next, writes: forget, notices: [] };
  const link = links.make(
    { action: 'reset-password', account_id, data: { email }, minutes: figures.resetMinutes },
    now,
  );
  const params = { link: addressOf(language, 'reset-password', link.token), until: link.expires_at };
  const message = outbox.queue({ purpose: 'disowned', to: email, ...readerOf(account), params }, now);
  return { next, writes: [...forget, link.write], notices: [message] };
}
