import { useTranslation } from 'react-i18next';

import type { ErrorCode } from '#shared/errors/catalogue.ts';

/** What errors are called where a card is only saved: there is no payment that could fail, and nothing is charged. */
export function useUnsavedWords(): Partial<Record<ErrorCode, string>> {
  const { t } = useTranslation('checkout', { keyPrefix: 'fault.notSaved' });
  return {
    'billing.card-authentication': t('billing.card-authentication'),
    'billing.not-completed': t('billing.not-completed'),
  };
}
