import type { Account } from '#functions/account/store.ts';
import type { secondFactorOf, UsedFactor } from '#functions/account/auth/second-factor.ts';
import type { KnownDevices } from '#functions/account/auth/known-devices.ts';
import type { Outbox } from '#functions/messaging/public.ts';
import { type ClientInfo, type Origin, originOf } from '#functions/platform/client-info.ts';
import type { Cookies } from '#functions/platform/cookies.ts';
import { asFault } from '#shared/errors/catalogue.ts';

type Deps = {
  secondFactor: Pick<ReturnType<typeof secondFactorOf>, 'require' | 'tellWrong'>;
  knownDevices: Pick<KnownDevices, 'browser'>;
  outbox: Outbox;
};
/** `known`: the digest of the device, where the account knows it. */
type Attempt = {
  from: Origin & Pick<ClientInfo, 'network'>;
  cookies: Cookies;
  now: Date;
  known: string | undefined;
};

/**
 * Requires the second factor of a sign-in whose first factor was right. A wrong one is logged, and its owner is told. Throws
 * as `secondFactor.require` does.
 */
export async function requireSecondFactor(
  account: Account,
  code: string | undefined,
  { from, cookies, now, known }: Attempt,
  { secondFactor, knownDevices, outbox }: Deps,
): Promise<UsedFactor | undefined> {
  const { digest: browser, keep } = await knownDevices.browser(account.account_id, cookies);
  const door = { network: from.network, browser, known };
  try {
    return await secondFactor.require(account, code, now, originOf(from), door);
  } catch (error) {
    if (asFault(error).code === 'auth.wrong-pin') {
      await keep();
      await secondFactor.tellWrong(account, door, originOf(from), outbox, now);
    }
    throw error;
  }
}
