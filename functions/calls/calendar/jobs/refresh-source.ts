import * as z from 'zod';

import { calendarReader } from '#functions/calls/calendar/read-calendar.ts';
import { job } from '#functions/platform/job.ts';
import { table } from '#functions/platform/table/live.ts';
import { asFault } from '#shared/errors/catalogue.ts';
import { AccountId } from '#shared/values/id.ts';

const live = { reader: calendarReader(table) };

/** Reads one owner’s calendar. Another run that reads it, or an owner who changes it, comes first. */
export const handler = job(
  'calendar.refreshSource',
  z.object({ account_id: AccountId }),
  live,
  async ({ account_id }, { reader }, now) => {
    await reader.read(account_id, now).catch((error: unknown) => {
      if (asFault(error).code !== 'request.conflict') throw error;
    });
  },
);
