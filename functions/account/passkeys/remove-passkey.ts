import { readerOf } from '#functions/account/reader.ts';
import { passkeyStore } from '#functions/account/passkeys/store.ts';
import { disownLink } from '#functions/account/auth/disown-link.ts';
import { placeInWords } from '#functions/account/auth/domain/place-in-words.ts';
import { knownDevicesOf } from '#functions/account/auth/known-devices.ts';
import { linksOf } from '#functions/account/auth/links.ts';
import { requireOwner } from '#functions/account/auth/require-owner.ts';
import { accessLog } from '#functions/account/auth/store.ts';
import { accountStore } from '#functions/account/store.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { originOf } from '#functions/platform/client-info.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { passkeys } from '#shared/api/passkeys.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = {
  accounts: accountStore(table),
  passkeys: passkeyStore(table),
  accessLog: accessLog(table),
  knownDevices: knownDevicesOf(table),
  links: linksOf(table),
  outbox: outboxOf(table),
};

/** The account keeps a way in: its confirmed address gets a link to a new password. */
export const handler = handle(passkeys.removePasskey, live, ({ input, member, from, cookies, now }, deps) =>
  retryOnConflict(async () => {
    const { accounts, accessLog, knownDevices, links, outbox } = deps;
    const [account, all] = await Promise.all([accounts.of(member.accountId), deps.passkeys.all(member.accountId)]);
    if (!account) throw new Fault('auth.unauthenticated');
    requireOwner(member, now);
    const passkey = all.find(({ passkey_id }) => passkey_id === input.passkey_id);
    if (!passkey) return {}; // idempotent
    const { account_id, email } = account;
    const { name } = passkey;
    const reader = readerOf(account);
    const disowning = disownLink(account, await knownDevices.find(account_id, cookies), links, now);
    const place = placeInWords(from, reader.language);
    const params = { name, device: from.device, at: now.toISOString(), place, ...disowning.params };
    const message = outbox.queue({ purpose: 'passkey-removed', to: email, ...reader, params }, now);
    const line = accessLog.line(account_id, { what: 'passkey-removed', ...originOf(from) }, now);
    await deps.passkeys.remove(account, passkey, all.length - 1, line, disowning.write, message.write);
    await message.send();
    return {};
  }),
);
