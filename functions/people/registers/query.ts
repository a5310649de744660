import { countriesOf, placeOf } from '#functions/people/domain/jurisdiction.ts';
import { MOST_NAMES, type RegisterQuery } from '#functions/providers/registers/port.ts';
import type { Report } from '#shared/api/people/report.ts';

/**
 * The person to look up in registers, from the report as its reader sees it; undefined without a full name or a country.
 * Disputed and uncertain names are not asked about.
 */
export function registerQueryOf(report: Report): RegisterQuery | undefined {
  const names = report.names
    .filter(({ kind, confidence, disputed }) => kind !== 'also' && confidence > 2 && !disputed)
    .flatMap(({ first_name, middle_name, last_name }) =>
      first_name && last_name ? [{ first_name, middle_name, last_name }] : [],
    )
    .slice(0, MOST_NAMES);
  const [country] = countriesOf(report);
  if (!names.length || !country) return undefined;
  const { birth_date: birth } = report;
  return {
    names,
    birth: birth && !birth.disputed && birth.confidence > 2 ? { year: birth.year, month: birth.month } : null,
    country,
    state: placeOf(report)?.state ?? null,
  };
}
