import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { IdentifierCard } from '#frontend/features/people/lookup/identifier-card.tsx';
import { NumberCard } from '#frontend/features/people/lookup/number-card.tsx';
import type { SearchState } from '#shared/api/people/search-results.ts';

/** The card on the page of a search. Where it found nobody, the number is what the page is about. */
export function Lookup({ search, after }: { search: SearchState; after?: ReactNode }) {
  const { t } = useTranslation('number', { keyPrefix: 'who' });
  const { search_id, type, total } = search;
  if (type !== 'phone') return <IdentifierCard search={search} />;
  return (
    <NumberCard search_id={search_id} level={total === 0 ? 1 : 2} after={after}>
      {total === 0 ? t('nobody') : t('listed', { count: total })}
    </NumberCard>
  );
}
