import { readerOf } from '#functions/account/reader.ts';
import { type Account, accountStore } from '#functions/account/store.ts';
import { disownLink } from '#functions/account/auth/disown-link.ts';
import { placeInWords } from '#functions/account/auth/domain/place-in-words.ts';
import { judge, readRefreshToken } from '#functions/account/auth/domain/refresh-token.ts';
import { COOKIE, grantOf, refreshKey, sendCookie, sessionDepsOf } from '#functions/account/auth/session.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { isSame } from '#functions/platform/digest.ts';
import { type ClientInfo, originOf } from '#functions/platform/client-info.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { isOver, type StoredSession } from '#functions/platform/session.ts';
import { table } from '#functions/platform/table/live.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = {
  accounts: accountStore(table),
  sessionDeps: sessionDepsOf(table),
  limits: limiterOf(table),
  outbox: outboxOf(table),
};

export const handler = handle(auth.refresh, live, async ({ cookies, from, now }, deps) => {
  const { accounts, sessionDeps, limits } = deps;
  const token = readRefreshToken(cookies.get(COOKIE), await refreshKey(sessionDeps.secret), isSame);
  if (!token) throw new Fault('auth.unauthenticated');
  await limits.take('refresh', { network: from.network, account: token.session_id }, now);
  return retryOnConflict(async () => {
    const { account_id, session_id, generation } = token;
    const [session, account] = await Promise.all([
      sessionDeps.sessions.of(account_id, session_id),
      accounts.of(account_id),
    ]);
    if (!session || !account || isOver(session, now) || session.epoch !== account.epoch || account.blocked) {
      throw new Fault('auth.unauthenticated');
    }
    const verdict = judge(generation, session, now);
    if (verdict === 'reused') {
      // The cookie was copied: both holders are logged out.
      await endCopied(session, account, from, now, deps);
      throw new Fault('auth.unauthenticated');
    }
    const at = now.toISOString();
    const next = {
      ...session,
      generation: session.generation + 1,
      rotated_at: at,
      last_used_at: at,
      country: from.country,
      region: from.region,
    };
    if (verdict === 'renew') await sessionDeps.sessions.commit(sessionDeps.sessions.replace(session, next));
    if (from.gpc) await sessionDeps.optOut(account_id, now);
    const present = verdict === 'renew' ? next : session;
    await sendCookie(present, cookies, sessionDeps);
    return grantOf(present, sessionDeps, now);
  });
});

/** Ends a session whose cookie was copied, for both holders, and mails the owner, once. */
async function endCopied(
  session: Revised<StoredSession>,
  account: Account,
  from: ClientInfo,
  now: Date,
  { sessionDeps, outbox }: Pick<typeof live, 'sessionDeps' | 'outbox'>,
): Promise<void> {
  const { account_id, email } = account;
  const reader = readerOf(account);
  const disowning = disownLink(account, undefined, sessionDeps.links, now);
  const place = placeInWords(from, reader.language);
  const params = { device: session.device, at: now.toISOString(), place, ...disowning.params };
  const message = outbox.queue({ purpose: 'session-copied', to: email, ...reader, params }, now);
  const line = sessionDeps.accessLog.line(account_id, { what: 'token-reused', ...originOf(from) }, now);
  await sessionDeps.sessions.commit(sessionDeps.sessions.endOnce(session), line, disowning.write, message.write);
  await message.send();
}
