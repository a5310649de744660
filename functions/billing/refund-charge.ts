import { refund } from '#functions/billing/charge/refund.ts';
import { billingContext } from '#functions/billing/context.ts';
import { termsNow } from '#functions/billing/offer.ts';
import { chargeView } from '#functions/billing/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { payments } from '#functions/providers/payments/live.ts';
import { billing } from '#shared/api/billing.ts';

const live = { context: billingContext(table, payments) };

export const handler = handle(billing.refundCharge, live, async ({ input, member, now }, { context }) => {
  const { refund_days: days } = termsNow();
  const request = { account_id: member.accountId, because: 'asked' as const, days, ...input };
  const charge = await refund(request, context, now);
  return chargeView(charge, await context.subscriptions.consent(member.accountId, charge.consent_id), now);
});
