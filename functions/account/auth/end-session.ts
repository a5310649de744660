import { accountStore } from '#functions/account/store.ts';
import { alive, COOKIE, sessionDepsOf } from '#functions/account/auth/session.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { accounts: accountStore(table), sessionDeps: sessionDepsOf(table) };

export const handler = handle(
  auth.endSession,
  live,
  async ({ input, member, cookies, now }, { accounts, sessionDeps }) => {
    const { accountId: account_id } = member;
    const [account, session] = await Promise.all([
      accounts.of(account_id),
      sessionDeps.sessions.of(account_id, input.session_id),
    ]);
    // Looked up under this account, so a foreign session is not found.
    if (!account || !session || !alive([session], account, now).length) throw new Fault('auth.session-not-found');
    const line = sessionDeps.accessLog.line(account_id, { what: 'session-ended', device: session.device }, now);
    await sessionDeps.sessions.commit(sessionDeps.sessions.end(session), line);
    if (session.session_id === member.sessionId) cookies.clear(COOKIE);
    return {};
  },
);
