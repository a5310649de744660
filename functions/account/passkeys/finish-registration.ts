import { readerOf } from '#functions/account/reader.ts';
import { challengesOf } from '#functions/account/passkeys/challenges.ts';
import { nameOfPasskey } from '#functions/account/passkeys/domain/passkey-name.ts';
import { requirePasskeyAllowed } from '#functions/account/passkeys/require-allowed.ts';
import { verifyRegistration } from '#functions/account/passkeys/relying-party.ts';
import { passkeyIdOf, passkeyStore, type StoredPasskey } from '#functions/account/passkeys/store.ts';
import { placeInWords } from '#functions/account/auth/domain/place-in-words.ts';
import { DISOWN_MINUTES } from '#functions/account/auth/disown-link.ts';
import { addressOf, linksOf } from '#functions/account/auth/links.ts';
import { accessLog } from '#functions/account/auth/store.ts';
import { accountStore } from '#functions/account/store.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { originOf } from '#functions/platform/client-info.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { passkeys } from '#shared/api/passkeys.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = {
  accounts: accountStore(table),
  passkeys: passkeyStore(table),
  challenges: challengesOf(table),
  accessLog: accessLog(table),
  links: linksOf(table),
  limits: limiterOf(table),
  outbox: outboxOf(table),
};
export const handler = handle(passkeys.finishRegistration, live, async ({ input, member, from, now }, deps) => {
  const { accounts, accessLog, links, limits, outbox } = deps;
  await limits.take('passkey-owner', { account: member.accountId }, now);
  const { challenge, user_handle } = await deps.challenges.use(input.passkey, { purpose: 'register', ...member }, now);
  const { aaguid, ...verified } = await verifyRegistration(input.passkey, challenge);
  const passkey_id = passkeyIdOf(verified.credential_id);
  return retryOnConflict(async () => {
    const account = await accounts.of(member.accountId);
    if (!account || account.closed_at || !user_handle) throw new Fault('auth.unauthenticated');
    const { account_id, email, language } = account;
    if (await accounts.findByCredential('passkey', passkey_id)) throw new Fault('auth.passkey-refused');
    requirePasskeyAllowed(account, (await deps.passkeys.all(account_id)).length);
    const item: StoredPasskey = {
      ...verified,
      account_id,
      passkey_id,
      user_handle,
      name: nameOfPasskey(aaguid, from.device),
      created_at: now.toISOString(),
      last_used_at: null,
    };
    const link = links.make(
      { action: 'remove-passkey', account_id, data: { passkey_id, email }, minutes: DISOWN_MINUTES },
      now,
    );
    const reader = readerOf(account);
    const params = {
      name: item.name,
      device: from.device,
      at: item.created_at,
      place: placeInWords(from, reader.language),
      link: addressOf(language, 'remove-passkey', link.token),
      until: link.expires_at,
    };
    const message = outbox.queue({ purpose: 'passkey-added', to: email, ...reader, params }, now);
    const line = accessLog.line(account_id, { what: 'passkey-added', ...originOf(from) }, now);
    await deps.passkeys.add(account, item, link.write, line, message.write);
    await message.send();
    return item;
  });
});
