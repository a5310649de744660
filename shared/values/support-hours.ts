import { addDays, HOUR, MINUTE } from '#shared/values/duration.ts';
import { dayAndMinutesIn, instantOf, isoIn, minutesOf } from '#shared/values/zone.ts';

/** When support is there: the same hours every day, by the clocks of one zone. Midnight closes as `24:00`. */
export type SupportHours = { opens: string; closes: string; time_zone: string };

/** One day of support. */
export type Shift = { opens_at: string; closes_at: string };

function shiftOn(day: string, { opens, closes, time_zone }: SupportHours): Shift {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const at = (clock: string) => new Date(instantOf(midnight + minutesOf(clock) * MINUTE, time_zone)).toISOString();
  return { opens_at: at(opens), closes_at: at(closes) };
}

/** The present shift, or the next one, and those of the following days. */
export function shiftsFrom(hours: SupportHours, now: Date, days = 7): Shift[] {
  const { day: today } = dayAndMinutesIn(hours.time_zone, now.getTime());
  const dayAfter = (count: number) => addDays(`${today}T00:00:00Z`, count).toISOString().slice(0, 10);
  const shifts = Array.from({ length: days + 1 }, (_, i) => shiftOn(dayAfter(i), hours));
  return shifts.filter(({ closes_at }) => closes_at > now.toISOString()).slice(0, days);
}

/** Whether someone is there: the shift has begun. */
export const isOpen = ({ opens_at, closes_at }: Shift, now: Date): boolean =>
  opens_at <= now.toISOString() && now.toISOString() < closes_at;

/** Full hours for a callback: not within the next hour, and over before the shift ends. */
export function callbackTimes({ opens_at, closes_at }: Shift, now: Date): string[] {
  const begin = Date.parse(opens_at);
  const earliest = now.getTime() + HOUR;
  const count = Math.floor((Date.parse(closes_at) - begin) / HOUR);
  return Array.from({ length: count }, (_, i) => begin + i * HOUR)
    .filter((time) => time >= earliest)
    .map((time) => new Date(time).toISOString());
}

/** The days on which support can still call, by the calendar of a zone: a shift may end after its midnight. */
export function callbackDays(shifts: readonly Shift[], now: Date, zone: string): { day: string; times: string[] }[] {
  const days = new Map<string, string[]>();
  const clocks = new Set<string>();
  for (const time of shifts.flatMap((shift) => callbackTimes(shift, now))) {
    const clock = isoIn(Date.parse(time), zone).slice(0, 16);
    if (clocks.has(clock)) continue; // the hour that comes twice when the clocks go back means its first time
    clocks.add(clock);
    const day = clock.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return [...days].map(([day, times]) => ({ day, times }));
}
