import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { type Change, changed, filtersOf } from '#frontend/features/people/search/filters.ts';

/**
 * What narrows the list, as the address of the page says, and how to change it: that holds at once, so that two quick
 * taps are two filters, and the address follows. The visitor stays where they are on the page.
 */
export function useFilters() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [filters, choose] = useOptimistic(filtersOf(query));

  const narrow = (change: Change) =>
    startTransition(async () => {
      const next = changed(filters, change);
      choose(filtersOf(next));
      await navigate({ search: next.toString() }, { preventScrollReset: true });
    });

  return { filters, narrow };
}
