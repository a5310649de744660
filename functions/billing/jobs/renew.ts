import * as z from 'zod';

import { advanceCharge } from '#functions/billing/charge/advance.ts';
import { billingContext } from '#functions/billing/context.ts';
import { job } from '#functions/platform/job.ts';
import { table } from '#functions/platform/table/live.ts';
import { payments } from '#functions/providers/payments/live.ts';
import { AccountId, SubscriptionId } from '#shared/values/id.ts';

const live = { context: billingContext(table, payments) };

const Month = z.object({
  account_id: AccountId,
  subscription_id: SubscriptionId,
  period: z.number().int().min(1),
});

/**
 * Advances the charge of one month. The state machine calls it, and again at `at` where it returns `wait`; the sweep
 * calls it for charges that are left open. The input is returned for the next call of the machine.
 */
export const handler = job('billing.renew', Month, live, async (month, { context }, now) => {
  const outcome = await advanceCharge(month, context, now);
  // An off-session challenge waits: the member answers it through a checkout.
  if (outcome.outcome === 'action') throw new Error('A job received a challenge');
  return { ...month, outcome: outcome.outcome, at: outcome.outcome === 'wait' ? outcome.at : null };
});
