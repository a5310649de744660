import type { Period, TimeParts } from '#functions/nlu/when/time-parts.ts';
import {
  dayOfMonth,
  isCoarser,
  later,
  monthOf,
  startOf,
  wallAt,
  weekdayOf,
  yearOf,
  type Wall,
} from '#functions/nlu/when/wall.ts';
import type { WhenGrammar } from '#functions/nlu/when/words.ts';

/** The period of the calendar that the parts mean: the earliest from today on, unless they say otherwise. Null if none. */
export function periodOf(parts: TimeParts, now: Wall, grammar: WhenGrammar): Period | null {
  const { nextWeekday } = grammar;
  const { period, year, month, day, weekday, turn } = parts;
  const today = startOf(now, 'day');
  if (period && !month && !day && !weekday) return period;
  // “The week after, so Monday the 22nd”: the date is more specific than the week.
  if (period)
    return (
      within(period, parts) ??
      (day && isCoarser(period.grain, 'day') ? periodOf({ ...parts, period: undefined }, now, grammar) : period)
    );
  if (year !== undefined && !month) return { wall: wallAt(year), grain: 'year' };
  if (month && !day && !weekday) return monthOfParts(parts, now);
  if (weekday && !day && !month) return { wall: weekdayAt(weekday, turn, today, nextWeekday), grain: 'day' };
  if (!day && !weekday) return null;
  if (year !== undefined) return within({ wall: wallAt(year), grain: 'year' }, parts);
  const free = { ...parts, weekday: undefined };
  const inCalendar =
    first(parts, today, later(today, 24, 'month')) ??
    first(parts, later(today, -1, 'year'), today) ?? // “Sunday the 10th” on the 12th
    first(free, today, later(today, 8, 'year'));
  return inCalendar === null ? null : { wall: inCalendar, grain: 'day' };
}

function within(period: Period, parts: TimeParts): Period | null {
  const isOther = parts.month && period.grain === 'month' && parts.month !== monthOf(period.wall);
  const end = later(period.wall, 1, isOther ? 'year' : period.grain); // “March in a year”
  const wall = first(parts, period.wall, end);
  if (wall === null) return null;
  return { wall, grain: parts.day || parts.weekday ? 'day' : 'month' };
}

/** The first day from `from` up to `to` that matches the month, day and weekday. */
function first({ month, day, weekday }: TimeParts, from: Wall, to: Wall): Wall | null {
  for (let wall = from; wall < to;) {
    if (month && monthOf(wall) !== month) {
      wall = later(startOf(wall, 'month'), 1, 'month');
      continue;
    }
    if ((!day || dayOfMonth(wall) === day) && (!weekday || weekdayOf(wall) === weekday)) return wall;
    wall = later(wall, 1, 'day');
  }
  return null;
}

function monthOfParts({ month = 1, year, turn }: TimeParts, now: Wall): Period {
  const thisYear = yearOf(now);
  const isOver = turn === undefined ? month < monthOf(now) : turn > 0 && month <= monthOf(now);
  const back = turn !== undefined && turn < 0 && month < monthOf(now) ? turn + 1 : (turn ?? 0) < 0 ? turn : 0;
  return { wall: wallAt(year ?? thisYear + (isOver ? 1 : 0) + (back ?? 0), month), grain: 'month' };
}

/** A weekday is the next one after today; a “last” one is the one before. */
function weekdayAt(
  weekday: number,
  turn: number | undefined,
  today: Wall,
  nextWeekday: WhenGrammar['nextWeekday'],
): Wall {
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  const soonest = later(today, ahead || 7, 'day');
  if (turn === undefined) return soonest;
  if (turn < 0) return later(today, ahead + 7 * turn, 'day');
  if (turn === 0) return later(today, ahead, 'day');
  const next = nextWeekday === 'next week' ? later(startOf(today, 'week'), 7 + weekday - 1, 'day') : soonest;
  return later(next, 7 * (turn - 1), 'day');
}
