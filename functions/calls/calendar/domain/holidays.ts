import table from '#functions/calls/calendar/domain/holidays.json' with { type: 'json' };
import type { Day } from '#shared/values/day.ts';

/** The countries whose public holidays are known, and the years. `npm run holidays` writes the table. */
export const countries = [
  ...['US', 'CA', 'MX', 'BR', 'AR', 'CL', 'CO', 'PE', 'UY', 'EC', 'ES', 'PT', 'FR', 'BE', 'LU', 'CH', 'DE', 'AT', 'IT'],
  ...['NL', 'GB', 'IE', 'DK', 'NO', 'SE', 'FI', 'PL', 'CZ', 'HU', 'RO', 'BG', 'GR', 'TR', 'RU', 'UA', 'KZ', 'JP', 'KR'],
  ...['SG', 'AU', 'NZ', 'ZA', 'AE', 'SA', 'EG', 'MA', 'TN', 'DZ'],
] as const;
export const [FIRST_YEAR, LAST_YEAR] = [2026, 2035];

const dates: Partial<Record<string, Partial<Record<string, string>>>> = table;
const cache = new Map<string, ReadonlySet<string>>();

/** Whether a day is a public holiday in all of a country. Beyond the years of the table none is. */
export function isHoliday(country: string, day: Day): boolean {
  const [year = '', month = '', date = ''] = day.split('-');
  const key = `${country} ${year}`;
  const known = cache.get(key) ?? new Set(dates[country]?.[year]?.split(' ') ?? []);
  cache.set(key, known);
  return known.has(month + date);
}
