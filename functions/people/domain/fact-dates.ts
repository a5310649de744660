import * as z from 'zod';

import { Day } from '#shared/values/day.ts';
import { type FactState, lastHeld, stateOf } from '#shared/values/fact-state.ts';
import type { Envelope } from '#shared/values/person.ts';

/** What the sources date of a fact in a stored card. What state it is in depends on the day on which it is shown. */
export const FactDates = z.object({ last_seen: Day.nullable(), until: Day.nullable() });
export type FactDates = z.infer<typeof FactDates>;

/** The dates of a fact that is not former. */
export const factDatesOf = (fact: Envelope): FactDates => ({
  last_seen: lastHeld({ confidence: fact.confidence, sources: fact.sources }),
  until: fact.until ?? null,
});

const factOf = ({ last_seen, until }: FactDates) => ({
  confidence: 1 as const,
  sources: [{ source: '', first_seen: null, last_seen }],
  ...(until && { until }),
});

/** Whether a fact of these dates is current on a day, or not known to be. One without dates is not. */
export const stateOfDates = (dates: FactDates | null | undefined, today: Day): FactState =>
  dates ? stateOf(factOf(dates), today) : 'unknown';

/** The year in which a source last says that a fact of these dates held; undefined if none says. */
export function yearOfDates(dates: FactDates, today: Day): number | undefined {
  const day = lastHeld(factOf(dates), today);
  return day === null ? undefined : Number(day.slice(0, 4));
}
