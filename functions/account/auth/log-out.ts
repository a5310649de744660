import { COOKIE, sessionDepsOf } from '#functions/account/auth/session.ts';
import { originOf } from '#functions/platform/client-info.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { auth } from '#shared/api/auth.ts';
import type { WebChatId } from '#shared/values/id.ts';

const live = { sessionDeps: sessionDepsOf(table) };

/** Closes the chat that a visitor has opened by a link. */
type EndChat = (webchat_id: WebChatId, now: Date) => Promise<void>;

export const logOutHandler = (endChat: EndChat) =>
  handle(auth.logOut, { ...live, endChat }, async ({ caller, cookies, from, now }, { sessionDeps, endChat }) => {
    cookies.clear(COOKIE);
    if (caller.role === 'chat') {
      await endChat(caller.webchatId, now);
      return {};
    }
    const { accountId: account_id, sessionId: session_id } = caller;
    const line = sessionDeps.accessLog.line(account_id, { what: 'logged-out', ...originOf(from) }, now);
    await sessionDeps.sessions.commit(
      sessionDeps.sessions.end({ account_id, session_id }),
      ...(caller.role === 'member' ? [line] : []),
    );
    return {};
  });
