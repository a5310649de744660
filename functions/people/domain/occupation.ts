import * as z from 'zod';

import { Occupation } from '#shared/api/people/teaser.ts';
import { Day } from '#shared/values/day.ts';
import { byState, lastHeld, stateOf } from '#shared/values/fact-state.ts';
import type { Person } from '#shared/values/person.ts';

/** The occupation in a stored teaser; whether it is current depends on the day on which it is shown. */
export const StoredOccupation = Occupation.omit({ fact_state: true }).extend({
  until: Day.nullable(),
  last_seen: Day.nullable(),
  former: z.boolean(),
});
export type StoredOccupation = z.infer<typeof StoredOccupation>;

/** The job to name beside a person: the current one, else the latest. */
export function occupationOf({ jobs }: Person, today: Day): StoredOccupation | null {
  const [job] = jobs.toSorted(byState(today));
  if (!job) return null;
  const { title, employer, started, ended, until = null, former = false } = job;
  return {
    title,
    employer,
    started,
    ended,
    until,
    former: former || job.outdated_since !== undefined,
    last_seen: lastHeld(job, today),
  };
}

/** An occupation as a teaser shows it on a day. */
export function occupationOn({ until, former, last_seen, ...shown }: StoredOccupation, today: Day): Occupation {
  const sources = [{ source: '', first_seen: null, last_seen }];
  const fact_state = stateOf(
    { confidence: 1, sources, ended: shown.ended, ...(until && { until }), ...(former && { former }) },
    today,
  );
  return { ...shown, fact_state, ...(until && until > today && { until }) };
}
