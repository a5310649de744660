import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

import { storedRequest } from '#frontend/features/people/search/query.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import type { SearchResults } from '#shared/api/people/search-results.ts';

type Props = {
  search: SearchResults;
  /** The country asked for, where nobody is in it. */
  nobodyIn?: string | undefined;
};

/** “Nobody in Chicago · 12 elsewhere · 3 with no known place”: how the people found fit the place and the age asked for. */
export function AskedCounts({ search, nobodyIn }: Props) {
  const { t } = useTranslation('people', { keyPrefix: 'results.asked' });
  const { townName, countryName } = usePlaceNames();
  const { place_counts, age_counts } = search;
  const { city = null, state = null, country = 'US' } = storedRequest(search) ?? {};
  const place = city || state ? townName({ city, state, country }) : t('thePlace');
  const region = state ? townName({ city: null, state, country }) : t('theRegion');
  const lines = [
    nobodyIn !== undefined && [t('there', { count: 0, place: countryName(nobodyIn) }), t('anywhere')],
    place_counts &&
      place_counts.office + place_counts.elsewhere + place_counts.unknown > 0 && [
        // An office for the state may well be one for the town: then not nobody is there.
        place_counts.there === 0 && place_counts.office > 0
          ? t('noAddress', { place })
          : t('there', { count: place_counts.there, place }),
        place_counts.office > 0 && t('office', { count: place_counts.office, place: region }),
        place_counts.elsewhere > 0 && t('elsewhere', { count: place_counts.elsewhere }),
        place_counts.unknown > 0 && t('placeUnknown', { count: place_counts.unknown }),
      ],
    age_counts &&
      age_counts.unknown > 0 && [
        t('ofAge', { count: age_counts.of_age }),
        t('ageUnknown', { count: age_counts.unknown }),
      ],
  ].filter((line) => line !== null && line !== false);
  if (!lines.length) return null;
  return (
    <div className="results__asked">
      {lines.map((parts, i) => (
        <p key={i}>
          {parts.filter(Boolean).map((part, nth, { length }) => (
            <Fragment key={nth}>
              {nth > 0 && ' '}
              <span>
                <bdi>{part}</bdi>
                {nth < length - 1 && '\u00A0·'}
              </span>
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}
