import { setTimeout as sleep } from 'node:timers/promises';

import * as z from 'zod';

import { billingContext } from '#functions/billing/context.ts';
import { dueMonth } from '#functions/billing/domain/subscription.ts';
import { PACE_MS } from '#functions/billing/jobs/pace.ts';
import { remind } from '#functions/billing/subscription/remind.ts';
import { type OnMembershipEnded, expire } from '#functions/billing/subscription/expire.ts';
import type { Subscription } from '#functions/billing/subscription-store.ts';
import { job } from '#functions/platform/job.ts';
import { log } from '#functions/platform/log.ts';
import { startMachine } from '#functions/platform/start-machine.ts';
import { table } from '#functions/platform/table/live.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { MINUTE } from '#shared/values/duration.ts';

const live = {
  context: billingContext(table, () => Promise.reject(new Error('Nothing is asked of the payment provider here'))),
  startMachine,
  sleep,
};

/** As many as fit between two runs. */
const AT_MOST = 5000;

/**
 * Handles all due memberships: sends reminders, starts one run of the machine for each due month, expires what has run
 * out. A run is named after its membership and month, so that it starts once.
 */
export const startRenewalsHandler = (onMembershipEnded: OnMembershipEnded) =>
  job(
    'billing.startRenewals',
    z.unknown(),
    { ...live, onMembershipEnded },
    async (_, { context, onMembershipEnded, startMachine, sleep }, now) => {
      for (const subscription of await context.subscriptions.due(now, AT_MOST)) {
        await one(subscription).catch((error: unknown) => {
          if (error instanceof Fault && error.code === 'request.conflict') return; // another run was faster
          log.error('a renewal could not start', {
            subscription: subscription.subscription_id,
            error: String(error),
          });
        });
      }

      async function one(subscription: Revised<Subscription>) {
        switch (subscription.next?.what) {
          case 'remind':
            return remind(subscription, context, now);
          case 'end':
            return expire(subscription, { context, onMembershipEnded }, now);
          case 'charge': {
            const { account_id, subscription_id } = subscription;
            const period = dueMonth(subscription, now);
            if (period === undefined) return;
            const month = { account_id, subscription_id, period };
            const [isNew] = await Promise.all([startMachine(`${subscription_id}-${period}`, month), sleep(PACE_MS)]);
            // The run ended or is stuck, and the month is still due.
            if (!isNew && isLate(subscription)) await context.start('billing.renew', month);
          }
        }
      }

      function isLate({ next }: Subscription) {
        return next && Date.parse(next.at) + LATE_MINUTES * MINUTE <= now.getTime();
      }
    },
  );

/** A healthy run claims its month well within this time. */
const LATE_MINUTES = 15;
