import { accountStore } from '#functions/account/store.ts';
import { savePassword } from '#functions/account/auth/save-password.ts';
import { sessionDepsOf } from '#functions/account/auth/session.ts';
import { requireOwner } from '#functions/account/auth/require-owner.ts';
import { requireOther, requireUncommon } from '#functions/account/auth/passwords/passwords.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = {
  accounts: accountStore(table),
  sessionDeps: sessionDepsOf(table),
  outbox: outboxOf(table),
};

export const handler = handle(auth.setPassword, live, ({ input, member, from, cookies, now }, deps) =>
  retryOnConflict(async () => {
    const account = await deps.accounts.of(member.accountId);
    if (!account) throw new Fault('auth.unauthenticated');
    if (account.password !== null) throw new Fault('auth.has-password');
    requireOwner(member, now);
    requireUncommon('password', input.password, account);
    await requireOther('password', input.password, account);
    return savePassword(account, input.password, { member, from, cookies, now }, deps);
  }),
);
