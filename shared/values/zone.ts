import { DAY, MINUTE } from '#shared/values/duration.ts';

/** What a clock on the wall shows: milliseconds since 1970 as if that clock stood in UTC. */
export type Wall = number;

/** Making a formatter takes longer than a hundred conversions. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const cached = formatters.get(zone);
  if (cached) return cached;
  const digits = '2-digit';
  const date = { year: 'numeric', month: digits, day: digits } as const;
  const time = { hour: digits, minute: digits, second: digits, hourCycle: 'h23' } as const;
  const made = new Intl.DateTimeFormat('en', { timeZone: zone, ...date, ...time });
  formatters.set(zone, made);
  return made;
}

/** Offsets change at full quarters of an hour, so that one is good for its quarter. */
const QUARTER = 15 * MINUTE;
const MOST_OFFSETS = 20_000;
const offsets = new Map<string, number>();

/** What the clock of a zone shows. @throws RangeError for a zone that does not exist */
export function wallOf(instant: number, zone: string): Wall {
  const quarter = Math.floor(instant / QUARTER) * QUARTER;
  const key = `${quarter} ${zone}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    offset = readWall(quarter, zone) - quarter;
    if (offsets.size >= MOST_OFFSETS) offsets.clear();
    offsets.set(key, offset);
  }
  return instant + offset;
}

function readWall(instant: number, zone: string): Wall {
  const fields: Record<string, number> = {};
  for (const { type, value } of formatterOf(zone).formatToParts(instant)) fields[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = fields;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day); // Date.UTC takes the year 14 for 1914
  return date.getTime() + ((hour * 60 + minute) * 60 + second) * 1000 + (((instant % 1000) + 1000) % 1000);
}

/** By how many milliseconds the clock of a zone is ahead of UTC. */
const offsetAt = (instant: number, zone: string): number => wallOf(instant, zone) - instant;

/** When the clock of a zone shows `wall`: the first time if it does twice, by the offset before a leap if it never does. */
export function instantOf(wall: Wall, zone: string): number {
  const [before, after] = [offsetAt(wall - DAY, zone), offsetAt(wall + DAY, zone)];
  const instants = [wall - before, wall - after].filter((instant) => wallOf(instant, zone) === wall);
  return instants.length ? Math.min(...instants) : wall - before;
}

/** The clock of a zone on one day. */
type ClockOfDay = {
  /** Whether it is put forward or back about then. */
  leaps: boolean;
  /** When the clock shows this many minutes past midnight: the first time if twice, undefined if never. */
  at: (minutes: number) => number | undefined;
};

export function clockOn(day: string, zone: string): ClockOfDay {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const offsets = [...new Set([midnight - DAY, midnight + 2 * DAY].map((near) => offsetAt(near, zone)))];
  const leaps = offsets.length > 1;
  const at = (minutes: number) => {
    const wallTime = midnight + minutes * MINUTE;
    const instants = offsets
      .map((offset) => wallTime - offset)
      .filter((instant) => !leaps || wallOf(instant, zone) === wallTime);
    return instants.length ? Math.min(...instants) : undefined;
  };
  return { leaps, at };
}

/** The day and the minutes past midnight that the clock of a zone shows. */
export function dayAndMinutesIn(zone: string, instant: number): { day: string; minutes: number } {
  const wall = wallOf(instant, zone);
  const day = new Date(wall).toISOString().slice(0, 10);
  return { day, minutes: Math.floor((wall - Date.parse(day)) / MINUTE) };
}

/** `09:30` in minutes past midnight. */
export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** `2026-11-23T10:30:00` */
export const isoOf = (wall: Wall): string => new Date(wall).toISOString().slice(0, 19);

/** `2026-11-23T10:30:00-06:00` */
export function isoIn(instant: number, zone: string): string {
  const offset = Math.round(offsetAt(instant, zone) / MINUTE);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return `${isoOf(wallOf(instant, zone))}${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`;
}

export function isZone(zone: string): boolean {
  try {
    return Boolean(formatterOf(zone));
  } catch {
    return false;
  }
}

/** The zone that a browser names, if it is known here. */
export const zoneOrUtc = (zone = ''): string => (isZone(zone) ? zone : 'UTC');
