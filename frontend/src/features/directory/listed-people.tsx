import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import type { AgeBand, DirectoryEntry } from '#shared/api/directory.ts';

/** The people of a page: name, age band and city, linked to their teaser. */
export function ListedPeople({ people, country }: { people: DirectoryEntry[]; country?: string | undefined }) {
  const { t } = useTranslation('directory');
  const { language } = useLanguage();
  const { cityName } = usePlaceNames();
  const ageBand = (band: AgeBand) => {
    const [from = '', to] = band.split(/[-+]/);
    if (!to) return t('band.over', { from });
    // Japanese has a word for a decade of life.
    return language === 'ja' && from.endsWith('0') ? `${from}代` : t('band.range', { from, to });
  };
  return (
    <ul className="dir dir--2">
      {people.map(({ person_id, full_name, age_band, city, is_office }) => (
        <li key={person_id}>
          <Link to={pathTo('report', { language, person_id })}>
            <bdi>{full_name}</bdi>
          </Link>
          {age_band && (
            <span className="num small">
              <span className="vh">{t('age')} </span>
              {ageBand(age_band)}
            </span>
          )}
          {city && (
            <small>
              {is_office && `${t('office')} `}
              <bdi>{cityName(city, country)}</bdi>
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}
