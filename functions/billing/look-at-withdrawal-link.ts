import { accountStore } from '#functions/account/public.ts';
import { chargeStore } from '#functions/billing/charge-store.ts';
import { readWithdrawalLink } from '#functions/billing/links.ts';
import { subscriptionStore } from '#functions/billing/subscription-store.ts';
import { contractView, readContract } from '#functions/billing/withdraw.ts';
import { handle } from '#functions/platform/handle.ts';
import { followLink, limiterOf } from '#functions/platform/limits.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { table } from '#functions/platform/table/live.ts';
import { billing } from '#shared/api/billing.ts';

const live = {
  accounts: accountStore(table),
  subscriptions: subscriptionStore(table),
  charges: chargeStore(table),
  limits: limiterOf(table),
  secret: appSecret,
};

export const handler = handle(
  billing.lookAtWithdrawalLink,
  live,
  async ({ input, from, now }, { limits, secret, ...stores }) => {
    const contract = await followLink(limits, from, now, async () =>
      readContract(await readWithdrawalLink(input.token, secret), stores, now),
    );
    return contractView(contract, now);
  },
);
