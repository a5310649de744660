import type { Account } from '#functions/account/store.ts';
import { verifyPassword } from '#functions/account/auth/passwords/passwords.ts';
import type { Limiter } from '#functions/platform/limits.ts';
import type { Member } from '#functions/platform/session.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';
import { MINUTE } from '#shared/values/duration.ts';

/** How long a sign-in counts as recent. */
const SURE_MS = 10 * MINUTE;

/**
 * Re-authenticates the owner before an irreversible action: by the password, or by a sign-in within the last ten minutes.
 * @throws request.invalid for `password` if it is wrong or missing; auth.login-again if the account has no password
 */
export async function requireOwner(
  account: Account,
  member: Member,
  password: string | undefined,
  now: Date,
  limits: Limiter,
): Promise<void> {
  if (account.password !== null && password !== undefined) {
    await limits.take('second-factor-member', { account: account.account_id }, now);
    if (await verifyPassword(password, account.password)) return;
    throw new Fault('request.invalid', { fields: { password: [messages['password.wrong']] } });
  }
  if (now.getTime() - Date.parse(member.authenticatedAt) <= SURE_MS) return;
  if (account.password === null) throw new Fault('auth.login-again');
  throw new Fault('request.invalid', { fields: { password: [messages.required] } });
}
