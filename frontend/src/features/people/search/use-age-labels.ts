import { useTranslation } from 'react-i18next';

import type { Ages } from '#frontend/features/people/search/ages.ts';

/** Ages in words: “Age 30 to 39”, “Age 90 and over”. */
export function useAgeLabels(): (ages: Partial<Ages>) => string {
  const { t } = useTranslation('people', { keyPrefix: 'filters' });
  return ({ age_from: from, age_to: to }) => {
    if (from === undefined) return t('agesTo', { to: to ?? '' });
    return to === undefined ? t('agesFrom', { from }) : t('ages', { from, to });
  };
}
