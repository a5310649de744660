import type { Account } from '#functions/account/store.ts';
import { type SessionDeps, type SignIn, signIn } from '#functions/account/auth/session.ts';
import type { Outbox } from '#functions/messaging/public.ts';
import type { AccessEntry, SignedIn } from '#shared/api/auth.ts';
import { varietyOfMember } from '#shared/values/variety.ts';

/** Log entries of a successful sign-in. A device that only ever failed to sign in is still new. */
const signInEvents: AccessEntry['what'][] = [
  'registered',
  'logged-in-password',
  'logged-in-phone',
  'logged-in-google',
  'logged-in-passkey',
];

/** Signs in, and mails the owner if the access log has no sign-in from this device. */
export async function signInAndNotify(
  account: Account,
  entry: SignIn,
  sessionDeps: SessionDeps,
  outbox: Outbox,
): Promise<SignedIn> {
  const { account_id, email } = account;
  const { from, now, writes = [] } = entry;
  const log = await sessionDeps.accessLog.all(account_id);
  if (log.some(({ what, device }) => device === from.device && signInEvents.includes(what))) {
    return signIn(account, entry, sessionDeps);
  }
  const params = { device: from.device, at: now.toISOString() };
  const message = outbox.queue(
    { purpose: 'new-device', to: email, account_id, language: varietyOfMember(account), params },
    now,
  );
  const signedIn = await signIn(account, { ...entry, writes: [...writes, message.write] }, sessionDeps);
  await message.send();
  return signedIn;
}
