import { daysIn, later, wallAt, weekdayOf, type Wall } from '#functions/nlu/when/wall.ts';

/**
 * The day of a holiday in a year, as the word tables write it: `12-25`; `easter-2`, and `pascha` for the Orthodox one;
 * `11/4.4` for the fourth Thursday of November and `5/-1.1` for the last Monday of May; `islamic 10-1`.
 */
export function holidayIn(year: number, rule: string): Wall | null {
  const [, feast, days] = /^(easter|pascha)([+-]\d+)?$/.exec(rule) ?? [];
  if (feast) return later(feast === 'easter' ? easterOf(year) : paschaOf(year), Number(days ?? 0), 'day');
  const [, month, nth, weekday, more] = /^(\d+)\/(-?\d+)\.(\d)(\+\d+)?$/.exec(rule) ?? [];
  if (month) return later(nthWeekday(year, Number(month), Number(nth), Number(weekday)), Number(more ?? 0), 'day');
  const [, islamicMonth, islamicDay] = /^islamic (\d+)-(\d+)$/.exec(rule) ?? [];
  if (islamicMonth) return islamic(year, Number(islamicMonth), Number(islamicDay));
  const [fixedMonth, day] = rule.split('-').map(Number);
  return wallAt(year, fixedMonth, day);
}

function nthWeekday(year: number, month: number, nth: number, weekday: number): Wall {
  const first = wallAt(year, month, nth > 0 ? 1 : daysIn(year, month));
  const step = nth > 0 ? (weekday - weekdayOf(first) + 7) % 7 : -((weekdayOf(first) - weekday + 7) % 7);
  return later(first, step + 7 * (nth > 0 ? nth - 1 : nth + 1), 'day');
}

/** Gauss’s rule for the Gregorian calendar. */
function easterOf(year: number): Wall {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  return wallAt(year, Math.floor((h + l - 7 * m + 114) / 31), ((h + l - 7 * m + 114) % 31) + 1);
}

/** The Julian calendar’s, shown in the Gregorian one. */
function paschaOf(year: number): Wall {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  return later(wallAt(year, Math.floor((d + e + 114) / 31), ((d + e + 114) % 31) + 1), 13, 'day');
}

const islamicCalendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
});
/** The days of a year by their Islamic month and day. Reading the calendar is slow, and years are few. */
const islamicYears = new Map<number, ReadonlyMap<string, Wall>>();
const MOST_YEARS = 20;

function islamic(year: number, month: number, day: number): Wall | null {
  let days = islamicYears.get(year);
  if (!days) {
    if (islamicYears.size >= MOST_YEARS) islamicYears.clear();
    islamicYears.set(year, (days = islamicDaysOf(year)));
  }
  return days.get(`${month}-${day}`) ?? null;
}

function islamicDaysOf(year: number): ReadonlyMap<string, Wall> {
  const days = new Map<string, Wall>();
  for (let wall = wallAt(year); wall < wallAt(year + 1); wall = later(wall, 1, 'day')) {
    const parts = islamicCalendar.formatToParts(wall);
    const partOf = (type: string) => parts.find((part) => part.type === type)?.value;
    const key = `${partOf('month')}-${partOf('day')}`;
    if (!days.has(key)) days.set(key, wall);
  }
  return days;
}
