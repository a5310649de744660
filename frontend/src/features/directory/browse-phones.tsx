import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Browse } from '#frontend/features/directory/browse.tsx';
import type { Crumb } from '#frontend/features/directory/directory-layout.tsx';
import { countryName } from '#frontend/lib/places/place-names.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { directory } from '#shared/api/directory.ts';

/** People by the country and the area code of their numbers. */
export function BrowsePhones() {
  const { t } = useTranslation('directory');
  const { language, locale } = useLanguage();
  const { country, prefix } = useParams();
  const to = (place: { country?: string; prefix?: string }) => pathTo('directoryPhones', { language, ...place });

  const crumbs: Crumb[] = [{ name: t('phones.title'), to: to({}) }];
  if (country) crumbs.push({ name: countryName(country, locale), to: to({ country }) });
  if (country && prefix) crumbs.push({ name: t('ofPrefix', { prefix }), to: to({ country, prefix }) });
  return (
    <Browse
      kind="phones"
      of={directory.getPhones}
      place={{ ...(country && { country }), ...(prefix && { prefix }) }}
      title={crumbs.at(-1)!.name}
      crumbs={crumbs}
      below={t(country ? 'prefixes' : 'countries')}
      nameOf={({ name }) => (country ? name : countryName(name, locale))}
      pathOf={({ key }) => (country ? to({ country, prefix: key }) : to({ country: key }))}
    />
  );
}
