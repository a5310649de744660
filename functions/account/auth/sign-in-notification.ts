import type { Account } from '#functions/account/store.ts';
import { type SessionDeps, type SignIn, signIn } from '#functions/account/auth/session.ts';
import type { Outbox } from '#functions/messaging/public.ts';
import type { AccessEntry, SignedIn } from '#shared/api/auth.ts';

/** What somebody does who is in. A device that only ever had the wrong password is still new. */
const signInEvents: AccessEntry['what'][] = ['registered', 'logged-in-password', 'logged-in-phone', 'logged-in-google'];

/** Signs in, and tells the owner by mail where that was on a device that the access log does not know. */
export async function signInAndNotify(
  account: Account,
  entry: SignIn,
  sessionDeps: SessionDeps,
  outbox: Outbox,
): Promise<SignedIn> {
  const { account_id, email, language } = account;
  const { from, now, writes = [] } = entry;
  const log = await sessionDeps.accessLog.all(account_id);
  if (log.some(({ what, device }) => device === from.device && signInEvents.includes(what))) {
    return signIn(account, entry, sessionDeps);
  }
  const params = { device: from.device, at: now.toISOString() };
  const message = outbox.queue({ purpose: 'new-device', to: email, account_id, language, params }, now);
  const signedIn = await signIn(account, { ...entry, writes: [...writes, message.write] }, sessionDeps);
  await message.send();
  return signedIn;
}
