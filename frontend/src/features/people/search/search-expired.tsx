import { useTranslation } from 'react-i18next';

import { EmptyState } from '#frontend/components/empty-state.tsx';
import { ChangeSearch } from '#frontend/features/people/search/change-search.tsx';

/** The search has expired, belongs to another browser or account, or never existed: the API does not say which. */
export function SearchExpired() {
  const { t } = useTranslation('people', { keyPrefix: 'ended' });
  return (
    <EmptyState title={t('title')} lead={t('lead')}>
      <ChangeSearch look="solid" change>
        {t('again')}
      </ChangeSearch>
    </EmptyState>
  );
}
