import { useTranslation } from 'react-i18next';

import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import type { MaskedListing } from '#shared/api/removal.ts';

/** What tells a record from others: the masked name, an age, a place. */
export function ListingText({ listing: { masked_name, age, area, places } }: { listing: MaskedListing }) {
  const { t } = useTranslation('removal', { keyPrefix: 'pick' });
  const { townName } = usePlaceNames();
  const place = area && townName(area);
  const details = [
    age !== null && t('age', { age }),
    place && t('place', { place: `\u2068${place}\u2069` }), // a name of its own direction
    places > 0 && t('places', { count: places }),
  ].filter((detail): detail is string => Boolean(detail));
  return (
    <span>
      <b>
        <bdi>{masked_name}</bdi>
      </b>
      <br />
      <span className="small muted">{details.join(t('comma'))}</span>
    </span>
  );
}
