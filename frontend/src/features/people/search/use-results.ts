import { type Filters, filterCount, isFiltered } from '#frontend/features/people/search/filters.ts';
import { hasAllResults, applyFilters } from '#frontend/features/people/search/apply-filters.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { people } from '#shared/api/people.ts';
import type { SearchResults, SearchState } from '#shared/api/people/search-results.ts';
import type { Language } from '#shared/values/language.ts';

/** The filters as the contract has them. */
const inputOf = ({ country, state, city, ...filters }: Filters) => ({
  ...filters,
  ...(country && { country: [...country] }),
  ...(state && { state: [...state] }),
  ...(city && { city: [...city] }),
});

/** How often a running search is polled, in milliseconds. */
const POLL_MS = 300;

export const isRunning = (search: SearchState | undefined) =>
  search?.status === 'searching' || search?.status === 'gathering';

/** The country that is the only filter, where nobody is in it: the one searched for, as the page offers none without people. */
function countryOfNobody(all: SearchResults | undefined, filters: Filters, language: Language): string | undefined {
  const [country] = filters.country ?? [];
  if (all?.status !== 'ready' || !country || filterCount(filters) > 1) return undefined;
  const isSomebody = hasAllResults(all)
    ? applyFilters(all, filters, language).results.total > 0
    : all.total > all.results.total || all.facets.countries.some(({ value }) => value === country);
  return isSomebody ? undefined : country;
}

/**
 * A search with filters applied, without that of a country that nobody is in. If all results are loaded, filters need no request; otherwise the previous page
 * stays until the filtered one arrives, and `refreshing` is true.
 */
export function useResults(search_id: string, chosen: Filters) {
  const { language } = useLanguage();
  const options = { keepPreviousData: true, dedupingInterval: POLL_MS / 2 };
  const first = useEndpoint(
    people.getSearch,
    { search_id },
    { ...options, refreshInterval: (search) => (isRunning(search) ? POLL_MS : 0) },
  );
  // Data kept while loading may belong to the previous search.
  const all = first.data?.search_id === search_id ? first.data : undefined;
  const nobodyIn = countryOfNobody(all, chosen, language);
  const filters = nobodyIn ? { ...chosen, country: undefined } : chosen;
  const needsServer =
    all?.status === 'ready' &&
    !hasAllResults(all) &&
    (isFiltered(filters) || filters.sort !== undefined || (filters.page ?? 1) > 1);
  const filtered = useEndpoint(
    people.getSearch,
    needsServer ? { search_id, ...inputOf(filters) } : { search_id },
    options,
  );
  const filteredSearch = filtered.data?.search_id === search_id ? filtered.data : undefined;

  const { error, mutate, isLoading } = needsServer ? filtered : first;
  return {
    filters,
    nobodyIn,
    search:
      all && hasAllResults(all) ? applyFilters(all, filters, language) : needsServer ? (filteredSearch ?? all) : all,
    error,
    retry: () => void mutate(),
    refreshing: needsServer && (isLoading || error !== undefined),
  };
}
