import { readerOf } from '#functions/account/reader.ts';
import type { Account } from '#functions/account/store.ts';
import { placeInWords } from '#functions/account/auth/domain/place-in-words.ts';
import { changePasswordLink } from '#functions/account/auth/links.ts';
import type { secondFactorOf } from '#functions/account/auth/second-factor.ts';
import type { AccessLog } from '#functions/account/auth/store.ts';
import type { Outbox } from '#functions/messaging/public.ts';
import { type ClientInfo, type Origin, originOf } from '#functions/platform/client-info.ts';
import { isWithin, type Limiter } from '#functions/platform/limits.ts';
import { asFault } from '#shared/errors/catalogue.ts';

type Deps = {
  secondFactor: Pick<ReturnType<typeof secondFactorOf>, 'require'>;
  accessLog: AccessLog;
  limits: Limiter;
  outbox: Outbox;
};
/** `known`: the digest of the device, where the account knows it. */
type Attempt = { from: Origin & Pick<ClientInfo, 'network'>; now: Date; known: string | undefined };

/**
 * Requires the second factor of a sign-in whose first factor was right. A wrong one is logged, and mailed to the owner once
 * a day for each password: whoever sends it knows the password, or has the phone or the Google account. Throws as
 * `secondFactor.require` does.
 */
export async function requireSecondFactor(
  account: Account,
  code: string | undefined,
  { from, now, known }: Attempt,
  deps: Deps,
): Promise<void> {
  try {
    await deps.secondFactor.require(account, code, now, originOf(from), { network: from.network, known });
  } catch (error) {
    if (asFault(error).code === 'auth.wrong-pin') await notify(account, from, now, deps);
    throw error;
  }
}

async function notify(account: Account, from: Origin, now: Date, { accessLog, limits, outbox }: Deps): Promise<void> {
  const { account_id, epoch, email, language } = account;
  const line = accessLog.line(account_id, { what: 'wrong-second-factor', ...originOf(from) }, now);
  if (!(await isWithin(limits, 'second-factor-notice', { account: `${account_id} ${epoch}` }, now)))
    return accessLog.commit(line);
  const reader = readerOf(account);
  const place = placeInWords(from, reader.language);
  const params = { device: from.device, at: now.toISOString(), place, link: changePasswordLink(language) };
  const message = outbox.queue({ purpose: 'second-factor-wrong', to: email, ...reader, params }, now);
  await accessLog.commit(line, message.write);
  await message.send();
}
