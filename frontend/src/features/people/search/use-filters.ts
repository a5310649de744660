import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { type FilterChange, filterQuery, parseFilters } from '#frontend/features/people/search/filters.ts';

/**
 * The filters in the address, and how to change them. A change applies at once, before the address follows, so that
 * two quick taps give two filters. The scroll position is kept.
 */
export function useFilters() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [filters, choose] = useOptimistic(parseFilters(query));

  const narrow = (change: FilterChange) =>
    startTransition(async () => {
      const next = filterQuery(filters, change);
      choose(parseFilters(next));
      await navigate({ search: next.toString() }, { preventScrollReset: true });
    });

  return { filters, narrow };
}
