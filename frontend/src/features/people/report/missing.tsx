import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { EmptyState } from '#frontend/components/empty-state.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** Nobody has this listing, or not any longer. */
export function Missing() {
  const { t } = useTranslation('report');
  const { language } = useLanguage();
  return (
    <div className="wrap sec">
      <title>{t('title.missing')}</title>
      <EmptyState title={t('missing.title')} lead={t('missing.lead')}>
        <LinkButton to={pathTo('home', { language })}>{t('missing.search')}</LinkButton>
      </EmptyState>
    </div>
  );
}
