import { accountStore } from '#functions/account/store.ts';
import { sessionDepsOf, signIn } from '#functions/account/auth/session.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { accounts: accountStore(table), sessionDeps: sessionDepsOf(table) };

export const handler = handle(
  auth.endOtherSessions,
  live,
  ({ member, from, cookies, now }, { accounts, sessionDeps }) =>
    retryOnConflict(async () => {
      const [account, session] = await Promise.all([
        accounts.of(member.accountId),
        sessionDeps.sessions.of(member.accountId, member.sessionId),
      ]);
      if (!account || session?.epoch !== account.epoch) throw new Fault('auth.unauthenticated');
      const next = { ...account, epoch: account.epoch + 1 };
      await accounts.replace(account, next);
      const { remember } = session;
      return signIn(
        next,
        { how: 'logged-out-everywhere', from, cookies, remember, now, continues: session },
        sessionDeps,
      );
    }),
);
