import { readerOf } from '#functions/account/reader.ts';
import { accountStore } from '#functions/account/store.ts';
import { placeInWords } from '#functions/account/auth/domain/place-in-words.ts';
import { disownLink } from '#functions/account/auth/disown-link.ts';
import { knownDevicesOf } from '#functions/account/auth/known-devices.ts';
import { linksOf } from '#functions/account/auth/links.ts';
import { newRecoveryCodes } from '#functions/account/auth/recovery-codes.ts';
import { requireOwner } from '#functions/account/auth/require-owner.ts';
import { accessLog, factorStore } from '#functions/account/auth/store.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { originOf } from '#functions/platform/client-info.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = {
  accounts: accountStore(table),
  factors: factorStore(table),
  accessLog: accessLog(table),
  knownDevices: knownDevicesOf(table),
  limits: limiterOf(table),
  links: linksOf(table),
  outbox: outboxOf(table),
  secret: appSecret,
};

export const handler = handle(auth.replaceRecoveryCodes, live, async ({ member, from, cookies, now }, deps) => {
  const { accounts, factors, accessLog, knownDevices, limits, links, outbox, secret } = deps;
  const account = await accounts.of(member.accountId);
  if (!account) throw new Fault('auth.unauthenticated');
  requireOwner(member, now);
  const { account_id, email } = account;
  await limits.take('recovery-codes-replaced', { account: account_id }, now);

  const { recovery_codes, recovery } = newRecoveryCodes(await secret());
  const reader = readerOf(account);
  const place = placeInWords(from, reader.language);
  const device = await knownDevices.find(account_id, cookies);
  const disowning = disownLink(account, device, links, now, { since: member.authenticatedAt });
  const at = now.toISOString();
  const params = { device: from.device, at, place, ...disowning.params };
  const message = outbox.queue({ purpose: 'recovery-codes-replaced', to: email, ...reader, params }, now);
  await retryOnConflict(async () => {
    const [factor, current] = await Promise.all([factors.of(account_id), accounts.of(account_id)]);
    // The owner may disown this session meanwhile, and that must not be followed by new codes.
    if (current?.epoch !== account.epoch) throw new Fault('auth.unauthenticated');
    if (!factor?.confirmed_at) throw new Fault('auth.second-factor-off');
    await factors.commit(
      factors.put({ ...factor, recovery, recovery_made_at: at }, factor),
      accounts.hold(current),
      accessLog.line(account_id, { what: 'recovery-codes-replaced', ...originOf(from) }, now),
      disowning.write,
      message.write,
    );
  });
  await message.send();
  return { recovery_codes };
});
