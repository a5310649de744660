import { accountStore } from '#functions/account/public.ts';
import { readCancelLink, requireSame } from '#functions/billing/cancel-link.ts';
import { chargeStore } from '#functions/billing/charge-store.ts';
import { creditsOf } from '#functions/billing/credits.ts';
import { readAll } from '#functions/billing/membership.ts';
import { subscriptionStore } from '#functions/billing/subscription-store.ts';
import { membershipView } from '#functions/billing/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { followLink, limiterOf } from '#functions/platform/limits.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { table } from '#functions/platform/table/live.ts';
import { billing } from '#shared/api/billing.ts';

const live = {
  accounts: accountStore(table),
  subscriptions: subscriptionStore(table),
  charges: chargeStore(table),
  credits: creditsOf(table),
  limits: limiterOf(table),
  secret: appSecret,
};

export const handler = handle(
  billing.lookAtCancelLink,
  live,
  async ({ input, from, now }, { accounts, limits, secret, credits, ...stores }) => {
    const { subscription, ...rest } = await followLink(limits, from, now, async () => {
      const named = await readCancelLink(input.token, { accounts, secret }, now);
      const { subscription, ...rest } = await readAll(named.account_id, stores);
      return { subscription: requireSame(named, subscription), ...rest };
    });
    const { standing, paid_until, next_charge, cancelled_at } = membershipView(subscription, {
      ...rest,
      zone: 'UTC', // of no matter to what is returned
    });
    const { left } = await credits.of(subscription.account_id);
    return { standing, paid_until, next_charge, cancelled_at, unused_credits: left };
  },
);
