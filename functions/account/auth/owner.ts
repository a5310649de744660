import type { Account } from '#functions/account/store.ts';
import { verifyPassword } from '#functions/account/auth/passwords/passwords.ts';
import type { Limiter } from '#functions/platform/limits.ts';
import type { Member } from '#functions/platform/session.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';

/** For how long somebody who has just logged in is believed without being asked again. */
const SURE_MS = 10 * 60_000;

/**
 * Makes sure that whoever asks is the owner, for what cannot be taken back: by the password, or by having logged in within
 * ten minutes.
 * @throws request.invalid of `password` where it is wrong or has to be told; auth.login-again where there is none to ask for
 */
export async function requireOwner(
  account: Account,
  member: Member,
  password: string | undefined,
  now: Date,
  limits: Limiter,
): Promise<void> {
  if (account.password !== null && password !== undefined) {
    await limits.take('second-factor', { account: account.account_id }, now);
    if (await verifyPassword(password, account.password)) return;
    throw new Fault('request.invalid', { fields: { password: [messages['password.wrong']] } });
  }
  if (now.getTime() - Date.parse(member.authenticatedAt) <= SURE_MS) return;
  if (account.password === null) throw new Fault('auth.login-again');
  throw new Fault('request.invalid', { fields: { password: [messages.required] } });
}
