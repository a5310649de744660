import { wallAt, type Wall } from '#functions/nlu/when/wall.ts';

const MINUTE = 60_000;
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

/** What the clock of `zone` shows at `instant`. */
export function wallOf(instant: number, zone: string): Wall {
  const shown: Record<string, number> = {};
  for (const { type, value } of clockOf(zone).formatToParts(instant)) shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  const milliseconds = ((instant % 1000) + 1000) % 1000;
  return wallAt(year, month, day) + ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds;
}

/** When the clock of `zone` shows `wall`: the first time if it does twice, by the clock as it was before a leap if never. */
export function instantOf(wall: Wall, zone: string): number {
  const DAY = 1440 * MINUTE;
  const offsets = [wall - DAY, wall + DAY].map((near) => wallOf(near, zone) - near);
  const [before = 0, after = 0] = offsets;
  const found = [wall - before, wall - after].filter((instant) => wallOf(instant, zone) === wall);
  return found.length ? Math.min(...found) : wall - before;
}

/** `2026-11-23T10:30:00-06:00` */
export function isoIn(instant: number, zone: string): string {
  const offset = Math.round((wallOf(instant, zone) - instant) / MINUTE);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return `${isoOf(wallOf(instant, zone))}${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`;
}

/** `2026-11-23T10:30:00` */
export const isoOf = (wall: Wall) => new Date(wall).toISOString().slice(0, 19);
