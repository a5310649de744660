import * as z from 'zod';

import { listingsOf } from '#functions/people/suppression/listings.ts';
import { job } from '#functions/platform/job.ts';
import { log } from '#functions/platform/log.ts';
import { table } from '#functions/platform/table/live.ts';

const live = { listings: listingsOf(table) };

/** Finishes suppressions that died half-way. Their people are hidden from the first write on; this removes the rest. */
export const handler = job('people.sweepSuppressions', z.unknown(), live, async (_, { listings }, now) => {
  const finished = await listings.sweep(now);
  if (finished) log.warn('finished suppressions that had stopped', { finished });
});
