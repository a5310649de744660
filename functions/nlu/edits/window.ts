import * as z from 'zod';

import type { TimeMention } from '#functions/nlu/when/find.ts';
import { dayAndMinutesIn } from '#shared/values/zone.ts';
import { Day, dayOf, daysBefore } from '#shared/values/day.ts';
import { DAY } from '#shared/values/duration.ts';

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

/** The hour of the evening that an hour of the morning may mean, “at seven”; null for other windows. */
export const inTheEvening = (window: Window): Window | null =>
  isExact(window) && window.from! > 0 && window.from! < 12 * 60
    ? { ...window, from: window.from! + 12 * 60, until: window.from! + 12 * 60 }
    : null;

/** “Later, at seven”: seven and eight are in the evening then. */
export const afterSix = (window: Window): Window => {
  const { from } = window;
  return from === null || from < 7 * 60 || from >= 9 * 60 ? window : (inTheEvening(window) ?? window);
};

/** Nobody arranges a call later than in so many days; a longer period than these names no time either: “next month”. */
const MOST_DAYS = 60;
const LONGEST_PERIOD = 15;

/** Whether a window is too far off, or too long, to be a wish. */
export const isFar = ({ first, last }: Window, now: Date): boolean =>
  first !== null &&
  (first > daysBefore(dayOf(now), -MOST_DAYS) || Date.parse(last ?? first) - Date.parse(first) > LONGEST_PERIOD * DAY);

/** Whether a window is one day, one hour or both, rather than some time among others. */
export const isOneTime = (window: Window): boolean =>
  window.first === window.last && (!hasHours(window) || isExact(window));

/** Whether two windows name hours, and none that are in both. */
export function areApart(one: Window, other: Window): boolean {
  const [start, end] = [Math.max(one.from ?? 0, other.from ?? 0), Math.min(one.until ?? 1440, other.until ?? 1440)];
  return hasHours(one) && hasHours(other) && (isExact(one) || isExact(other) ? start > end : start >= end);
}

/** What a mentioned time means as a window on the clock of a zone. */
export function windowOf({ at, from, until, hours, precision, isDated }: TimeMention, zone: string): Window {
  const start = dayAndMinutesIn(zone, Date.parse(until === null ? at : from));
  const last = until === null ? start.day : dayAndMinutesIn(zone, Date.parse(until) - 1).day;
  const days =
    isDated || (precision === 'day' && until !== null) ? { first: start.day, last } : { first: null, last: null };
  if (until === null) return { ...days, from: start.minutes, until: start.minutes };
  if (!hours) return { ...days, from: null, until: null };
  return { ...days, from: hours.from, until: hours.until };
}

/**
 * A later time changes what it names of an earlier one: a day keeps the hour, an hour the day. “Until five” only ends the hours
 * of “tomorrow afternoon”.
 */
export const narrowed = (before: Window, { first, last, from, until }: Window): Window => ({
  ...before,
  ...(first !== null && { first, last }),
  ...((from !== null || until !== null) && { from: isEndOf(before, { from, until }) ? before.from : from, until }),
});

/** Whether hours without a beginning end within other ones. */
const isEndOf = (hours: Window, { from, until }: Pick<Window, 'from' | 'until'>): boolean =>
  from === 0 &&
  until !== null &&
  !isExact(hours) &&
  hours.from !== null &&
  until > hours.from &&
  until < (hours.until ?? 1440);

/** Whether a moment lies in a window. */
export function isWithin(instant: number, { first, last, from, until }: Window, zone: string): boolean {
  const { day, minutes } = dayAndMinutesIn(zone, instant);
  if (first !== null && (day < first || day > (last ?? first))) return false;
  if (from !== null && from === until) return minutes === from;
  return (from === null || minutes >= from) && (until === null || minutes < until);
}
