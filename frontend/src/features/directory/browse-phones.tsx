import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Browse } from '#frontend/features/directory/browse.tsx';
import type { Crumb } from '#frontend/features/directory/directory-layout.tsx';
import { areaWords } from '#frontend/features/directory/area-words.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { type AreaServed, directory } from '#shared/api/directory.ts';

/** People by the country and the area code of their numbers. */
export function BrowsePhones() {
  const { t } = useTranslation('directory');
  const { language, locale } = useLanguage();
  const names = usePlaceNames();
  const { countryName } = names;
  const { country, prefix } = useParams();
  const to = (place: { country?: string; prefix?: string }) => pathTo('directoryPhones', { language, ...place });

  function placesOf(serves: AreaServed | null): string {
    if (!serves || !country) return '';
    const { region, cities } = areaWords(serves, country, names, locale);
    return region && cities ? t('serves', { region, cities }) : (region ?? cities);
  }

  const crumbs: Crumb[] = [{ name: t('phones.title'), to: to({}) }];
  if (country) crumbs.push({ name: countryName(country), to: to({ country }) });
  if (country && prefix) crumbs.push({ name: t('ofPrefix', { prefix }), to: to({ country, prefix }) });
  return (
    <Browse
      kind="phones"
      of={directory.getPhones}
      place={{ ...(country && { country }), ...(prefix && { prefix }) }}
      title={country && !prefix ? t('phonesIn', { place: crumbs.at(-1)!.name }) : crumbs.at(-1)!.name}
      crumbs={crumbs}
      detailOf={({ serves }) => serves && <small>{placesOf(serves)}</small>}
      aboutOf={({ serves }) => placesOf(serves) || undefined}
      country={country}
      below={t(country ? 'prefixes' : 'countries')}
      nameOf={({ name }) => (country ? name : countryName(name))}
      pathOf={({ key }) => (country ? to({ country, prefix: key }) : to({ country: key }))}
    />
  );
}
