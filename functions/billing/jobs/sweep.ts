import { setTimeout as sleep } from 'node:timers/promises';

import * as z from 'zod';

import { chargeStore } from '#functions/billing/charge-store.ts';
import { PACE_MS } from '#functions/billing/jobs/pace.ts';
import { job } from '#functions/platform/job.ts';
import { log } from '#functions/platform/log.ts';
import { startJob } from '#functions/platform/start-job.ts';
import { table } from '#functions/platform/table/live.ts';

const live = { charges: chargeStore(table), start: startJob, sleep };

const AT_MOST = 500;

/** Starts a run for each charge whose check is due: a run died, or a refund got no answer. */
export const handler = job('billing.sweep', z.unknown(), live, async (_, { charges, start, sleep }, now) => {
  for (const { account_id, subscription_id, period } of await charges.neglected(now, AT_MOST)) {
    const started = start('billing.renew', { account_id, subscription_id, period }).catch((error: unknown) =>
      log.error('a charge could not continue', { subscription: subscription_id, error: String(error) }),
    );
    await Promise.all([started, sleep(PACE_MS)]);
  }
});
