import * as z from 'zod';

import type { Day } from '#shared/values/day.ts';
import { type Dated, span } from '#shared/values/person.ts';

/** Whether a fact holds today, as far as its sources say. */
export const FactState = z.enum(['current', 'former', 'unknown']);
export type FactState = z.infer<typeof FactState>;

/** For how many years a sighting speaks for the present. */
const FRESH_YEARS = 2;

/**
 * The state of a fact on a day. Only dates of its sources count, never the day of an import: an undated fact, or one last
 * seen long ago, is neither current nor former. So is one whose source vouched for it until a day that has passed.
 */
export function stateOf(fact: Dated, today: Day): FactState {
  if (isFormer(fact) || (fact.ended && fact.ended <= today)) return 'former';
  if (fact.until && fact.until > today) return 'current';
  const { to: seen } = span(fact);
  if (seen === null || (fact.until && seen <= fact.until)) return 'unknown';
  return seen >= yearsBefore(today, FRESH_YEARS) ? 'current' : 'unknown';
}

/** Whether a source or a correction says that the fact no longer holds; the same on every day. */
export const isFormer = (fact: Dated): boolean =>
  fact.outdated_since !== undefined || fact.former === true || fact.current === false;

/** The last day up to today on which a source says that the fact held; null if none says. Without a day, as it says. */
export function lastHeld(fact: Dated, today: Day = '9999-12-31'): Day | null {
  const seen = span(fact).to;
  const until = fact.ended ?? fact.until ?? null;
  const latest = [seen, until]
    .filter((day) => day !== null)
    .sort()
    .at(-1);
  return latest === undefined ? null : latest < today ? latest : today;
}

/** How much a state counts when the best of several facts is chosen. */
export const RANK: Record<FactState, number> = { current: 0, unknown: 1, former: 2 };

/** Orders facts by when they last held, then by how sure they are; the same on every day. */
export const latestFirst = (a: Dated, b: Dated): number =>
  (lastHeld(b) ?? '').localeCompare(lastHeld(a) ?? '') || b.confidence - a.confidence;

/** Orders facts by what holds: current before unknown before former, then the most recent, then the surest. */
export const byState =
  (today: Day) =>
  (a: Dated, b: Dated): number =>
    RANK[stateOf(a, today)] - RANK[stateOf(b, today)] ||
    (lastHeld(b, today) ?? '').localeCompare(lastHeld(a, today) ?? '') ||
    b.confidence - a.confidence;

/** The same day some years earlier. */
export const yearsBefore = (day: Day, years: number): Day => {
  const earlier = `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;
  return earlier.endsWith('-02-29') ? earlier.replace(/29$/, '28') : earlier;
};
