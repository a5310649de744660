import { useTranslation } from 'react-i18next';

import type { TaxWords } from '#shared/values/tax-number.ts';

/** What tax numbers are called in the language of the page. */
export function useTaxWords(): TaxWords {
  const { t } = useTranslation('payments', { keyPrefix: 'details' });
  return { tax: t('taxId'), vat: t('kinds.vat'), jct: t('kinds.jct') };
}
