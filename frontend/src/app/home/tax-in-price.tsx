import { Trans, useTranslation } from 'react-i18next';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import { taxRate } from '#frontend/lib/tax-rate.ts';
import type { TaxLine } from '#shared/values/tax.ts';

/** Which tax the price contains, or has been added to it. */
export function TaxInPrice({ of: tax }: { of: TaxLine }) {
  const { t } = useTranslation('home', { keyPrefix: 'price' });
  const { locale } = useLanguage();
  return (
    <Trans
      t={t}
      i18nKey={tax.inclusive ? 'taxIncluded' : 'taxAdded'}
      values={{ rate: taxRate(tax, locale) }}
      components={{ tax: <bdi /> }}
    />
  );
}
