import { readerOf } from '#functions/account/reader.ts';
import { accountStore } from '#functions/account/store.ts';
import { placeInWords } from '#functions/account/auth/domain/place-in-words.ts';
import { stepOf } from '#functions/account/auth/domain/second-factor.ts';
import { disownLink } from '#functions/account/auth/disown-link.ts';
import { knownDevicesOf } from '#functions/account/auth/known-devices.ts';
import { linksOf } from '#functions/account/auth/links.ts';
import { newRecoveryCodes } from '#functions/account/auth/recovery-codes.ts';
import { requireOwner } from '#functions/account/auth/require-owner.ts';
import { accessLog, factorStore } from '#functions/account/auth/store.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { originOf } from '#functions/platform/client-info.ts';
import { realTimeOf } from '#functions/platform/clock.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';

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

export const handler = handle(auth.confirmSecondFactor, live, async ({ input, member, from, cookies, now }, deps) => {
  const { accounts, factors, accessLog, limits, links, outbox, secret } = deps;
  await limits.take('second-factor-member', { account: member.accountId }, now);
  const { recovery_codes, recovery } = newRecoveryCodes(await secret());
  // Read once: the owner may disown this session meanwhile, and that must not be followed by a new factor.
  const account = await accounts.of(member.accountId);
  if (!account) throw new Fault('auth.unauthenticated');
  if (account.second_factor) throw new Fault('auth.second-factor-on');
  requireOwner(member, now);
  const device = await deps.knownDevices.find(account.account_id, cookies);
  return retryOnConflict(async () => {
    const factor = await factors.of(account.account_id);
    const last_step = factor && stepOf(factor.secret, input.code, realTimeOf(now));
    if (!factor || last_step === undefined) throw new Fault('auth.wrong-pin', { fields: { code: [messages.pin] } });

    const { account_id, email } = account;
    const at = now.toISOString();
    const reader = readerOf(account);
    const place = placeInWords(from, reader.language);
    const disowning = disownLink(account, device, links, now, { since: member.authenticatedAt });
    const params = { device: from.device, at, place, ...disowning.params };
    const message = outbox.queue({ purpose: 'second-factor-on', to: email, ...reader, params }, now);
    await accounts.replace(
      account,
      { ...account, second_factor: true },
      factors.put({ ...factor, confirmed_at: at, last_step, recovery, recovery_made_at: at }, factor),
      accessLog.line(account_id, { what: 'second-factor-on', ...originOf(from) }, now),
      disowning.write,
      message.write,
    );
    await message.send();
    return { recovery_codes };
  });
});
