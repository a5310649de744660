import type { Day } from '#shared/values/day.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** To make one takes longer than all else about a day. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const digits = '2-digit';
  const date = { year: 'numeric', month: digits, day: digits } as const;
  const time = { hour: digits, minute: digits, second: digits, hourCycle: 'h23' } as const;
  const made = new Intl.DateTimeFormat('en', { timeZone: zone, ...date, ...time });
  clocks.set(zone, made);
  return made;
}

/** By how much the clock of `zone` is ahead of UTC at `instant`. */
function offsetAt(instant: number, zone: string): number {
  const shown: Record<string, number> = {};
  for (const { type, value } of clockOf(zone).formatToParts(instant)) shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant;
}

export type ClockOfDay = {
  /** Whether the clock is put forward or back about then. */
  leaps: boolean;
  /** When it shows so many minutes past midnight: the first time where it does twice, undefined where it never does. */
  at: (minutes: number) => number | undefined;
};

/** The clock of `zone` on a day. */
export function clockOn(day: Day, zone: string): ClockOfDay {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const offsets = [...new Set([midnight - DAY, midnight + 2 * DAY].map((near) => offsetAt(near, zone)))];
  const leaps = offsets.length > 1;
  const at = (minutes: number) => {
    const shown = midnight + minutes * MINUTE;
    const found = offsets.map((offset) => shown - offset).filter((instant) => !leaps || instant + offsetAt(instant, zone) === shown); // prettier-ignore
    return found.length ? Math.min(...found) : undefined;
  };
  return { leaps, at };
}

/** The day and the minutes past midnight that the clock of `zone` shows. */
export function wallIn(zone: string, instant: number): { day: Day; minutes: number } {
  const wall = instant + offsetAt(instant, zone);
  const day = new Date(wall).toISOString().slice(0, 10);
  return { day, minutes: Math.floor((wall - Date.parse(day)) / MINUTE) };
}

/** `09:30` in minutes past midnight. */
export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
