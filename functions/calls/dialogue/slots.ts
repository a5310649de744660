import { isoOf, wallOf } from '#shared/values/zone.ts';
import type { Precision } from '#shared/values/call.ts';
import { HOUR, MINUTE } from '#shared/values/duration.ts';

/** The half-day of a moment in the owner’s zone. */
const halfDayOf = (at: string, zone: string) => {
  const wall = isoOf(wallOf(Date.parse(at), zone));
  return `${wall.slice(0, 10)} ${Number(wall.slice(11, 13)) < 12 ? 'am' : 'pm'}`;
};

const dayOf = (at: string, zone: string) => halfDayOf(at, zone).slice(0, 10);
const apart = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other));

/** The valid future slots, earliest first, without duplicates. */
export const stillFree = (free: readonly string[], at: Date): string[] =>
  [...new Set(free.map((slot) => Date.parse(slot)).filter((slot) => slot > at.getTime()))]
    .sort((one, other) => one - other)
    .map((slot) => new Date(slot).toISOString());

/** Up to two slots to choose from, at least an hour apart, on different half-days if possible. */
export function choiceOf(free: readonly string[], zone: string): string[] {
  const [first, ...rest] = free;
  if (!first) return [];
  const later = rest.filter((slot) => apart(slot, first) >= HOUR);
  const second = later.find((slot) => halfDayOf(slot, zone) !== halfDayOf(first, zone)) ?? later[0];
  return second ? [first, second] : [first];
}

/** The free slot nearest to the wish. Too early is worse than too late. */
export function nearestTo(requested: string, free: readonly string[]): string | undefined {
  const distance = (slot: string) => (Date.parse(slot) < Date.parse(requested) ? 4 : 1) * apart(slot, requested);
  return free.reduce<string | undefined>(
    (best, slot) => (best === undefined || distance(slot) < distance(best) ? slot : best),
    undefined,
  );
}

/** Whether a slot matches the request, at the precision of the request. */
export function matches(slot: string, requested: { at: string; precision: Precision }, zone: string): boolean {
  if (requested.precision === 'minute' || requested.precision === 'hour') return apart(slot, requested.at) < MINUTE;
  return Date.parse(slot) >= Date.parse(requested.at) && dayOf(slot, zone) === dayOf(requested.at, zone);
}
