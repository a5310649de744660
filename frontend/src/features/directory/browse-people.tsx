import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Browse } from '#frontend/features/directory/browse.tsx';
import type { Crumb } from '#frontend/features/directory/directory-layout.tsx';
import { countryName } from '#frontend/lib/places/place-names.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { stateName } from '#shared/values/us-states.ts';
import { directory } from '#shared/api/directory.ts';

/** People by country, state and city. Places stand in the address as they are written; the server reads any spelling. */
export function BrowsePeople() {
  const { t } = useTranslation('directory');
  const { language, locale } = useLanguage();
  const { country, state, city } = useParams();
  const to = (place: { country?: string; state?: string; city?: string }) =>
    pathTo('directoryPeople', { language, ...place });
  const stateWord = (name: string) => (name === '-' ? t('noState') : country === 'US' ? stateName(name) : name);

  const crumbs: Crumb[] = [{ name: t('people.title'), to: to({}) }];
  if (country) crumbs.push({ name: countryName(country, locale), to: to({ country }) });
  if (country && state) crumbs.push({ name: stateWord(state), to: to({ country, state }) });
  if (country && state && city) crumbs.push({ name: city, to: to({ country, state, city }) });
  return (
    <Browse
      kind="people"
      of={directory.getPeople}
      place={{ ...(country && { country }), ...(state && { state }), ...(city && { city }) }}
      title={country ? t('inPlace', { place: crumbs.at(-1)!.name }) : t('people.title')}
      crumbs={crumbs}
      below={t(state ? 'cities' : country ? 'states' : 'countries')}
      nameOf={({ name }) => (state ? name : country ? stateWord(name) : countryName(name, locale))}
      pathOf={({ name }) =>
        country && state
          ? to({ country, state, city: name })
          : country
            ? to({ country, state: name })
            : to({ country: name })
      }
    />
  );
}
