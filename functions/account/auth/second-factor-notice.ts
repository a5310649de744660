import { readerOf } from '#functions/account/reader.ts';
import type { Account } from '#functions/account/store.ts';
import type { secondFactorOf } from '#functions/account/auth/second-factor.ts';
import type { AccessLog } from '#functions/account/auth/store.ts';
import type { Outbox } from '#functions/messaging/public.ts';
import type { ClientInfo } from '#functions/platform/client-info.ts';
import { environment } from '#functions/platform/environment.ts';
import type { Limiter } from '#functions/platform/limits.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';
import { paths } from '#shared/values/pages.ts';

type Deps = {
  secondFactor: Pick<ReturnType<typeof secondFactorOf>, 'require'>;
  accessLog: AccessLog;
  limits: Limiter;
  outbox: Outbox;
};
/** `known`: the digest of the device, where the account knows it. */
type Attempt = { from: Pick<ClientInfo, 'device' | 'network'>; now: Date; known: string | undefined };

/**
 * Requires the second factor of a sign-in whose first factor was right. A wrong one is logged, and mailed to the owner at
 * most once an hour: whoever sends it knows the password, or has the phone or the Google account. Throws as
 * `secondFactor.require` does.
 */
export async function requireSecondFactor(
  account: Account,
  code: string | undefined,
  { from, now, known }: Attempt,
  deps: Deps,
): Promise<void> {
  try {
    await deps.secondFactor.require(account, code, now, from.device, { network: from.network, known });
  } catch (error) {
    if (asFault(error).code === 'auth.wrong-pin') await notify(account, from.device, now, deps);
    throw error;
  }
}

async function notify(account: Account, device: string, now: Date, { accessLog, limits, outbox }: Deps): Promise<void> {
  const { account_id, email, language } = account;
  const line = accessLog.line(account_id, { what: 'wrong-second-factor', device }, now);
  if (!(await isDue(limits, account, now))) return accessLog.commit(line);
  const link = environment().SITE_URL + paths.changePassword.replace(':language', language);
  const params = { device, at: now.toISOString(), link };
  const message = outbox.queue({ purpose: 'second-factor-wrong', to: email, ...readerOf(account), params }, now);
  await accessLog.commit(line, message.write);
  await message.send();
}

const isDue = (limits: Limiter, { account_id }: Account, now: Date): Promise<boolean> =>
  limits.take('second-factor-notice', { account: account_id }, now).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Fault && error.code === 'request.too-many') return false;
      throw error;
    },
  );
