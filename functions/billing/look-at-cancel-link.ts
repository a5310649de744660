import { chargeStore } from '#functions/billing/charge-store.ts';
import { readMembership } from '#functions/billing/membership.ts';
import { readCancelToken } from '#functions/billing/links.ts';
import { subscriptionStore } from '#functions/billing/subscription-store.ts';
import { handle } from '#functions/platform/handle.ts';
import { followLink, limiterOf } from '#functions/platform/limits.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { table } from '#functions/platform/table/live.ts';
import { billing } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = {
  subscriptions: subscriptionStore(table),
  charges: chargeStore(table),
  limits: limiterOf(table),
  secret: appSecret,
};

export const handler = handle(
  billing.lookAtCancelLink,
  live,
  async ({ input, from, now }, { limits, secret, ...stores }) => {
    const membership = await followLink(limits, from, now, async () => {
      const named = await readCancelToken(input.token, secret);
      const membership = named && (await readMembership(named.account_id, stores));
      if (membership?.subscription_id !== named?.subscription_id || !membership) throw new Fault('auth.link-expired');
      return membership;
    });
    const { standing, paid_until, next_charge, cancelled_at } = membership;
    return { standing, paid_until, next_charge, cancelled_at };
  },
);
