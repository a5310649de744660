import { readerOf } from '#functions/account/reader.ts';
import type { Account } from '#functions/account/store.ts';
import { refuseClosed } from '#functions/account/auth/closed-account.ts';
import { addressOf } from '#functions/account/auth/links.ts';
import { placeInWords } from '#functions/account/auth/domain/place-in-words.ts';
import { type SessionDeps, type SignIn, signIn } from '#functions/account/auth/session.ts';
import type { Outbox } from '#functions/messaging/public.ts';
import type { Limiter } from '#functions/platform/limits.ts';
import type { SignedIn } from '#shared/api/auth.ts';

/** For how long a sign-in can be disowned by mail. */
const DISOWN_MINUTES = 7 * 24 * 60;

/**
 * Signs in, and mails the owner if this browser never signed in to the account before. The mail has a link that disowns
 * the sign-in. The owner of a closed account is told how to undo that instead.
 *
 * @throws auth.account-closed
 */
export async function signInAndNotify(
  account: Account,
  entry: SignIn,
  sessionDeps: SessionDeps,
  { outbox, limits }: { outbox: Outbox; limits: Limiter },
): Promise<SignedIn> {
  const { from, now } = entry;
  await refuseClosed(account, { outbox, limits, sessionDeps }, now);
  return signIn(account, { ...entry, announce }, sessionDeps);

  function announce(deviceDigest: string) {
    const { account_id, email, language } = account;
    const reader = readerOf(account);
    const data = { email, device: deviceDigest };
    const { token, write, expires_at } = sessionDeps.links.make(
      { action: 'not-me', account_id, data, minutes: DISOWN_MINUTES },
      now,
    );
    const params = {
      device: from.device,
      at: now.toISOString(),
      place: placeInWords(from, reader.language),
      link: addressOf(language, 'not-me', token),
      until: expires_at,
    };
    const message = outbox.queue({ purpose: 'new-device', to: email, ...reader, params }, now);
    return { writes: [write, message.write], send: message.send };
  }
}
