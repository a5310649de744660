import { documentOf } from '#functions/account-closure/domain/export.ts';
import { accessLog, accountDataOf, requireOwner } from '#functions/account/public.ts';
import { accountTickets } from '#functions/helpdesk/public.ts';
import { termsLink } from '#functions/billing/public.ts';
import { originOf } from '#functions/platform/client-info.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { account } from '#shared/api/account.ts';

const live = {
  accountData: accountDataOf(table),
  accessLog: accessLog(table),
  limits: limiterOf(table),
  tickets: accountTickets(table),
};

export const handler = handle(account.exportData, live, async ({ member, from, now }, deps) => {
  const { accountData, accessLog, limits, tickets } = deps;
  const { accountId: account_id } = member;
  requireOwner(member, now);
  await limits.take('export', { account: account_id }, now);
  // Logged first: no export without an entry that its owner sees.
  await accessLog.commit(accessLog.line(account_id, { what: 'exported', ...originOf(from) }, now));
  const items = await accountData.of(account_id, now);
  const conversation = await accountData.conversation(account_id, now);
  const money = await accountData.money(account_id, now);
  return {
    generated_at: now.toISOString(),
    data: documentOf([...items, ...conversation, ...money, ...(await tickets.export(account_id))], termsLink),
  };
});
