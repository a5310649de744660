import * as z from 'zod';

import { sourceStore } from '#functions/calls/calendar/source-store.ts';
import { job } from '#functions/platform/job.ts';
import { log } from '#functions/platform/log.ts';
import { startJob } from '#functions/platform/start-job.ts';
import { table } from '#functions/platform/table/live.ts';

const live = { sources: sourceStore(table), start: startJob };

/** The most calendars that one run has read; the next run continues. */
const MOST = 1000;

/** Each calendar is read in a run of its own: one that is slow, large or malicious does not keep the others. */
export const handler = job('calendar.refreshSources', z.unknown(), live, async (_, { sources, start }, now) => {
  for (const { account_id } of await sources.due(now, MOST)) {
    await start('calendar.refreshSource', { account_id }).catch((error: unknown) => {
      log.error('a calendar is not read', { account_id, cause: String(error) });
    });
  }
});
