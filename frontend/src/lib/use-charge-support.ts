import { useTranslation } from 'react-i18next';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { Charge } from '#shared/values/membership.ts';
import { paths } from '#shared/values/pages.ts';

/** Leads to support with the form about a charge, which is named there. Its name is no part of the address. */
export function useChargeSupport() {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  return ({ period, receipt_number, state }: Pick<Charge, 'period' | 'receipt_number' | 'state'>) => ({
    to: `${paths.contact.replace(':language', language)}?topic=charge-or-refund${state === 'refund_failed' ? '&refund=failed' : ''}`,
    state: { reason: [t('month', { period }), receipt_number].filter(Boolean).join(' · ') },
  });
}
