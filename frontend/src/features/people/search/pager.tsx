import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { filterQuery, type Filters } from '#frontend/features/people/search/filters.ts';
import type { SearchResults } from '#shared/api/people/search-results.ts';

/** To the page before and the page after. */
export function Pager({ page, filters }: { page: SearchResults['results']; filters: Filters }) {
  const { t } = useTranslation('people', { keyPrefix: 'pager' });
  const { current_page: current, last_page: last, prev_page_url, next_page_url } = page;
  if (last <= 1) return null;
  const to = (number: number) => `?${filterQuery(filters, { page: number })}`;
  return (
    <nav className="pager" aria-label={t('label')}>
      {prev_page_url !== null && (
        <LinkButton look="line" size="sm" to={to(current - 1)} rel="prev">
          <Icon of={ArrowLeft} small directional /> {t('previous')}
        </LinkButton>
      )}
      <span className="small muted">{t('page', { current, last })}</span>
      {next_page_url !== null && (
        <LinkButton look="line" size="sm" to={to(current + 1)} rel="next">
          {t('next')} <Icon of={ArrowRight} small directional />
        </LinkButton>
      )}
    </nav>
  );
}
