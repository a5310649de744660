import * as z from 'zod';

import { DAY, HOUR } from '#shared/values/duration.ts';

/** Who books by a call. Contacts, people with a rule and people called back by the owner are no strangers. An empty number is withheld. */
export const Booker = z.object({ number: z.string(), isStranger: z.boolean() });
export type Booker = z.infer<typeof Booker>;

/** A booking that is still to come: who made it by a call, and when. */
export type Booked = { booker: Booker | null; made_at: string };

/**
 * How many callbacks callers may book, so that no crowd of strangers closes an owner’s days. The figures are also in
 * docs/limits.md.
 */
export const bookingLimits = {
  /** Of one number, still to come; those without a number count as one. */
  number: 2,
  /** By strangers of one network, in an hour: numbers that differ in their last four digits only. */
  networkAnHour: 3,
  /** By all strangers, in an hour and in a day; in an hour up to the higher figure while twice as many times stay free. */
  strangersAnHour: 6,
  strangersAnHourAtMost: 12,
  strangersADay: 16,
};

/** How many strangers may book within an hour while so many times are free. */
const mostAnHour = (free: number): number =>
  Math.min(bookingLimits.strangersAnHourAtMost, Math.max(bookingLimits.strangersAnHour, Math.floor(free / 2)));

const SUBSCRIBER_DIGITS = 4;
const networkOf = (number: string) => number.slice(0, -SUBSCRIBER_DIGITS);

/** Whether a caller may book one more callback, while so many times are free. */
export function mayBook(
  { number, isStranger }: Booker,
  booked: readonly Booked[],
  now: Date,
  free: number = 0,
): boolean {
  const byCallers = booked.flatMap(({ booker, made_at }) => (booker ? [{ ...booker, made_at }] : []));
  const since = (ms: number) => (each: { made_at: string }) => now.getTime() - Date.parse(each.made_at) < ms;
  if (number && byCallers.filter((each) => each.number === number).length >= bookingLimits.number) return false;
  if (!isStranger) return true;
  const strangers = byCallers.filter((each) => each.isStranger);
  const lately = strangers.filter(since(HOUR));
  return (
    lately.filter((each) => networkOf(each.number) === networkOf(number)).length < bookingLimits.networkAnHour &&
    lately.length < mostAnHour(free) &&
    strangers.filter(since(DAY)).length < bookingLimits.strangersADay
  );
}
