import type { Wall } from '#shared/values/zone.ts';

export type { Wall } from '#shared/values/zone.ts';

/** Precisions, finest first. */
const grains = ['second', 'minute', 'hour', 'part_of_day', 'day', 'week', 'month', 'quarter', 'year'] as const;
export type Grain = (typeof grains)[number];

export const isCoarser = (one: Grain, other: Grain) => grains.indexOf(one) > grains.indexOf(other);

const SECOND = 1000;
const lengths = { second: SECOND, minute: 60 * SECOND, hour: 3600 * SECOND, day: 86_400 * SECOND };

export function wallAt(year: number, month = 1, day = 1): Wall {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day); // Date.UTC takes the year 14 for 1914
  return date.getTime();
}

/** Monday is 1, Sunday 7. */
export const weekdayOf = (wall: Wall) => new Date(wall).getUTCDay() || 7;
export const yearOf = (wall: Wall) => new Date(wall).getUTCFullYear();
export const monthOf = (wall: Wall) => new Date(wall).getUTCMonth() + 1;
export const dayOfMonth = (wall: Wall) => new Date(wall).getUTCDate();

export const daysIn = (year: number, month: number) => dayOfMonth(wallAt(year, month + 1, 0));

/** Whether a wall clock can show it: “the year 999999999” is no date. */
export const isOnCalendar = (wall: Wall): boolean => wall > wallAt(0) && wall < wallAt(9999);

/** The start of the period that contains `wall`. */
export function startOf(wall: Wall, grain: Grain): Wall {
  const month = monthOf(wall);
  if (grain === 'year') return wallAt(yearOf(wall));
  if (grain === 'quarter') return wallAt(yearOf(wall), month - ((month - 1) % 3));
  if (grain === 'month') return wallAt(yearOf(wall), month);
  if (grain === 'week') return startOf(wall, 'day') - (weekdayOf(wall) - 1) * lengths.day;
  const length = lengths[grain === 'part_of_day' ? 'day' : grain];
  return Math.floor(wall / length) * length;
}

/** `n` periods later; a day past the end of a month becomes its last day. */
export function later(wall: Wall, n: number, grain: Grain): Wall {
  if (grain === 'week') return wall + n * 7 * lengths.day;
  const months = { month: 1, quarter: 3, year: 12 }[grain as string];
  if (!months) return wall + n * lengths[grain as keyof typeof lengths];
  const whole = Math.trunc(n * months);
  const first = wallAt(yearOf(wall), monthOf(wall) + whole);
  const day = Math.min(dayOfMonth(wall), daysIn(yearOf(first), monthOf(first)));
  return later(first, day - 1, 'day') + (wall - startOf(wall, 'day'));
}
