import { rule } from '#functions/nlu/when/grammar.ts';
import type { Rule } from '#functions/nlu/when/reader.ts';
import { holidayIn } from '#functions/nlu/when/holidays.ts';
import { later, monthOf, startOf, wallAt, yearOf, type Wall } from '#functions/nlu/when/wall.ts';
import type { WhenGrammar } from '#functions/nlu/when/words.ts';
import type { TimeParts } from '#functions/nlu/when/time-parts.ts';

/** Days and months of the calendar by name. */
export const dateRules: readonly Rule[] = [
  rule('month', ({ month }) => ({ month })),
  rule('dateFigures', ({ dateFigures }) => dateFigures),
  rule('dayMark dateFigures', ({ dateFigures }) => dateFigures),
  rule('dayNumber month', ({ dayNumber: day, month }, { now, grammar, isWhen }) =>
    grammar.keepsCurrent && isWhen && month === monthOf(now) ? { day, month, year: yearOf(now) } : { day, month },
  ),
  rule('dayNumber month year', ({ dayNumber: day, month, year }) => ({ day, month, year })),
  rule('dayNumber month shortYear', ({ dayNumber: day, month, shortYear: year }, { isWhen }) =>
    isWhen ? { day, month, year } : null,
  ),
  rule('month dayNumber noUnit', ({ month, dayNumber: day }) => ({ day, month })),
  rule('month dayNumber year', ({ month, dayNumber: day, year }) => ({ day, month, year })),
  rule('year month dayNumber', ({ month, dayNumber: day, year }) => ({ day, month, year })),
  rule('year month', ({ month, year }) => ({ month, year })),
  rule('month year', ({ month, year }) => ({ month, year })),
  rule('year', ({ year }, { isWhen }) => (isWhen ? { year } : { year, isLoose: true })),
  rule('yearMark year', ({ year }) => ({ year })),
  rule('dayMark number +noFigures', ({ number: day }) => ({ day })),
  rule('dayOf ordinal noNoun', ({ ordinal: day }) => (day > 3 && day < 32 ? { day } : null)),
  rule('number dayMark', ({ number: day }, { grammar, isWhen }) =>
    isWhen || grammar.dotted || grammar.order === 'month' ? { day } : null,
  ),
  rule('number of? the monthMark', ({ number: day }) => ({ day })),
  rule('ordinal dayMark', ({ ordinal: day }, { grammar }) =>
    grammar.dayEnding !== undefined && day < 32 ? { day } : null,
  ),
  rule('dayOrdinal noNoun', ({ dayOrdinal: day }) => ({ day })),
  rule('dayPlaced', ({ dayPlaced: day }) => ({ day })),
  rule('dayMark ordinal noNoun', ({ ordinal: day }) => (day < 32 ? { day } : null)),
  rule('weekday', ({ weekday }) => ({ weekday })),
  rule('ordinal', ({ ordinal: n }, { isWhen, grammar }) => {
    if (n > 31) return null;
    if (grammar.ordinalHours) return { number: n, isLoose: true };
    if (isWhen) return { day: n };
    return hasOrdinalDays(grammar) ? { day: n, isLoose: true } : null; // “le deuxième” is a choice
  }),
  rule('number +noUnit', ({ number }) => ({ number, isLoose: true })),
  rule('weekend', (_, { now, grammar }) => weekendOf(now, 0, grammar)),
  rule('cycle weekend', ({ cycle }, { now, grammar }) => weekendOf(now, cycle, grammar)),
  rule('weekend cycle', ({ cycle }, { now, grammar }) => weekendOf(now, cycle, grammar)),
  rule('weekday plus', ({ weekday, plus }, { now }) => {
    const today = startOf(now, 'day');
    const ahead = (weekday - (new Date(today).getUTCDay() || 7) + 7) % 7;
    return { period: { wall: later(today, ahead + plus, 'day'), grain: 'day' } };
  }),
  rule('day', ({ day }, { now }) => dayFrom(now, day)),
  rule('todays', ({ todays: { days, part } }, { now }) => ({ ...dayFrom(now, days), part })),
  rule('holiday', ({ holiday }, { now }) => holidayFrom(holiday, now, 0)),
  rule('holiday year', ({ holiday, year }) => holidayOf(holiday, year)),
  rule('cycle holiday', ({ holiday, cycle }, { now }) => holidayFrom(holiday, now, cycle)),
  rule('holiday cycle noNoun', ({ holiday, cycle }, { now }) => holidayFrom(holiday, now, cycle)),
  rule('ides month', ({ month }) => ({ month, day: [3, 5, 7, 10].includes(month) ? 15 : 13 })),
  rule('edge month', ({ edge, month }) => edgeOfMonth(edge, month)),
  rule('month edge', ({ edge, month }) => edgeOfMonth(edge, month)),
  rule('quarterMark number', ({ number }, { now }) => quarterOf(yearOf(now), number)),
  rule('quarterMark number year', ({ number, year }) => quarterOf(year, number)),
  rule('year quarterMark number', ({ number, year }) => quarterOf(year, number)),
  rule('shortYear quarterMark number', ({ number, shortYear }) => quarterOf(shortYear, number)),
];

/** “Friday the thirteenth”, “пятница тринадцатое”; elsewhere the days of a month are cardinals. */
const hasOrdinalDays = ({ order, dayEnding }: WhenGrammar) => order === 'month' || dayEnding !== undefined;

const dayFrom = (now: Wall, days: number): TimeParts => ({
  period: { wall: later(startOf(now, 'day'), days, 'day'), grain: 'day' },
});

function edgeOfMonth(edge: string, month: number): TimeParts {
  if (edge === 'end') return { month, isEnd: true };
  return { month, day: edge === 'start' ? 1 : 15 };
}

function holidayOf(name: string, year: number): TimeParts | null {
  const wall = holidayIn(year, name);
  return wall === null ? null : { period: { wall, grain: 'day' } };
}

/** The next one from today on; a cycle of −1 is the last before today. */
function holidayFrom(name: string, now: Wall, cycle: number): TimeParts | null {
  const today = startOf(now, 'day');
  const days = [-1, 0, 1, 2].map((years) => holidayIn(yearOf(now) + years, name)).filter((wall) => wall !== null);
  const wall = cycle < 0 ? days.findLast((one) => one < today) : days.find((one) => one >= today);
  return wall === undefined ? null : { period: { wall, grain: 'day', recurs: cycle === 0 } };
}

export function quarterOf(year: number, n: number): TimeParts | null {
  return n > 4 ? null : { period: { wall: wallAt(year, n * 3 - 2), grain: 'quarter' } };
}

/** Its Saturday. */
function weekendOf(now: Wall, cycle: number, { nextWeekday }: WhenGrammar): TimeParts {
  const saturday = later(startOf(now, 'week'), 5, 'day');
  const weeks = cycle > 0 && nextWeekday !== 'next week' && saturday > now ? cycle - 1 : cycle;
  return { period: { wall: later(saturday, weeks, 'week'), grain: 'day', days: 2 } };
}
