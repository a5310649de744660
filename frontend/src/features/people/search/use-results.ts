import { type Filters, isFiltered } from '#frontend/features/people/search/filters.ts';
import { isWhole, refine } from '#frontend/features/people/search/refine.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { people, type SearchState } from '#shared/api/people.ts';

/** How often a search that is under way is asked how it stands, in milliseconds. */
const POLL = 300;

export const isUnderWay = (search: SearchState | undefined) =>
  search?.status === 'searching' || search?.status === 'gathering';

/**
 * A search as it stands, narrowed. Where everybody found is at hand, a filter asks nobody; otherwise what was on the
 * screen stays until the narrowed page is there, and `refreshing` says that it is the one before.
 */
export function useResults(search_id: string, filters: Filters) {
  const options = { keepPreviousData: true, dedupingInterval: POLL / 2 };
  const first = useEndpoint(
    people.getSearch,
    { search_id },
    { ...options, refreshInterval: (search) => (isUnderWay(search) ? POLL : 0) },
  );
  // What is kept while the next answer is on its way may be of the search before.
  const all = first.data?.search_id === search_id ? first.data : undefined;
  const isElsewhere = all?.status === 'ready' && !isWhole(all) && (isFiltered(filters) || (filters.page ?? 1) > 1);
  const asked = useEndpoint(people.getSearch, isElsewhere ? { search_id, ...filters } : { search_id }, options);
  const shown = asked.data?.search_id === search_id ? asked.data : undefined;

  const { error, mutate, isLoading } = isElsewhere ? asked : first;
  return {
    search: all && isWhole(all) ? refine(all, filters) : isElsewhere ? (shown ?? all) : all,
    error,
    retry: () => void mutate(),
    refreshing: isElsewhere && (isLoading || error !== undefined),
  };
}
