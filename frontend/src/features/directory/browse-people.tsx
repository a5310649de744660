import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Browse } from '#frontend/features/directory/browse.tsx';
import type { Crumb } from '#frontend/features/directory/directory-layout.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { regionWord } from '#frontend/lib/places/region-word.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import { directory, NO_COUNTRY } from '#shared/api/directory.ts';

/** The state code of people without a known state. */
const NO_STATE = '-';

/** People by country, state and city. Places stand in the address as they are written; the server reads any spelling. */
export function BrowsePeople() {
  const { t } = useTranslation('directory');
  const { language } = useLanguage();
  const { countryName, stateName, cityName } = usePlaceNames();
  const { country, state, city } = useParams();
  const to = (place: { country?: string; state?: string; city?: string }) =>
    pathTo('directoryPeople', { language, ...place });
  const regions = regionWord(country);
  const noRegion = t(regions === 'states' ? 'noState' : 'noRegion');
  const stateWord = (state: string) => (state === NO_STATE || !country ? noRegion : stateName({ state, country }));
  const countryWord = (country: string) => (country === NO_COUNTRY ? t('noPlace') : countryName(country));

  const crumbs: Crumb[] = [{ name: t('people.title'), to: to({}) }];
  if (country) crumbs.push({ name: countryWord(country), to: to({ country }) });
  if (country && country !== NO_COUNTRY && state) crumbs.push({ name: stateWord(state), to: to({ country, state }) });
  if (country && state && city) crumbs.push({ name: cityName(city, country), to: to({ country, state, city }) });
  return (
    <Browse
      kind="people"
      of={directory.getPeople}
      place={{ ...(country && { country }), ...(state && { state }), ...(city && { city }) }}
      title={country ? t('inPlace', { place: crumbs.at(-1)!.name }) : t('people.title')}
      crumbs={crumbs}
      below={t(state ? 'cities' : country ? regions : 'countries')}
      nameOf={({ name }) => (state ? cityName(name, country) : country ? stateWord(name) : countryWord(name))}
      isLast={({ key }) => key === NO_COUNTRY || key === NO_STATE}
      country={country}
      pathOf={({ name }) =>
        country && state
          ? to({ country, state, city: name })
          : country
            ? to({ country, state: name })
            : to(name === NO_COUNTRY ? { country: name, state: NO_STATE } : { country: name })
      }
    />
  );
}
