import { isoOf, wallOf } from '#functions/nlu/when/zone.ts';
import type { Precision } from '#shared/values/call.ts';

const HOUR = 3_600_000;

/** The half-day of the owner’s clock that a moment lies in. */
const halfDayOf = (at: string, zone: string) => {
  const wall = isoOf(wallOf(Date.parse(at), zone));
  return `${wall.slice(0, 10)} ${Number(wall.slice(11, 13)) < 12 ? 'am' : 'pm'}`;
};

const dayOf = (at: string, zone: string) => halfDayOf(at, zone).slice(0, 10);
const apart = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other));

/** Those that can be read and are still to come, earliest first, each once. */
export const stillFree = (free: readonly string[], at: Date): string[] =>
  [...new Set(free.map((slot) => Date.parse(slot)).filter((slot) => slot > at.getTime()))]
    .sort((one, other) => one - other)
    .map((slot) => new Date(slot).toISOString());

/** Two to choose from, an hour apart or more, on different half-days where there are; fewer where there are no two. */
export function choiceOf(free: readonly string[], zone: string): string[] {
  const [first, ...rest] = free;
  if (!first) return [];
  const later = rest.filter((slot) => apart(slot, first) >= HOUR);
  const second = later.find((slot) => halfDayOf(slot, zone) !== halfDayOf(first, zone)) ?? later[0];
  return second ? [first, second] : [first];
}

/** The free time that comes nearest to what was asked for. Too early disappoints more than too late. */
export function nearestTo(wanted: string, free: readonly string[]): string | undefined {
  const distance = (slot: string) => (Date.parse(slot) < Date.parse(wanted) ? 4 : 1) * apart(slot, wanted);
  return free.reduce<string | undefined>(
    (best, slot) => (best === undefined || distance(slot) < distance(best) ? slot : best),
    undefined,
  );
}

/** Whether a slot is what was asked for, as exactly as it was said. */
export function matches(slot: string, wanted: { at: string; precision: Precision }, zone: string): boolean {
  if (wanted.precision === 'minute' || wanted.precision === 'hour') return apart(slot, wanted.at) < 60_000;
  return Date.parse(slot) >= Date.parse(wanted.at) && dayOf(slot, zone) === dayOf(wanted.at, zone);
}
