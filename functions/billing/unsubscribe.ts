import { cancel } from '#functions/billing/charging/cancel.ts';
import { tillOf } from '#functions/billing/charging/till.ts';
import { readMembership } from '#functions/billing/membership.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { payments } from '#functions/providers/payments/live.ts';
import { billing } from '#shared/api/billing.ts';

const live = { till: tillOf(table, payments) };

export const handler = handle(billing.unsubscribe, live, async ({ member, now }, { till }) => {
  await cancel({ account_id: member.accountId, because: 'asked' }, till, now);
  return readMembership(member.accountId, till);
});
