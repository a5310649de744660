import { accountStore } from '#functions/account/public.ts';
import { readKeepLink } from '#functions/billing/keep-link.ts';
import { subscriptionStore } from '#functions/billing/subscription-store.ts';
import { handle } from '#functions/platform/handle.ts';
import { followLink, limiterOf } from '#functions/platform/limits.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { table } from '#functions/platform/table/live.ts';
import { billing } from '#shared/api/billing.ts';

const live = {
  accounts: accountStore(table),
  subscriptions: subscriptionStore(table),
  limits: limiterOf(table),
  secret: appSecret,
};

export const handler = handle(billing.lookAtKeepLink, live, async ({ input, from, now }, { limits, ...deps }) => {
  const { view } = await followLink(limits, from, now, () => readKeepLink(input.token, deps, now));
  return view;
});
