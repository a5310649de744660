import { useTranslation } from 'react-i18next';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import { taxRate } from '#frontend/lib/tax-rate.ts';
import type { TaxLine } from '#shared/values/tax.ts';

/** Which tax the price contains, or has been added to it. */
export function TaxInPrice({ of: tax }: { of: TaxLine }) {
  const { t } = useTranslation('home', { keyPrefix: 'price' });
  const { locale } = useLanguage();
  const rate = `\u2068${taxRate(tax, locale)}\u2069`;
  return tax.inclusive ? t('taxIncluded', { rate }) : t('taxAdded', { rate });
}
