import { useEndpoint } from '#frontend/lib/api.ts';
import { people } from '#shared/api/people.ts';
import type { SearchState } from '#shared/api/people/search-results.ts';

/** The other searches to try after one by name that found nobody, read once. */
export function useAlternatives({ search_id, type }: Pick<SearchState, 'search_id' | 'type'>) {
  const options = { revalidateOnFocus: false, revalidateIfStale: false };
  return useEndpoint(people.getAlternatives, type === 'name' ? { search_id } : null, options);
}
