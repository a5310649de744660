import { accountStore } from '#functions/account/store.ts';
import { doorOf } from '#functions/account/auth/door.ts';
import { alive, COOKIE } from '#functions/account/auth/session.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { accounts: accountStore(table), door: doorOf(table) };

export const handler = handle(auth.endSession, live, async ({ input, member, cookies, now }, { accounts, door }) => {
  const { accountId: account_id } = member;
  const [account, session] = await Promise.all([
    accounts.of(account_id),
    door.sessions.of(account_id, input.session_id),
  ]);
  // One of somebody else is looked for under this account, and is not there.
  if (!account || !session || !alive([session], account, now).length) throw new Fault('auth.session-not-found');
  const line = door.accessLog.line(account_id, { what: 'session-ended', device: session.device }, now);
  await door.sessions.commit(door.sessions.end(session), line);
  if (session.session_id === member.sessionId) cookies.clear(COOKIE);
  return {};
});
