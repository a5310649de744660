import { useTranslation } from 'react-i18next';

type Ages = { age_from?: number | undefined; age_to?: number | undefined };
export type AgeWords = (ages: Ages) => string;

/** Ages in words: “Age 30 to 39”, “Age 90 and over”; nothing where both ends are open. */
export function useAgeWords(): AgeWords {
  const { t } = useTranslation('search', { keyPrefix: 'ages' });
  return ({ age_from: from, age_to: to }) => {
    if (from === undefined) return to === undefined ? '' : t('to', { to });
    return to === undefined ? t('from', { from }) : t('between', { from, to });
  };
}
