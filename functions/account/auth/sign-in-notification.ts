import { readerOf } from '#functions/account/reader.ts';
import type { Account } from '#functions/account/store.ts';
import { refuseClosed } from '#functions/account/auth/closed-account.ts';
import { disownLink } from '#functions/account/auth/disown-link.ts';
import { placeInWords } from '#functions/account/auth/domain/place-in-words.ts';
import { type SessionDeps, type SignIn, signIn } from '#functions/account/auth/session.ts';
import { securityLink } from '#functions/account/auth/links.ts';
import type { UsedFactor } from '#functions/account/auth/second-factor.ts';
import type { Outbox } from '#functions/messaging/public.ts';
import type { Limiter } from '#functions/platform/limits.ts';
import type { SignedIn } from '#shared/api/auth.ts';

/**
 * Signs in, and mails the owner if this browser never signed in to the account before, or if it took a recovery code: one
 * mail says both. It has a link that disowns the sign-in. The owner of a closed account learns how to undo that instead.
 *
 * @throws auth.account-closed
 */
export async function signInAndNotify(
  account: Account,
  entry: SignIn & { passkey_id?: string; factor?: UsedFactor | undefined },
  sessionDeps: SessionDeps,
  { outbox, limits }: { outbox: Outbox; limits: Limiter },
): Promise<SignedIn> {
  const { from, now, passkey_id, factor } = entry;
  await refuseClosed(account, { outbox, limits, sessionDeps }, now);
  return signIn(account, { ...entry, announce }, sessionDeps);

  function announce({ digest, isNew }: { digest: string; isNew: boolean }) {
    const left = factor?.by === 'recovery-code' ? factor.left : undefined;
    if (left === undefined && !isNew) return undefined;
    const { email, language } = account;
    const reader = readerOf(account);
    const disowning = disownLink(account, digest, sessionDeps.links, now, { passkey_id });
    const place = placeInWords(from, reader.language);
    const params = { device: from.device, at: now.toISOString(), place, ...disowning.params };
    const common = { to: email, ...reader };
    const message =
      left === undefined
        ? outbox.queue({ purpose: 'new-device', ...common, params }, now)
        : outbox.queue(
            {
              purpose: 'recovery-code-used',
              ...common,
              params: { ...params, left, is_new_device: isNew, codes_link: securityLink(language) },
            },
            now,
          );
    return { writes: [disowning.write, message.write], send: message.send };
  }
}
