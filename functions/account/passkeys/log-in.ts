import { challengesOf } from '#functions/account/passkeys/challenges.ts';
import { verifyAssertion } from '#functions/account/passkeys/relying-party.ts';
import { passkeyStore } from '#functions/account/passkeys/store.ts';
import { sessionDepsOf } from '#functions/account/auth/session.ts';
import { signInAndNotify } from '#functions/account/auth/sign-in-notification.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { originOf } from '#functions/platform/client-info.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { passkeys } from '#shared/api/passkeys.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = {
  passkeys: passkeyStore(table),
  challenges: challengesOf(table),
  sessionDeps: sessionDepsOf(table),
  limits: limiterOf(table),
  outbox: outboxOf(table),
};

/** A passkey is something one has, unlocked by something one knows or is: no second factor is asked for after it. */
export const handler = handle(passkeys.logIn, live, async ({ input, from, cookies, now }, deps) => {
  const { sessionDeps, limits, outbox } = deps;
  const { passkey: assertion, remember } = input;
  await limits.take('passkey', { network: from.network }, now);
  const { challenge } = await deps.challenges.use(assertion, { purpose: 'login' }, now);
  return retryOnConflict(async () => {
    const found = await deps.passkeys.findByCredential(assertion.id, now);
    if (!found || assertion.response.userHandle === undefined) throw new Fault('auth.passkey-refused');
    const { account, passkey } = found;
    const next = await verifyAssertion(assertion, passkey, challenge, now).catch(async (fault: unknown) => {
      const line = { what: 'wrong-passkey', ...originOf(from) } as const;
      if (!account.closed_at)
        await sessionDeps.accessLog.commit(sessionDeps.accessLog.line(account.account_id, line, now));
      throw fault;
    });
    if (account.blocked) throw new Fault('auth.blocked');
    const writes = [deps.passkeys.replace(passkey, next)];
    const { passkey_id } = passkey;
    const entry = { how: 'logged-in-passkey' as const, from, cookies, remember, now, writes, passkey_id };
    return signInAndNotify(account, entry, sessionDeps, { outbox, limits });
  });
});
