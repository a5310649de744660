import type { BusinessHours } from '#shared/api/calendar.ts';

type Days = BusinessHours['days_off'][number];

/** Days off in their order; those that overlap are one. */
export function mergeDays(all: readonly Days[]): Days[] {
  const merged: Days[] = [];
  for (const each of all.toSorted((one, other) => one.from.localeCompare(other.from))) {
    const last = merged.at(-1);
    if (last && each.from <= last.until) last.until = each.until > last.until ? each.until : last.until;
    else merged.push({ ...each });
  }
  return merged;
}
