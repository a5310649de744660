import { readerOf } from '#functions/account/reader.ts';
import { accountStore } from '#functions/account/store.ts';
import { requireOwner } from '#functions/account/auth/require-owner.ts';
import { secondFactorOf } from '#functions/account/auth/second-factor.ts';
import { accessLog, factorStore } from '#functions/account/auth/store.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { originOf } from '#functions/platform/client-info.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = {
  accounts: accountStore(table),
  factors: factorStore(table),
  accessLog: accessLog(table),
  outbox: outboxOf(table),
  secondFactor: secondFactorOf(table),
};

export const handler = handle(auth.removeSecondFactor, live, async ({ input, member, from, now }, deps) => {
  const { accounts, factors, accessLog, outbox, secondFactor } = deps;
  const account = await accounts.of(member.accountId);
  if (!account) throw new Fault('auth.unauthenticated');
  if (!account.second_factor) return {}; // idempotent
  requireOwner(member, now);
  await secondFactor.require(account, input.code, now, originOf(from));

  const { account_id, email } = account;
  const factor = await factors.of(account_id);
  const params = { at: now.toISOString() };
  const message = outbox.queue({ purpose: 'second-factor-off', to: email, ...readerOf(account), params }, now);
  await accounts.replace(
    account,
    { ...account, second_factor: false },
    ...(factor ? [factors.remove(factor)] : []),
    accessLog.line(account_id, { what: 'second-factor-off', ...originOf(from) }, now),
    message.write,
  );
  await message.send();
  return {};
});
