import { accountStore } from '#functions/account/store.ts';
import { savePassword } from '#functions/account/auth/save-password.ts';
import { sessionDepsOf } from '#functions/account/auth/session.ts';
import { requireOther, requireUncommon, verifyPassword } from '#functions/account/auth/passwords/passwords.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { originOf } from '#functions/platform/client-info.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';

const live = {
  accounts: accountStore(table),
  sessionDeps: sessionDepsOf(table),
  limits: limiterOf(table),
  outbox: outboxOf(table),
};

export const handler = handle(auth.changePassword, live, async ({ input, member, from, cookies, now }, deps) => {
  const { accounts, sessionDeps, limits } = deps;
  const account = await accounts.of(member.accountId);
  if (!account) throw new Fault('auth.unauthenticated');
  await limits.take('password-checked', { account: account.account_id }, now);
  if (!(await verifyPassword(input.current_password, account.password))) {
    const line = sessionDeps.accessLog.line(account.account_id, { what: 'wrong-password', ...originOf(from) }, now);
    await sessionDeps.accessLog.commit(line);
    throw new Fault('request.invalid', { fields: { current_password: [messages['password.wrong']] } });
  }
  requireUncommon('new_password', input.new_password, account);
  await requireOther('new_password', input.new_password, account);
  return savePassword(account, input.new_password, { member, from, cookies, now }, deps);
});
