import { readerOf } from '#functions/account/reader.ts';
import type { Account } from '#functions/account/store.ts';
import { changePasswordLink } from '#functions/account/auth/links.ts';
import type { AccessLog } from '#functions/account/auth/store.ts';
import type { Outbox } from '#functions/messaging/public.ts';
import { type Origin, originOf } from '#functions/platform/client-info.ts';
import { isWithin, type Limiter, limits as rates } from '#functions/platform/limits.ts';

type Deps = { accessLog: AccessLog; limits: Limiter; outbox: Outbox };
type Attempt = { email: string; from: Origin; now: Date };

/** How many wrong passwords a day may be the owner’s own mistakes. */
const [MOST_A_DAY] = rates['wrong-password'].email;

/**
 * Counts a wrong password for an address, with or without an account, and logs it in the account. Beyond twenty a day, from
 * whatever networks, the owner is told by mail, once a day: each network stays below the limits of its own, and nothing is
 * locked. Not where there is no password to guess.
 */
export async function noteWrongPassword(account: Account | undefined, attempt: Attempt, deps: Deps): Promise<void> {
  const { accessLog, limits, outbox } = deps;
  const { from, now } = attempt;
  const isGuessed = !(await isWithin(limits, 'wrong-password', { email: attempt.email }, now));
  if (!account) return;
  const { account_id, email, language, password } = account;
  const line = accessLog.line(account_id, { what: 'wrong-password', ...originOf(from) }, now);
  const isToTell =
    isGuessed && password !== null && (await isWithin(limits, 'wrong-password-notice', { account: account_id }, now));
  if (!isToTell) return accessLog.commit(line);
  const params = { tries: MOST_A_DAY, link: changePasswordLink(language) };
  const message = outbox.queue({ purpose: 'password-guessed', to: email, ...readerOf(account), params }, now);
  await accessLog.commit(line, message.write);
  await message.send();
}
