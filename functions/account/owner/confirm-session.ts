import type { SessionStore } from '#functions/account/auth/store.ts';
import type { Member } from '#functions/platform/session.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Write } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/** Notes in the session that its owner has just been confirmed. */
export const confirmSession = (
  sessions: SessionStore,
  { accountId, sessionId }: Member,
  now: Date,
  ...withIt: Write[]
): Promise<void> =>
  retryOnConflict(async () => {
    const session = await sessions.of(accountId, sessionId);
    if (!session) throw new Fault('auth.unauthenticated');
    await sessions.commit(sessions.replace(session, { ...session, confirmed_at: now.toISOString() }), ...withIt);
  });
