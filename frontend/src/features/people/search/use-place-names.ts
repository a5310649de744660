import { useMemo } from 'react';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { Town } from '#shared/api/people.ts';
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
    };
  }, [locale]);
}
