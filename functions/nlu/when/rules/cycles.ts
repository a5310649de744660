import { rule } from '#functions/nlu/when/grammar.ts';
import type { Duration } from '#functions/nlu/when/elements/meanings.ts';
import { quarterOf } from '#functions/nlu/when/rules/dates.ts';
import type { Reader, Rule } from '#functions/nlu/when/reader.ts';
import type { DayPart, Period, TimeParts } from '#functions/nlu/when/time-parts.ts';
import { isCoarser, later, startOf, weekdayOf, yearOf, type Grain, type Wall } from '#functions/nlu/when/wall.ts';

/** Last, this and next week; the first, the second and the last one of a month. */
export const cycleRules: readonly Rule[] = [
  rule('edge the unit', ({ edge, unit }, { now }) => edgeOf(turnOf(now, unit, 0), edge)),
  rule('cycle unit', ({ cycle, unit }, reader) =>
    isThat(cycle, unit, reader) ? null : turnOf(reader.now, unit, cycle),
  ),
  rule('unit cycle noNoun', ({ cycle, unit }, reader) =>
    isThat(cycle, unit, reader) ? null : turnOf(reader.now, unit, cycle),
  ),
  rule('period', ({ period }, { now }) => turnOf(now, { n: 1, grain: period.grain }, period.n)),
  rule('cycle count unit', ({ cycle, count, unit }, { now, isWhen }) =>
    isWhen ? turnOf(now, unit, cycle * count) : null,
  ),
  rule('upcoming count unit', ({ count, unit }, { now, isWhen }) => (isWhen ? turnOf(now, unit, count) : null)),
  rule('count upcoming unit', ({ count, unit }, { now, isWhen }) => (isWhen ? turnOf(now, unit, count) : null)),
  rule('soonest weekday', ({ weekday }) => ({ weekday })),
  rule('weekday soonest', ({ weekday }) => ({ weekday })),
  rule('cycle weekday', ({ cycle: turn, weekday }) => ({ turn, weekday })),
  rule('weekday cycle noNoun', ({ cycle: turn, weekday }) => (turn === 0 ? null : { turn, weekday })),
  rule('cycle month', ({ cycle: turn, month }) => ({ turn, month })),
  rule('month cycle noNoun', ({ cycle: turn, month }) => ({ turn, month })),
  rule('cycle part', ({ cycle, part }, { now }) => ({ ...turnOf(now, { n: 1, grain: 'day' }, cycle), part })),
  // The “ce” of “samedi matin ce serait bien” begins the next clause.
  rule('part cycle noNoun', ({ cycle, part }, { now }) =>
    cycle === 0 ? null : { ...turnOf(now, { n: 1, grain: 'day' }, cycle), part },
  ),
  // «نص ساعة» is half an hour.
  rule('edge unit', ({ edge, unit }, { now }) =>
    isCoarser('day', unit.grain) ? null : edgeOf(turnOf(now, unit, 0), edge),
  ),
  rule('unit edge', ({ edge, unit }, { now }) => edgeOf(turnOf(now, unit, 0), edge)),
  rule('edge cycle unit', ({ edge, unit, cycle }, { now }) => edgeOf(turnOf(now, unit, cycle), edge)),
  rule('edge unit cycle', ({ edge, unit, cycle }, { now, isWhen }) =>
    isWhen || cycle >= 0 ? edgeOf(turnOf(now, unit, cycle), edge) : null,
  ),
  rule('cycle unit edge', ({ edge, unit, cycle }, { now }) => edgeOf(turnOf(now, unit, cycle), edge)),
  rule('edge period', ({ edge, period }, { now }) =>
    edgeOf(turnOf(now, { n: 1, grain: period.grain }, period.n), edge),
  ),
  rule('period edge', ({ edge, period }, { now }) =>
    edgeOf(turnOf(now, { n: 1, grain: period.grain }, period.n), edge),
  ),
  rule('ordinal unit', ({ ordinal, unit }, { now }) => quarterFrom(now, ordinal, unit)),
  rule('unit ordinal', ({ ordinal, unit }, { now }) => quarterFrom(now, ordinal, unit)),
  rule('ordinal unit span', ({ ordinal, unit, span }) => nthUnit(span, ordinal, unit)),
  rule('unit ordinal span', ({ ordinal, unit, span }) => nthUnit(span, ordinal, unit)),
  rule('cycle unit span', ({ cycle, unit, span }) => (cycle === -1 ? lastUnit(span, 1, unit) : null)),
  rule('ordinal cycle unit span', ({ ordinal, cycle, unit, span }) =>
    cycle === -1 ? lastUnit(span, ordinal, unit) : null,
  ),
  rule('ordinal weekday span', ({ ordinal, weekday, span }) => nthWeekday(span, ordinal, weekday)),
  // «Martes primero de diciembre» is a date where the first is a Tuesday.
  rule('weekday ordinal span', ({ ordinal, weekday, span }) =>
    isDateOf(span, ordinal, weekday) ? null : nthWeekday(span, ordinal, weekday),
  ),
  rule('unit the span', ({ unit, span }) => weekOf(unit, span)),
  rule('unit noCycle span', ({ unit, span }) => weekOf(unit, span)),
  rule('cycle weekday span', ({ cycle, weekday, span }) => (cycle === -1 ? lastWeekday(span, weekday) : null)),
];

/** Rules that start with the period: “October’s second Tuesday”. */
export const ledCycleRules: readonly Rule[] = [
  rule('span ordinal unit', ({ ordinal, unit, span }) => nthUnit(span, ordinal, unit)),
  rule('span ordinal weekday', ({ ordinal, weekday, span }) => nthWeekday(span, ordinal, weekday)),
  rule('span cycle unit', ({ cycle, unit, span }) => (cycle === -1 ? lastUnit(span, 1, unit) : null)),
  rule('span cycle weekday', ({ cycle, weekday, span }) => (cycle === -1 ? lastWeekday(span, weekday) : null)),
];

/** “At that hour”, “that day”: one mentioned before. */
const isThat = (cycle: number, { grain }: Duration, { isWhen }: Reader) =>
  !isWhen && cycle === 0 && !isCoarser(grain, 'day');

const turnOf = (now: Wall, { n, grain }: Duration, cycle: number): TimeParts => ({
  period: { wall: later(startOf(now, grain), n * cycle, grain), grain },
});

const edgesOfDay: Record<string, DayPart> = { start: 'morning', middle: 'noon', end: 'evening' };

/** The middle of a week is Wednesday, its end Friday; the end of a day is its evening. */
function edgeOf(parts: TimeParts, edge: string): TimeParts {
  if (!parts.period) return parts;
  const { wall, grain } = parts.period;
  const part = grain === 'day' && edgesOfDay[edge];
  if (part) return { part };
  if (edge === 'end') return { ...parts, isEnd: true };
  const middle: Partial<Record<Grain, [number, Grain]>> = { week: [2, 'day'], month: [14, 'day'], year: [6, 'month'] };
  const [n, unit] = (edge === 'middle' && middle[grain]) || [0, 'day' as const];
  return { period: { wall: later(wall, n, unit), grain: grain === 'year' ? 'month' : 'day' } };
}

/** The week of a day; for a Sunday, the next one. */
function weekOf({ n, grain }: Duration, span: Period): TimeParts | null {
  if (grain !== 'week' || n !== 1 || span.grain !== 'day') return null;
  const day = weekdayOf(span.wall) === 7 ? later(span.wall, 1, 'day') : span.wall;
  return { period: { wall: startOf(day, 'week'), grain } };
}

const quarterFrom = (now: Wall, ordinal: number, { grain }: Duration): TimeParts | null =>
  grain === 'quarter' ? quarterOf(yearOf(now), ordinal) : null;

const isIn = (wall: Wall, span: Period) => wall >= span.wall && wall < later(span.wall, 1, span.grain);
const periodWithin = (wall: Wall, grain: Grain, span: Period): TimeParts | null =>
  isIn(wall, span) ? { period: { wall, grain } } : null;

/** Only whole weeks within the span count. */
function nthUnit(span: Period, nth: number, { grain }: Duration): TimeParts | null {
  const first = grain === 'week' ? startOf(later(span.wall, 6, 'day'), 'week') : span.wall;
  return span.grain === grain ? null : periodWithin(later(first, nth - 1, grain), grain, span);
}

function lastUnit(span: Period, nth: number, { grain }: Duration): TimeParts | null {
  const end = startOf(later(span.wall, 1, span.grain), grain);
  return span.grain === grain ? null : periodWithin(later(end, -nth, grain), grain, span);
}

const isDateOf = ({ wall, grain }: Period, day: number, weekday: number): boolean =>
  grain === 'month' && weekdayOf(later(wall, day - 1, 'day')) === weekday;

function nthWeekday(span: Period, nth: number, weekday: number): TimeParts | null {
  // “December at three” is none that has several.
  if (!isCoarser(span.grain, 'week')) return null;
  const first = later(span.wall, (weekday - weekdayOf(span.wall) + 7) % 7, 'day');
  return periodWithin(later(first, 7 * (nth - 1), 'day'), 'day', span);
}

function lastWeekday(span: Period, weekday: number): TimeParts | null {
  const last = later(later(span.wall, 1, span.grain), -1, 'day');
  return periodWithin(later(last, -((weekdayOf(last) - weekday + 7) % 7), 'day'), 'day', span);
}
