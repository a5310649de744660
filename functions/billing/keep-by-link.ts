import { billingContext } from '#functions/billing/context.ts';
import { keepLinkView, readKeepLink } from '#functions/billing/keep-link.ts';
import { keep } from '#functions/billing/subscription/change.ts';
import { handle } from '#functions/platform/handle.ts';
import { followLink, limiterOf } from '#functions/platform/limits.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { table } from '#functions/platform/table/live.ts';
import { payments } from '#functions/providers/payments/live.ts';
import { billing } from '#shared/api/billing.ts';

const live = { context: billingContext(table, payments), limits: limiterOf(table), secret: appSecret };

export const handler = handle(billing.keepByLink, live, async ({ input, from, now }, deps) => {
  const { context, limits, secret } = deps;
  const { account_id } = await followLink(limits, from, now, () =>
    readKeepLink(input.token, { ...context, secret }, now),
  );
  return keepLinkView(await keep(account_id, deps, now));
});
