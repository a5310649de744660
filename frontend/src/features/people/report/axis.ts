import { dayOf, type Day } from '#shared/values/day.ts';
import { span, type Envelope } from '#shared/values/person.ts';

/** The time axis shared by all bars of a report. */
export type Axis = {
  start: Day;
  end: Day;
  /** The labelled years, as fractions of the axis. */
  years: { year: number; at: number }[];
  /** The first minor tick and the step between ticks. */
  marks: { first: number; step: number };
};

/** A period; null where a bound is unknown. */
export type Span = { from: Day | null; to: Day | null };

const DEFAULT_START_YEAR = 2000;
/** Older dates are drawn at the edge, so that one odd date does not flatten the axis. */
const MAX_YEARS = 260;
const STEPS = [10, 20, 25, 50, 100];
/** A year written further along than this would run off the end. */
const LAST_LABEL = 0.86;

/** From 2000, or the decade of the earliest sighting if that is earlier, until now. */
export function createAxis(facts: readonly Envelope[], now: Date): Axis {
  const thisYear = now.getUTCFullYear();
  const earliest = facts
    .map((fact) => yearOf(spanOf(fact).from ?? spanOf(fact).to))
    .filter((year) => year > thisYear - MAX_YEARS);
  const first = Math.floor(Math.min(DEFAULT_START_YEAR, ...earliest) / 10) * 10;
  const axis = { start: `${first}-01-01`, end: dayOf(now) };
  const step = STEPS.find((years) => (thisYear - first) / years <= 5) ?? 100;
  const years = Array.from({ length: 6 }, (_, i) => Math.ceil(first / step) * step + i * step)
    .map((year) => ({ year, at: positionOf(axis, `${year}-01-01`) }))
    .filter(({ year, at }) => year <= thisYear && at <= LAST_LABEL);
  const year = YEAR / (time(axis.end) - time(axis.start));
  return {
    ...axis,
    years,
    marks: { first: (((-first % (step / 2)) + step / 2) % (step / 2)) * year, step: (step / 2) * year },
  };
}

/** The position of a day: 0 is the start, 1 the end; clamped. */
export function positionOf({ start, end }: Pick<Axis, 'start' | 'end'>, day: Day): number {
  const part = (time(day) - time(start)) / (time(end) - time(start));
  return Math.min(1, Math.max(0, part));
}

/** The period of a fact’s bar: when it was seen or, without a sighting, the period it is about. */
export function spanOf(fact: Envelope & { started?: Day | null; ended?: Day | null }): Span {
  const seen = span(fact);
  return seen.from || seen.to ? seen : { from: fact.started ?? null, to: fact.ended ?? null };
}

/** Seen within the last month, or said to hold beyond today: as good as now. */
export const isRecent = (day: Day | null | undefined, now: Date) =>
  Boolean(day) && now.getTime() - time(day!) <= 31 * 24 * 3600_000;

const YEAR = 365.2425 * 24 * 3600_000;
const time = (day: Day) => Date.parse(day);
const yearOf = (day: Day | null) => (day ? Number(day.slice(0, 4)) : Infinity);
