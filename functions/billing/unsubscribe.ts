import { cancel } from '#functions/billing/subscription/cancel.ts';
import { billingContext } from '#functions/billing/context.ts';
import { readMembership } from '#functions/billing/membership.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { payments } from '#functions/providers/payments/live.ts';
import { billing } from '#shared/api/billing.ts';

const live = { context: billingContext(table, payments) };

export const handler = handle(billing.unsubscribe, live, async ({ input, member, now }, { context }) => {
  await cancel({ account_id: member.accountId, because: 'asked', withdraws: input.withdraws }, context, now);
  return readMembership(member.accountId, context);
});
