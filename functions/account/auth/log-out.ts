import { COOKIE, sessionDepsOf } from '#functions/account/auth/session.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { auth } from '#shared/api/auth.ts';

const live = { sessionDeps: sessionDepsOf(table) };

export const handler = handle(auth.logOut, live, async ({ caller, cookies, from, now }, { sessionDeps }) => {
  cookies.clear(COOKIE);
  if (caller.role === 'chat') return {}; // it ends with its hour, and with the token that the page now forgets
  const { accountId: account_id, sessionId: session_id } = caller;
  const line = sessionDeps.accessLog.line(account_id, { what: 'logged-out', device: from.device }, now);
  await sessionDeps.sessions.commit(
    sessionDeps.sessions.end({ account_id, session_id }),
    ...(caller.role === 'member' ? [line] : []),
  );
  return {};
});
