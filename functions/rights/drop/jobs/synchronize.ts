import * as z from 'zod';

import { dropEntriesOf } from '#functions/people/public.ts';
import { currentTime } from '#functions/platform/clock.ts';
import { job } from '#functions/platform/job.ts';
import { log } from '#functions/platform/log.ts';
import { table } from '#functions/platform/table/live.ts';
import { drop } from '#functions/providers/drop/live.ts';
import { listedPeopleOf } from '#functions/rights/drop/people.ts';
import { lateness } from '#functions/rights/drop/session.ts';
import { dropStore } from '#functions/rights/drop/store.ts';
import { synchronize } from '#functions/rights/drop/synchronize.ts';
import { MINUTE } from '#shared/values/duration.ts';

/** A run ends well before the timeout of its function; the next one goes on. */
const RUN_MS = 10 * MINUTE;

const live = {
  drop,
  store: dropStore(table),
  entries: dropEntriesOf(table),
  people: listedPeopleOf(table, currentTime),
};

/** Keeps up with California’s Delete Request and Opt-out Platform, if the service takes part in it. */
export const handler = job('drop.synchronize', z.unknown(), live, async (_, { drop, ...deps }, now) => {
  if (!drop) return;
  const began = performance.now();
  const isSpent = () => performance.now() - began > RUN_MS;
  const session = await synchronize({ ...deps, drop, isSpent }, now);
  const late = lateness(session, now);
  // Nothing runs between two sessions, so this repeats every hour until a session is complete.
  if (late !== 'in-time') log.error('The session with DROP is late', { late, completed_at: session.completed_at });
});
