import { isHoliday } from '#functions/calls/calendar/domain/holidays.ts';
import type { BusinessHours } from '#shared/api/calendar.ts';
import { type Day, daysBefore } from '#shared/values/day.ts';
import { dayAndMinutesIn, minutesOf } from '#shared/values/zone.ts';

/** Why nobody is there at the moment, and for an absence the day on which someone is again, if that is within a year. */
export type Closed = { why: 'away' | 'holiday' | 'hours'; back: Day | null };

/** Whether the owner took the day off. */
const isDayOff = ({ days_off }: BusinessHours, day: Day): boolean =>
  days_off.some(({ from, until }) => from <= day && day <= until);

const isClosedHoliday = ({ country, closed_on_holidays }: BusinessHours, day: Day): boolean =>
  closed_on_holidays && country !== null && isHoliday(country, day);

/** Whether no callback is offered on a day. */
const isAway = (hours: BusinessHours, day: Day): boolean => isDayOff(hours, day) || isClosedHoliday(hours, day);

/** Of so many days the ones on which no callback is offered. */
export const awayDays = (hours: BusinessHours, first: Day, count: number): ReadonlySet<Day> =>
  new Set(daysFrom(first, count).filter((day) => isAway(hours, day)));

/** The holidays of the next year on which it is closed, as the owner sees them. */
export const nextHolidays = ({ country }: BusinessHours, today: Day, most: number): Day[] =>
  country === null
    ? []
    : daysFrom(today, 365)
        .filter((day) => isHoliday(country, day))
        .slice(0, most);

/** Whether it is closed at a moment, by the owner’s clock; null while it is open. */
export function closedAt(hours: BusinessHours, zone: string, now: Date): Closed | null {
  const { day, minutes } = dayAndMinutesIn(zone, now.getTime());
  if (isDayOff(hours, day)) return { why: 'away', back: daysFrom(day, 366).find(opens(hours)) ?? null };
  if (isClosedHoliday(hours, day)) return { why: 'holiday', back: null };
  const isOpen = windowsOf(hours, day).some(
    ({ from, until }) => minutesOf(from) <= minutes && minutes < minutesOf(until),
  );
  return hours.is_on && !isOpen ? { why: 'hours', back: null } : null;
}

const opens =
  (hours: BusinessHours) =>
  (day: Day): boolean =>
    !isAway(hours, day) && (!hours.is_on || windowsOf(hours, day).length > 0);

const windowsOf = ({ windows }: BusinessHours, day: Day) =>
  windows[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? [];

const daysFrom = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, ahead) => daysBefore(first, -ahead));
