import { bearsName } from '#functions/people/registers/same-name.ts';
import type { FoundEntry, RegisterQuery } from '#functions/providers/registers/port.ts';
import type { RegisterEntry } from '#shared/values/register.ts';

/** The entries under the names of the person, without the other people that they name. */
export const namesakesIn = ({ names }: RegisterQuery, found: readonly FoundEntry[]): FoundEntry[] =>
  found.flatMap((entry) => {
    const same = entry.names.filter((each) => names.some((name) => bearsName(each, name)));
    return same.length ? [{ ...entry, names: [...new Set(same)] }] : [];
  });

type Life = { death: { year: number } | null };

/**
 * The entries that may be about a person, latest first: of the same name, without a contradicting date of birth, and from
 * when the person was of age and alive.
 */
export function entriesAbout(
  query: RegisterQuery,
  { death }: Life,
  found: readonly FoundEntry[],
  source: string,
): RegisterEntry[] {
  const { birth } = query;
  return namesakesIn(query, found)
    .flatMap(({ names: _, births, ...entry }): RegisterEntry[] => {
      const match = matchOf(birth, births);
      if (!match) return [];
      const year = entry.date && Number(entry.date.slice(0, 4));
      if (year && ((birth && year < birth.year + OF_AGE) || (death && year > death.year))) return [];
      return [{ ...entry, match, source }];
    })
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
}

const OF_AGE = 18;

type Birth = RegisterQuery['birth'];

/** What agrees; undefined where the register has other dates of birth only. The year alone agrees for too many. */
function matchOf(birth: Birth, births: FoundEntry['births']): RegisterEntry['match'] | undefined {
  if (!birth || !births.length) return 'name';
  if (births.some(({ year, month }) => year === birth.year && month !== null && month === birth.month))
    return 'name-and-birth';
  const agrees = ({ year, month }: FoundEntry['births'][number]) =>
    year === birth.year && (month === null || birth.month === null);
  return births.some(agrees) ? 'name' : undefined;
}
