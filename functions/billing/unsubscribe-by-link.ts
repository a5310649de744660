import { cancel } from '#functions/billing/subscription/cancel.ts';
import { readCancelLink } from '#functions/billing/cancel-link.ts';
import { billingContext } from '#functions/billing/context.ts';
import { keepTokenWhile } from '#functions/billing/keep-link.ts';
import { handle } from '#functions/platform/handle.ts';
import { followLink, limiterOf } from '#functions/platform/limits.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { table } from '#functions/platform/table/live.ts';
import { payments } from '#functions/providers/payments/live.ts';
import { billing } from '#shared/api/billing.ts';

const live = { context: billingContext(table, payments), limits: limiterOf(table), secret: appSecret };

export const handler = handle(
  billing.unsubscribeByLink,
  live,
  async ({ input, from, now }, { context, limits, secret }) => {
    const named = await followLink(limits, from, now, () => readCancelLink(input.token, { ...context, secret }, now));
    const { account_id, subscription_id: of } = named;
    const ended = await cancel({ account_id, of, because: 'link' }, context, now);
    // Old mails hold this link too: it takes back what it cancels, and no earlier cancellation.
    const isCancelledHere = ended.cancelled_at === now.toISOString();
    return {
      cancelled_at: ended.cancelled_at ?? now.toISOString(),
      paid_until: ended.paid_until,
      keep_token: isCancelledHere ? await keepTokenWhile(ended, secret, now) : null,
    };
  },
);
