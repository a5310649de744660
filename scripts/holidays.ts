import { writeFile } from 'node:fs/promises';

import Holidays from 'date-holidays';

import { countries, FIRST_YEAR, LAST_YEAR } from '#functions/calls/calendar/domain/holidays.ts';
import { dayIn, daysBefore } from '#shared/values/day.ts';
import { clockOn, minutesOf } from '#shared/values/zone.ts';

/** Working hours: a holiday counts on the days of which it takes these, and not on the eve or the morning after. */
const [FROM, UNTIL] = ['10:00', '17:00'].map(minutesOf) as [number, number];

/**
 * Writes the table of public holidays, `npm run holidays`. The library and its rules take 12 MB, and a call needs the dates of
 * one country: so the product has only the dates. Holidays of parts of a country, and those on which people work, are left out.
 */
const yearsOf = (country: string): Record<string, string> => {
  const holidays = new Holidays(country, { types: ['public'] });
  const [zone = 'UTC'] = holidays.getTimezones();
  const years: Record<string, string> = {};
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
    const days = new Set(holidays.getHolidays(year).flatMap(({ start, end }) => daysWithin(start, end, zone)));
    const ofYear = [...days].filter((day) => day.startsWith(String(year))).sort();
    years[year] = ofYear.map((day) => day.slice(5).replace('-', '')).join(' ');
  }
  return years;
};

function daysWithin(start: Date, end: Date, zone: string): string[] {
  const days: string[] = [];
  for (let day = dayIn(zone, start); day <= dayIn(zone, end); day = daysBefore(day, -1)) {
    const { at } = clockOn(day, zone);
    if ((at(FROM) ?? 0) >= start.getTime() && (at(UNTIL) ?? Infinity) <= end.getTime()) days.push(day);
  }
  return days;
}

const table = Object.fromEntries(countries.map((country) => [country, yearsOf(country)]));
await writeFile('functions/calls/calendar/domain/holidays.json', `${JSON.stringify(table, null, 2)}\n`);
