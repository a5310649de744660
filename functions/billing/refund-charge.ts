import { refund } from '#functions/billing/charging/refund.ts';
import { tillOf } from '#functions/billing/charging/till.ts';
import { termsNow } from '#functions/billing/offer.ts';
import { chargeView } from '#functions/billing/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { payments } from '#functions/providers/payments/live.ts';
import { billing } from '#shared/api/billing.ts';

const live = { till: tillOf(table, payments) };

export const handler = handle(billing.refundCharge, live, async ({ input, member, now }, { till }) => {
  const { descriptor, refund_days: days } = termsNow();
  const asked = { account_id: member.accountId, because: 'asked' as const, days, ...input };
  return chargeView(await refund(asked, till, now), descriptor, now);
});
