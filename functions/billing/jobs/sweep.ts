import * as z from 'zod';

import { chargeStore } from '#functions/billing/charge-store.ts';
import { job } from '#functions/platform/job.ts';
import { startJob } from '#functions/platform/start-job.ts';
import { table } from '#functions/platform/table/live.ts';

const live = { charges: chargeStore(table), start: startJob };

const AT_MOST = 500;

/** Has somebody go on with every charge that was left lying: by a run that died, a refund that got no answer. */
export const handler = job('billing.sweep', z.unknown(), live, async (_, { charges, start }, now) => {
  for (const { account_id, subscription_id, period } of await charges.neglected(now, AT_MOST)) {
    await start('billing.renew', { account_id, subscription_id, period });
  }
});
