import { billingContext } from '#functions/billing/context.ts';
import { readMembership } from '#functions/billing/membership.ts';
import { resume } from '#functions/billing/subscription/change.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { payments } from '#functions/providers/payments/live.ts';
import { billing } from '#shared/api/billing.ts';

const live = { context: billingContext(table, payments), limits: limiterOf(table) };

export const handler = handle(billing.resumeMembership, live, async ({ input, member, now }, deps) => {
  await resume({ account_id: member.accountId, charge_now: input.charge_now }, deps, now);
  return readMembership(member.accountId, deps.context);
});
