import { dayAndMinutesIn, isoOf, wallOf } from '#shared/values/zone.ts';
import { HOUR } from '#shared/values/duration.ts';

/** The half-day of a moment on the clock of a zone. */
const halfDayOf = (at: string, zone: string) => {
  const wall = isoOf(wallOf(Date.parse(at), zone));
  return `${wall.slice(0, 10)} ${Number(wall.slice(11, 13)) < 12 ? 'am' : 'pm'}`;
};

const apart = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other));

/** The valid slots after a moment, earliest first, without duplicates. */
export const stillFree = (free: readonly string[], after: Date): string[] =>
  [...new Set(free.map((slot) => Date.parse(slot)).filter((slot) => slot > after.getTime()))]
    .sort((one, other) => one - other)
    .map((slot) => new Date(slot).toISOString());

/** When people are up, and when most still are. */
const waking = [
  { from: 8 * 60, until: 21 * 60 + 30 },
  { from: 7 * 60, until: 22 * 60 + 30 },
];

/** The slots at which it is day on the clock of a zone, else those nearest to it; all of them where there is none. */
export function whileAwake(free: readonly string[], zone: string): string[] {
  const minutes = free.map((at) => dayAndMinutesIn(zone, Date.parse(at)).minutes);
  const slots = waking.map(({ from, until }) => free.filter((_, i) => minutes[i]! >= from && minutes[i]! < until));
  return slots.find((some) => some.length) ?? [...free];
}

/** Up to two slots to choose from, at least an hour apart, on different half-days if possible. */
export function choiceOf(free: readonly string[], zone: string): string[] {
  const [first, ...rest] = free;
  if (!first) return [];
  const later = rest.filter((slot) => apart(slot, first) >= HOUR);
  const second = later.find((slot) => halfDayOf(slot, zone) !== halfDayOf(first, zone)) ?? later[0];
  return second ? [first, second] : [first];
}
