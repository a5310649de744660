import { readerOf } from '#functions/account/reader.ts';
import type { Account } from '#functions/account/store.ts';
import { refuseClosed } from '#functions/account/auth/closed-account.ts';
import { disownLink } from '#functions/account/auth/disown-link.ts';
import { placeInWords } from '#functions/account/auth/domain/place-in-words.ts';
import { type SessionDeps, type SignIn, signIn } from '#functions/account/auth/session.ts';
import type { Outbox } from '#functions/messaging/public.ts';
import type { Limiter } from '#functions/platform/limits.ts';
import type { SignedIn } from '#shared/api/auth.ts';

/**
 * Signs in, and mails the owner if this browser never signed in to the account before. The mail has a link that disowns
 * the sign-in. The owner of a closed account learns how to undo that instead.
 *
 * @throws auth.account-closed
 */
export async function signInAndNotify(
  account: Account,
  entry: SignIn & { passkey_id?: string },
  sessionDeps: SessionDeps,
  { outbox, limits }: { outbox: Outbox; limits: Limiter },
): Promise<SignedIn> {
  const { from, now, passkey_id } = entry;
  await refuseClosed(account, { outbox, limits, sessionDeps }, now);
  return signIn(account, { ...entry, announce }, sessionDeps);

  function announce(deviceDigest: string) {
    const { email } = account;
    const reader = readerOf(account);
    const disowning = disownLink(account, deviceDigest, sessionDeps.links, now, { passkey_id });
    const params = {
      device: from.device,
      at: now.toISOString(),
      place: placeInWords(from, reader.language),
      ...disowning.params,
    };
    const message = outbox.queue({ purpose: 'new-device', to: email, ...reader, params }, now);
    return { writes: [disowning.write, message.write], send: message.send };
  }
}
