import { confirmCharge } from '#functions/billing/charge/confirm.ts';
import { billingContext } from '#functions/billing/context.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { payments } from '#functions/providers/payments/live.ts';
import { billing } from '#shared/api/billing.ts';

const live = { context: billingContext(table, payments), limits: limiterOf(table) };

export const handler = handle(billing.confirmCharge, live, ({ input, member, now }, { context, limits }) => {
  const account_id = member.accountId;
  const takeLimit = () => limits.take('charge-confirmed', { account: account_id }, now);
  return confirmCharge({ account_id, charge_id: input.charge_id }, context, takeLimit, now);
});
