import { readerOf } from '#functions/account/reader.ts';
import type { Account } from '#functions/account/store.ts';
import { disownLink } from '#functions/account/auth/disown-link.ts';
import { placeInWords } from '#functions/account/auth/domain/place-in-words.ts';
import { type SessionDeps, type SignIn, signIn } from '#functions/account/auth/session.ts';
import type { Outbox } from '#functions/messaging/public.ts';
import type { SignedIn } from '#shared/api/auth.ts';

/**
 * Signs in, and mails the owner if this browser never signed in to the account before. The mail has a link that disowns
 * the sign-in.
 */
export function signInAndNotify(
  account: Account,
  entry: SignIn,
  sessionDeps: SessionDeps,
  outbox: Outbox,
): Promise<SignedIn> {
  const { from, now } = entry;
  return signIn(account, { ...entry, announce }, sessionDeps);

  function announce(deviceDigest: string) {
    const { email } = account;
    const reader = readerOf(account);
    const disowning = disownLink(account, deviceDigest, sessionDeps.links, now);
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
