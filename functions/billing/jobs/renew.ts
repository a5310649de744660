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
  /** Whether somebody says that something happened at the provider. */
  look: z.boolean().default(false),
});

/**
 * Brings the charge of one month as far as it goes now. The machine calls it, and calls again at `at` when it says `wait`;
 * so does the sweep for what lies about. The ids come back with the answer, for the machine to go on with.
 */
export const handler = job('billing.renew', Month, live, async ({ look, ...month }, { context }, now) => {
  const outcome = await advanceCharge(month, context, now, { refetch: look });
  // What asks somebody who is not there waits as well: whoever is there asks for it by the checkout.
  if (outcome.outcome === 'action') throw new Error('A bank asked somebody who is not there');
  return { ...month, outcome: outcome.outcome, at: outcome.outcome === 'wait' ? outcome.at : null };
});
