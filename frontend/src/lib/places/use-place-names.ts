import { useMemo, useSyncExternalStore } from 'react';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import { cityName, countryName, formatTown, stateName } from '#frontend/lib/places/place-names.ts';
import { loadCount, onLoad } from '#frontend/lib/places/place-words.ts';
import type { Town } from '#shared/api/people/teaser.ts';

/** Places as the language of the page names them. Who calls this is shown again when their names have loaded. */
export function usePlaceNames() {
  const { locale } = useLanguage();
  const count = useSyncExternalStore(onLoad, loadCount, loadCount);
  return useMemo(
    () => ({
      countryName: (country: string) => countryName(country, locale),
      stateName: ({ state, country }: Pick<Town, 'state' | 'country'>) =>
        state ? stateName(state, country, locale) : '',
      /** Without a country, of those that are shown. */
      cityName: (city: string, country?: string) => cityName(city, country, locale),
      /** With the state in full, and the country where it is not the reader’s or the US. */
      townName: (town: Town) => formatTown(town, locale, { short: false }),
      /** As short as an address has it: “Austin, TX”, “Leeds, United Kingdom”. */
      shortTown: (town: Town) => formatTown(town, locale),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- what these functions say changes with each load
    [locale, count],
  );
}
