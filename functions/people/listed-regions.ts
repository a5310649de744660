import { NOTICE_COUNTRIES, REGULATED_COUNTRIES } from '#functions/people/domain/jurisdiction.ts';
import { environment, isDevServer } from '#functions/platform/environment.ts';

/**
 * The regulated countries whose residents are listed. The synthetic people of the dev server live everywhere. Elsewhere
 * a country of Article 14 stays closed even where it is named, because we send no such notices.
 */
export function listedRegions(): readonly string[] {
  const { SUBJECT_REGIONS: named } = environment();
  if (isDevServer()) return named ?? REGULATED_COUNTRIES;
  return (named ?? []).filter((country) => !NOTICE_COUNTRIES.includes(country));
}
