import * as z from 'zod';

import { forgetOf } from '#functions/calls/assistant/forget-call.ts';
import { callStore } from '#functions/calls/assistant/store.ts';
import { vendorCopiesOf, vendorCopyStore } from '#functions/calls/deletion/vendor-copies.ts';
import { job } from '#functions/platform/job.ts';
import { log } from '#functions/platform/log.ts';
import { table } from '#functions/platform/table/live.ts';
import { recordings } from '#functions/providers/recordings/live.ts';
import { telephonyHere } from '#functions/providers/telephony/live.ts';
import { addDays } from '#shared/values/duration.ts';

const live = {
  calls: callStore(table),
  forget: forgetOf(table, recordings),
  copies: vendorCopiesOf(vendorCopyStore(table), telephonyHere),
};

/** The most calls that one run deletes; the next hour’s run continues. */
const MOST = 500;

/**
 * Deletes transcripts and recordings whose time is over, and recordings that the telephone company still has. One that
 * fails does not keep the others; one that fails for a day fails the job, which raises an alarm every hour.
 */
export const handler = job('assistant.forgetCalls', z.unknown(), live, async (_, { calls, forget, copies }, now) => {
  let late = 0;
  for (const details of await calls.toForget(now, MOST)) {
    await forget.words(details).catch((error: unknown) => {
      if (details.deleted_at && addDays(details.deleted_at, 1) <= now) late += 1;
      log.error('a call is not forgotten yet', { call: details.id, cause: String(error) });
    });
  }
  const left = await copies.sweep(now);
  if (late + left > 0)
    throw new Error(`Not deleted for more than a day: ${late} calls, ${left} recordings at the telephone company`);
});
