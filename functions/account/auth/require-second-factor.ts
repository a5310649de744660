import type { Account } from '#functions/account/store.ts';
import type { secondFactorOf, UsedFactor } from '#functions/account/auth/second-factor.ts';
import type { Outbox } from '#functions/messaging/public.ts';
import { type ClientInfo, type Origin, originOf } from '#functions/platform/client-info.ts';
import { asFault } from '#shared/errors/catalogue.ts';

type Deps = { secondFactor: Pick<ReturnType<typeof secondFactorOf>, 'require' | 'tellWrong'>; outbox: Outbox };
/** `known`: the digest of the device, where the account knows it. */
type Attempt = { from: Origin & Pick<ClientInfo, 'network'>; now: Date; known: string | undefined };

/**
 * Requires the second factor of a sign-in whose first factor was right. A wrong one is logged, and its owner is told. Throws
 * as `secondFactor.require` does.
 */
export async function requireSecondFactor(
  account: Account,
  code: string | undefined,
  { from, now, known }: Attempt,
  { secondFactor, outbox }: Deps,
): Promise<UsedFactor | undefined> {
  const door = { network: from.network, known };
  try {
    return await secondFactor.require(account, code, now, originOf(from), door);
  } catch (error) {
    if (asFault(error).code === 'auth.wrong-pin')
      await secondFactor.tellWrong(account, door, originOf(from), outbox, now);
    throw error;
  }
}
