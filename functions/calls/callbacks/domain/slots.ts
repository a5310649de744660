import { clockOn, minutesOf, dayAndMinutesIn } from '#shared/values/zone.ts';
import type { AssistantSettings } from '#shared/api/assistant.ts';
import { type Day, daysBefore } from '#shared/values/day.ts';
import { MINUTE } from '#shared/values/duration.ts';

/** When an owner calls back. */
export type Hours = Pick<
  AssistantSettings,
  'time_zone' | 'windows' | 'slot_minutes' | 'buffer_minutes' | 'notice_minutes' | 'most_a_day'
>;
/** A booked time, or a busy one of the owner’s own calendar. */
export type BusyTime = { starts_at: string; ends_at: string };
/** When the owner does not call back, whatever their hours say. */
export type Away = { busy: readonly BusyTime[]; days: ReadonlySet<Day> };
export const neverAway: Away = { busy: [], days: new Set() };

/** Callbacks are offered for so many days. */
export const DAYS_AHEAD = 14;

/** The beginnings of all free slots of the next fourteen days, earliest first. */
export function freeSlots(hours: Hours, taken: readonly BusyTime[], now: Date, away: Away = neverAway): string[] {
  const today = dayAndMinutesIn(hours.time_zone, now.getTime()).day;
  const daysTaken = taken.map(({ starts_at }) => dayAndMinutesIn(hours.time_zone, Date.parse(starts_at)).day);
  const blocked = [...taken, ...away.busy];
  const earliest = now.getTime() + hours.notice_minutes * MINUTE;
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => daysBefore(today, -ahead)).flatMap((day) => {
    if (away.days.has(day)) return [];
    if (daysTaken.filter((each) => each === day).length >= hours.most_a_day) return [];
    return slotsOn(day, hours)
      .filter((start) => start >= earliest && blocked.every((each) => isApart(start, each, hours)))
      .map((start) => new Date(start).toISOString());
  });
}

/** The beginnings of the slots of a day, one after another within each window, on the owner’s clock. */
function slotsOn(day: Day, { time_zone, windows, slot_minutes }: Hours): number[] {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const clock = clockOn(day, time_zone);
  return (windows[weekday] ?? []).flatMap(({ from, until }) => {
    const [first, end] = [minutesOf(from), minutesOf(until)];
    // Where the clock leaps within a slot, it ends later than its beginning makes it look.
    const endsBy = (finish: number) => dayAndMinutesIn(time_zone, finish - 1).minutes < end;
    const starts: number[] = [];
    for (let at = first; at + slot_minutes <= end; at += slot_minutes) {
      const start = clock.at(at);
      if (start !== undefined && (!clock.leaps || endsBy(start + slot_minutes * MINUTE))) starts.push(start);
    }
    return starts;
  });
}

/** Whether a slot that begins then leaves others alone, and the pause that the owner wants between two. */
function isApart(start: number, { starts_at, ends_at }: BusyTime, { slot_minutes, buffer_minutes }: Hours): boolean {
  const end = start + slot_minutes * MINUTE;
  const pause = buffer_minutes * MINUTE;
  return end + pause <= Date.parse(starts_at) || Date.parse(ends_at) + pause <= start;
}

/** The same times by the days of another zone. */
export function byDay(free: readonly string[], zone: string): { date: Day; times: string[] }[] {
  const days = Map.groupBy(free, (at) => dayAndMinutesIn(zone, Date.parse(at)).day);
  return [...days].map(([date, times]) => ({ date, times }));
}
