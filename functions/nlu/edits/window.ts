import * as z from 'zod';

import type { TimeMention } from '#functions/nlu/when/find.ts';
import { dayAndMinutesIn } from '#shared/values/zone.ts';
import { Day } from '#shared/values/day.ts';

const minutes = z.number().int().min(0).max(1440).nullable();

/**
 * Times on one clock: on the days from `first` to `last`, from minute `from` of the day until `until`. Null is any; a
 * window that ends when it begins is that one time.
 */
export const Window = z.object({ first: Day.nullable(), last: Day.nullable(), from: minutes, until: minutes });
export type Window = z.infer<typeof Window>;

export const anyTime: Window = { first: null, last: null, from: null, until: null };

export const hasDays = ({ first }: Window): boolean => first !== null;
export const hasHours = ({ from, until }: Window): boolean => from !== null || until !== null;
export const isExact = ({ from, until }: Window): boolean => from !== null && from === until;

/** The minutes of the parts of a day, by the hour that the time grammar gives them. */
const parts: Record<number, [from: number, until: number]> = {
  5: [300, 540],
  9: [360, 720],
  12: [690, 840],
  15: [720, 1080],
  19: [1020, 1440],
};

/** What a mentioned time means as a window on the clock of a zone. */
export function windowOf(
  { at, until = null, precision, isDated }: TimeMention & { until?: string | null },
  zone: string,
): Window {
  const start = dayAndMinutesIn(zone, Date.parse(at));
  const end = until === null ? null : dayAndMinutesIn(zone, Date.parse(until));
  const isManyDays =
    end !== null && end.day > start.day && end.minutes + 1440 - start.minutes > 720 && precision === 'day';
  const last = isManyDays ? dayAndMinutesIn(zone, Date.parse(until!) - 1).day : start.day;
  const days = isDated || isManyDays ? { first: start.day, last } : { first: null, last: null };
  if (precision === 'day') return { ...days, from: null, until: null };
  if (end) return { ...days, from: start.minutes, until: end.day > start.day ? 1440 : end.minutes };
  if (precision !== 'part_of_day') return { ...days, from: start.minutes, until: start.minutes };
  const [from, to] = parts[Math.floor(start.minutes / 60)] ?? [start.minutes, Math.min(1440, start.minutes + 180)];
  return { ...days, from, until: to };
}

/** A later time changes what it names of an earlier one: a day keeps the hour, an hour the day. */
export const narrowed = (before: Window, { first, last, from, until }: Window): Window => ({
  ...before,
  ...(first !== null && { first, last }),
  ...((from !== null || until !== null) && { from, until }),
});

/** Whether a moment lies in a window. */
export function isWithin(instant: number, { first, last, from, until }: Window, zone: string): boolean {
  const { day, minutes } = dayAndMinutesIn(zone, instant);
  if (first !== null && (day < first || day > (last ?? first))) return false;
  if (from !== null && from === until) return minutes === from;
  return (from === null || minutes >= from) && (until === null || minutes < until);
}
