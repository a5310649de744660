import { writeUnit } from '#frontend/lib/unit.ts';
import { DAY, HOUR, MINUTE } from '#shared/values/duration.ts';

const units = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** The largest unit that fits, and how many of it; minutes at least. */
function inUnits(ms: number): [count: number, unit: 'day' | 'hour' | 'minute'] {
  const [unit, length] = units.find(([, each]) => Math.abs(ms) >= each) ?? units[2];
  return [Math.trunc(ms / length), unit];
}

/** How long ago a moment was, by the server’s clock: 3 hr. ago. */
export function agoOf(at: string, now: string, locale: string): string {
  const [count, unit] = inUnits(Date.parse(at) - Date.parse(now));
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }).format(Math.min(0, count), unit);
}

/** How much time is left: 3 hr. */
export function timeLeft(until: string, now: string, locale: string): string {
  const [count, unit] = inUnits(Math.max(0, Date.parse(until) - Date.parse(now)));
  return writeUnit(count, unit, locale, { unitDisplay: 'short' });
}
