import { useLocation } from 'react-router';

import type { HomeState } from '#frontend/app/paths.ts';
import { lastSearch } from '#frontend/lib/last-search.ts';
import { searchTypes } from '#shared/values/search-type.ts';

/** With what the search card begins: the last search, where the visitor comes to change it, and the kind in the address. */
export function useSearchToEdit() {
  const { state, search } = useLocation() as { state: HomeState | null; search: string };
  const last = state?.change ? lastSearch() : undefined;
  return {
    previous: last?.request,
    line: last?.line,
    type: searchTypes.find((each) => search === `?type=${each}`),
  };
}
