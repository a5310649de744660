import { countries } from '#functions/calls/calendar/domain/holidays.ts';
import type { BusinessHours } from '#shared/api/calendar.ts';
import type { FieldErrors } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';
import { daysBefore } from '#shared/values/day.ts';
import { areFaulty } from '#shared/values/week.ts';

/** Callers hear when an absence ends: within a year they are told a date. */
const LONGEST_DAYS = 366;

/** What is wrong with hours: windows or days off that overlap or end before they begin, an absence of years, a country that is not known. */
export function faultyHours({ windows, days_off, country }: Partial<BusinessHours>): FieldErrors | undefined {
  const fields: FieldErrors = {};
  windows?.forEach((day, at) => areFaulty(day) && (fields[`windows.${at}`] = [messages.hours]));
  days_off?.forEach((each, at) => {
    const { from, until } = each;
    const overlaps = days_off.slice(0, at).some((other) => from <= other.until && other.from <= until);
    if (until < from || overlaps) fields[`days_off.${at}.until`] = [messages.days];
    else if (until >= daysBefore(from, -LONGEST_DAYS)) fields[`days_off.${at}.until`] = [messages['days.long']];
  });
  if (country && !countries.some((known) => known === country)) fields.country = [messages.invalid];
  return Object.keys(fields).length ? fields : undefined;
}
