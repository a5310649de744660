import * as z from 'zod';

import { Day } from '#shared/values/day.ts';
import { lastHeld, stateOf } from '#shared/values/fact-state.ts';
import type { AddressFact } from '#shared/values/person.ts';

/** What the sources date of the home in a stored teaser; whether it is current depends on the day on which it is shown. */
export const HomeDates = z.object({ last_seen: Day.nullable(), until: Day.nullable() });
export type HomeDates = z.infer<typeof HomeDates>;

/** The dates of a home that is not former. */
export const homeDatesOf = (home: AddressFact): HomeDates => ({
  last_seen: lastHeld({ confidence: home.confidence, sources: home.sources }),
  until: home.until ?? null,
});

/** Whether a home of these dates is current on a day. One without dates is not. */
export function isCurrentHome(dates: HomeDates | null | undefined, today: Day): boolean {
  if (!dates) return false;
  const sources = [{ source: '', first_seen: null, last_seen: dates.last_seen }];
  return stateOf({ confidence: 1, sources, ...(dates.until && { until: dates.until }) }, today) === 'current';
}
