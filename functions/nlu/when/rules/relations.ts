import type { Duration } from '#functions/nlu/when/elements/meanings.ts';
import { rule } from '#functions/nlu/when/grammar.ts';
import type { Reader, Rule } from '#functions/nlu/when/reader.ts';
import type { Period, TimeParts } from '#functions/nlu/when/time-parts.ts';
import { isCoarser, later, startOf, weekdayOf, type Grain } from '#functions/nlu/when/wall.ts';

/** A duration from now or from another day. */
export const relationRules: readonly Rule[] = [
  rule('now', (_, { now, isWhen }) => (!isWhen ? null : { period: { wall: startOf(now, 'second'), grain: 'second' } })),
  rule('duration onwards', ({ duration: { n, grain } }, { now }) =>
    isCoarser('day', grain) ? null : { period: { wall: later(startOf(now, 'day'), n, grain), grain: 'day' } },
  ),
  rule('count within', ({ count, within }, reader) => shiftFromNow(reader, { ...within, n: within.n * count }, 1)),
  rule('within', ({ within }, reader) => (within.n > 1 ? shiftFromNow(reader, within, 1) : null)),
  rule('in duration', ({ duration }, reader) => shiftFromNow(reader, duration, 1)),
  rule('in cycle duration', ({ cycle, duration }, reader) =>
    cycle === 1 && !isCoarser(duration.grain, 'day') ? shiftFromNow(reader, duration, 1) : null,
  ),
  rule('cycle duration', ({ cycle, duration }, reader) =>
    cycle === 1 && !reader.isWhen && isCoarser('day', duration.grain) ? shiftFromNow(reader, duration, 1) : null,
  ),
  rule('in count cycle unit', ({ count, cycle, unit }, reader) =>
    cycle === 1 && isCoarser('day', unit.grain) ? shiftFromNow(reader, { ...unit, n: unit.n * count }, 1) : null,
  ),
  rule('cycle duration hence', ({ duration }, reader) => shiftFromNow(reader, duration, 1)),
  rule('unit in count', ({ unit, count }, reader) =>
    isCoarser('day', unit.grain) ? shiftFromNow(reader, { ...unit, n: unit.n * count }, 1) : null,
  ),
  rule('in duration hence', ({ duration }, reader) => shiftFromNow(reader, duration, 1)),
  rule('duration hence', ({ duration }, reader) => shiftFromNow(reader, duration, 1)),
  rule('duration ago', ({ duration }, reader) => shiftFromNow(reader, duration, -1)),
  rule('back duration noCycle noNoun', ({ duration }, reader) => shiftFromNow(reader, duration, -1)),
  rule('back duration ago', ({ duration }, reader) => shiftFromNow(reader, duration, -1)),
  rule('count weekday hence', ({ count, weekday }, reader) => weekdays(reader, weekday, count)),
  // “After three on Tuesday” counts no weeks.
  rule('in count +weekday', ({ count, weekday }, reader) => weekdays(reader, weekday, count)),
  rule('count weekday ago', ({ count, weekday }, reader) => weekdays(reader, weekday, -count)),
  rule('duration after span', ({ duration, span }, reader) => from(reader, span, duration, 1)),
  rule('duration before span', ({ duration, span }, reader) => from(reader, span, duration, -1)),
  rule('nextDay after? span', ({ nextDay, span }) =>
    isDate(span) ? { period: { wall: later(span.wall, nextDay, 'day'), grain: 'day' } } : null,
  ),
  rule('ordinal weekday after span', ({ ordinal, weekday, span }) => nthAfter(span, weekday, ordinal)),
  rule('weekday after span', ({ weekday, span }) => (isDate(span) ? nthAfter(span, weekday, 1) : null)),
  rule('weekday before span', ({ weekday, span }) => (isDate(span) ? nthAfter(span, weekday, -1) : null)),
  rule('closest weekday to span', ({ weekday, span }) => closest(span, weekday, 1)),
  rule('ordinal closest weekday to span', ({ weekday, span, ordinal }) => closest(span, weekday, ordinal)),
  rule('weekday after cycle', ({ weekday, cycle }) => (cycle === 1 ? { weekday, turn: 2 } : null)),
  rule('unit after cycle', ({ unit, cycle }, { now }) =>
    cycle === 1
      ? { period: { wall: later(startOf(now, unit.grain), 2 * unit.n, unit.grain), grain: unit.grain } }
      : null,
  ),
];

/** Rules that start with the day they count from: “Noel’den iki gün sonra”. */
export const ledRelationRules: readonly Rule[] = [
  rule('span duration hence', ({ duration, span }, reader) => from(reader, span, duration, 1)),
  rule('span duration onwards', ({ duration, span }, reader) => from(reader, span, duration, 1)),
  rule('span since duration', ({ duration, span }, reader) => from(reader, span, duration, 1)),
  // “Tomorrow half past seven, before …” is a time of day.
  rule('span duration ago', ({ duration, span }, reader) =>
    reader.isWhen || !isCoarser('day', duration.grain) ? from(reader, span, duration, -1) : null,
  ),
];

const isDate = ({ grain }: Period) => isCoarser(grain, 'part_of_day');

const finer: Partial<Record<Grain, Grain>> = {
  minute: 'second',
  hour: 'minute',
  day: 'hour',
  week: 'day',
  month: 'day',
  quarter: 'month',
  year: 'month',
};
const milliseconds: Partial<Record<Grain, number>> = { second: 1000, minute: 60_000, hour: 3_600_000 };

/** The result is one unit finer than the duration: “in two weeks” is a day, “in an hour” a minute. */
function shiftFromNow({ now, elapsed, isWhen }: Reader, { n, grain }: Duration, sign: 1 | -1): TimeParts | null {
  if (Math.abs(n) > 10_000) return null;
  // In speech “in three days” means that day, not the minute.
  if (!isWhen && grain === 'day' && Number.isInteger(n))
    return { period: { wall: later(startOf(now, 'day'), sign * n, 'day'), grain: 'day' } };
  const length = milliseconds[grain];
  const wall = length ? elapsed(sign * n * length) : shiftByFraction(now, sign * n, grain);
  return { period: { wall: startOf(wall, finer[grain] ?? grain), grain: finer[grain] ?? grain } };
}

/** Halves of days and longer: a year and a half are eighteen months. */
function shiftByFraction(wall: number, n: number, grain: Grain): number {
  const whole = later(wall, Math.trunc(n), grain);
  const rest = n - Math.trunc(n);
  if (!rest) return whole;
  if (grain === 'year') return later(whole, Math.round(rest * 12), 'month');
  const days = { quarter: 91, month: 30, week: 7, day: 1 }[grain as string] ?? 0;
  return whole + Math.round(rest * days * 24) * 3_600_000;
}

function from({ now }: Reader, span: Period, { n, grain }: Duration, sign: 1 | -1): TimeParts | null {
  if (Math.abs(n) > 10_000 || (!isDate(span) && isCoarser(grain, 'hour'))) return null;
  const reached = (wall: number) => later(wall, sign * n, grain);
  const today = startOf(now, 'day');
  const lastYear = later(span.wall, -1, 'year');
  const wall = span.recurs && reached(lastYear) >= today ? reached(lastYear) : reached(span.wall);
  return { period: { wall, grain: isCoarser(span.grain, grain) ? grain : span.grain } };
}

function weekdays({ now }: Reader, weekday: number, count: number): TimeParts {
  const today = startOf(now, 'day');
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  const wall = count > 0 ? later(today, (ahead || 7) + 7 * (count - 1), 'day') : later(today, ahead + 7 * count, 'day');
  return { period: { wall, grain: 'day' } };
}

function nthAfter({ wall }: Period, weekday: number, nth: number): TimeParts {
  const ahead = (weekday - weekdayOf(wall) + 7) % 7;
  return { period: { wall: later(wall, nth > 0 ? (ahead || 7) + 7 * (nth - 1) : ahead - 7, 'day'), grain: 'day' } };
}

function closest({ wall }: Period, weekday: number, nth: number): TimeParts {
  const ahead = (weekday - weekdayOf(wall) + 7) % 7;
  const days = [-14, -7, 0, 7, 14].map((step) => ahead + step).sort((a, b) => Math.abs(a) - Math.abs(b));
  return { period: { wall: later(wall, days[nth - 1] ?? ahead, 'day'), grain: 'day' } };
}
