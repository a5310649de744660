import * as z from 'zod';

import { forgetOf } from '#functions/calls/assistant/forget-call.ts';
import { callStore } from '#functions/calls/assistant/store.ts';
import { job } from '#functions/platform/job.ts';
import { log } from '#functions/platform/log.ts';
import { table } from '#functions/platform/table/live.ts';
import { recordings } from '#functions/providers/recordings/live.ts';

const live = { calls: callStore(table), forget: forgetOf(table, recordings) };

/** The most calls that one run deletes; the next hour’s run continues. */
const MOST = 500;

/** Deletes transcripts and recordings whose time is over. One that fails does not keep the others. */
export const handler = job('assistant.forgetCalls', z.unknown(), live, async (_, { calls, forget }, now) => {
  for (const details of await calls.toForget(now, MOST)) {
    await forget
      .words(details)
      .catch((error: unknown) => log.error('a call is not forgotten yet', { call: details.id, cause: String(error) }));
  }
});
