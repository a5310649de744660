import { dayOf, type Day } from '#shared/values/day.ts';
import { span, type Envelope } from '#shared/values/person.ts';

/** The one axis of time that all bars of a report share, so that a life can be read downwards. */
export type Axis = {
  start: Day;
  end: Day;
  /** Where the years are written, as parts of the whole. */
  years: { year: number; at: number }[];
  /** Where the first small mark is, and how far it is from one to the next. */
  marks: { first: number; step: number };
};

/** From when to when, and null where nobody says. */
export type Span = { from: Day | null; to: Day | null };

const USUAL_START = 2000;
/** A date further back than this is drawn at the edge: one odd date must not flatten a life. */
const LONGEST = 260;
const STEPS = [10, 20, 25, 50, 100];
/** A year written further along than this would run off the end. */
const LAST_LABEL = 0.86;

/** From 2000, or the decade of the earliest sighting where that is earlier, to now. */
export function axisOf(facts: readonly Envelope[], now: Date): Axis {
  const thisYear = now.getUTCFullYear();
  const earliest = facts
    .map((fact) => yearOf(drawn(fact).from ?? drawn(fact).to))
    .filter((year) => year > thisYear - LONGEST);
  const first = Math.floor(Math.min(USUAL_START, ...earliest) / 10) * 10;
  const axis = { start: `${first}-01-01`, end: dayOf(now) };
  const step = STEPS.find((years) => (thisYear - first) / years <= 5) ?? 100;
  const years = Array.from({ length: 6 }, (_, i) => Math.ceil(first / step) * step + i * step)
    .map((year) => ({ year, at: place(axis, `${year}-01-01`) }))
    .filter(({ year, at }) => year <= thisYear && at <= LAST_LABEL);
  const year = YEAR / (time(axis.end) - time(axis.start));
  return {
    ...axis,
    years,
    marks: { first: (((-first % (step / 2)) + step / 2) % (step / 2)) * year, step: (step / 2) * year },
  };
}

/** Where a day stands on the axis: 0 is its start, 1 its end, and nothing stands outside. */
export function place({ start, end }: Pick<Axis, 'start' | 'end'>, day: Day): number {
  const part = (time(day) - time(start)) / (time(end) - time(start));
  return Math.min(1, Math.max(0, part));
}

/** What a fact's bar stands for: when it was seen or, where no source says, the time it is itself about. */
export function drawn(fact: Envelope & { started?: Day | null; ended?: Day | null }): Span {
  const seen = span(fact);
  return seen.from || seen.to ? seen : { from: fact.started ?? null, to: fact.ended ?? null };
}

/** Seen within the last month: as good as now. */
export const isNow = (day: Day | null, now: Date) => day !== null && now.getTime() - time(day) <= 31 * 24 * 3600_000;

const YEAR = 365.2425 * 24 * 3600_000;
const time = (day: Day) => Date.parse(day);
const yearOf = (day: Day | null) => (day ? Number(day.slice(0, 4)) : Infinity);
