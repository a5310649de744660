import * as z from 'zod';

import { isoOf, wallOf } from '#shared/values/zone.ts';
import { addDays } from '#shared/values/duration.ts';

/** A calendar day, 2026-03-01. It is that day everywhere, in every time zone. */
export const Day = z.iso.date();
export type Day = z.infer<typeof Day>;

/** Month and year of birth. The day is never stored. */
export const Birth = z.strictObject({
  year: z.number().int().min(1600).max(2200),
  month: z.number().int().min(1).max(12).nullable(),
});
export type Birth = z.infer<typeof Birth>;

/** Past this, a birth date without a death date says nothing about a living person's age. */
const OLDEST = 115;

/**
 * Full years since birth, in the month of the birthday already counted; null where that is no age of a living person.
 * Where only the year is known, the younger of the two possible ages.
 */
export function ageOn(now: Date, { year, month }: Birth): number | null {
  const had = month !== null && now.getUTCMonth() + 1 >= month;
  const age = now.getUTCFullYear() - year - (had ? 0 : 1);
  return age >= 0 && age <= OLDEST ? age : null;
}

/** The day that a moment falls on by the clocks of a zone. */
export const dayIn = (timeZone: string, moment: Date): Day => isoOf(wallOf(moment.getTime(), timeZone)).slice(0, 10);

export const daysBefore = (day: Day, days: number): Day => dayOf(addDays(`${day}T00:00:00Z`, -days));

export const dayOf = (moment: Date): Day => moment.toISOString().slice(0, 10);

/** The month of birth, counted from the year 0; where only the year is known, its last. */
const monthOf = ({ year, month }: Birth) => year * 12 + (month ?? 12) - 1;

/**
 * People under 18 are never shown. Who has no day of birth is an adult from the first day of the month after the 18th
 * birthday on. Without a birth date, `mayBeMinor` asks the family first.
 */
export const isAdult = (now: Date, birth: Birth | null): boolean =>
  birth === null || now.getUTCFullYear() * 12 + now.getUTCMonth() - monthOf(birth) > 18 * 12;
