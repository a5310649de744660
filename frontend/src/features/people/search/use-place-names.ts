import { useMemo } from 'react';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { Town } from '#shared/api/people.ts';
import { writeTown } from '#shared/places/write-town.ts';
import { stateName } from '#shared/values/us-states.ts';

/** Places as the language of the page names them. */
export function usePlaceNames() {
  const { locale } = useLanguage();
  return useMemo(() => {
    const regions = new Intl.DisplayNames(locale, { type: 'region' });
    const countryName = (country: string) => regions.of(country) ?? country;
    return {
      countryName,
      stateName: ({ state }: Pick<Town, 'state' | 'country'>) => (state ? stateName(state) : ''),
      cityName: (city: string) => city,
      /** With the state in full, and the country where it is not the US. */
      townName: ({ city, state, country }: Town) =>
        writeTown(
          { city, state: state && stateName(state), country: country === 'US' ? null : countryName(country) },
          locale,
        ),
      /** As short as an address has it: “Austin, TX”, “Leeds, United Kingdom”. */
      shortTown: ({ city, state, country }: Town) =>
        writeTown({ city, state, country: state ? null : countryName(country) }, locale),
    };
  }, [locale]);
}
