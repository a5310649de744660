import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** Leads back to all payments. */
export function AllPayments() {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  return (
    <LinkButton look="ghost" to={pathTo('payments', { language })}>
      {t('all')}
    </LinkButton>
  );
}
