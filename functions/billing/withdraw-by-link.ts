import { billingContext } from '#functions/billing/context.ts';
import { readWithdrawalLink } from '#functions/billing/links.ts';
import { contractView, withdraw } from '#functions/billing/withdraw.ts';
import { handle } from '#functions/platform/handle.ts';
import { followLink, limiterOf } from '#functions/platform/limits.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { table } from '#functions/platform/table/live.ts';
import { payments } from '#functions/providers/payments/live.ts';
import { billing } from '#shared/api/billing.ts';

const live = { context: billingContext(table, payments), limits: limiterOf(table), secret: appSecret };

export const handler = handle(
  billing.withdrawByLink,
  live,
  async ({ input, from, now }, { context, limits, secret }) => {
    const named = await followLink(limits, from, now, () => readWithdrawalLink(input.token, secret));
    return contractView(await withdraw(named, context, now), now);
  },
);
