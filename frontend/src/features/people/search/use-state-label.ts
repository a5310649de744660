import { useTranslation } from 'react-i18next';

import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import type { Town } from '#shared/api/people/teaser.ts';

/** A state among filters of states and cities: “Washington State”, as a city is called Washington too. */
export function useStateLabel(): (place: Pick<Town, 'state' | 'country'>) => string {
  const { t } = useTranslation('people', { keyPrefix: 'filters' });
  const { stateName } = usePlaceNames();
  return (place) => (place.country === 'US' && place.state === 'WA' ? t('washington') : stateName(place));
}
