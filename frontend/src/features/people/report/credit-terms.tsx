import { useTranslation } from 'react-i18next';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import { writeUnit } from '#frontend/lib/unit.ts';
import { figures } from '#shared/values/figures.ts';

/** What a credit is: what it opens, for how long, and when it comes back. */
export function CreditTerms() {
  const { t } = useTranslation('report', { keyPrefix: 'open' });
  const { locale } = useLanguage();
  return t('lead', { time: writeUnit(figures.openHours, 'hour', locale), days: figures.reopenDays });
}
