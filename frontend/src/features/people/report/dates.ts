import { accountZone } from '#frontend/lib/account-zone.ts';
import { write as writeDate } from '#frontend/lib/format.ts';
import type { Birth, Day } from '#shared/values/day.ts';

// Calendar days are the same everywhere: written in UTC, or March 1 would be February 28 in California.
const write = (day: Day, locale: string, options: Intl.DateTimeFormatOptions) =>
  writeDate(day, locale, { ...options, timeZone: 'UTC' });

/** Jul 2012; in Turkish, which seldom shortens months, Temmuz 2012; in Spanish, whose “mar” is also Tuesday, marzo de 2012 */
export const monthOf = (day: Day, locale: string) =>
  write(day, locale, { month: /^(tr|es)/.test(locale) ? 'long' : 'short', year: 'numeric' });

/** A month behind “since” or “until”: in Russian its genitive, as in a date, с мая 2022 года. */
export function monthFrom(day: Day, locale: string): string {
  if (!locale.startsWith('ru')) return monthOf(day, locale);
  return write(day, locale, { day: 'numeric', month: 'long', year: 'numeric' }).replace(/^\d+\s/, '') + ' года';
}

/** March 1985, or the year alone. */
export function birthText({ year, month }: Birth, locale: string): string {
  if (month === null) return write(`${year}-01-01`, locale, { year: 'numeric' });
  return write(`${year}-${String(month).padStart(2, '0')}-01`, locale, { month: 'long', year: 'numeric' });
}

/** The time of day by the clock of the account, with its zone: 3:26 PM EST. */
export const timeInZone = (moment: string, locale: string): string =>
  writeDate(moment, locale, { timeZone: accountZone(), hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
