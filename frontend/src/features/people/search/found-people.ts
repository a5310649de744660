import { lastSearch, rememberSearch } from '#frontend/lib/last-search.ts';
import type { SearchResults } from '#shared/api/people/search-results.ts';
import type { PersonId } from '#shared/values/id.ts';

/** The people of the last search whose rows this tab has shown. */
const shownOf = (last: ReturnType<typeof lastSearch>): unknown[] => (Array.isArray(last?.shown) ? last.shown : []);

/** Keeps how many people the last search found, and who was shown, for the way back from their reports. */
export function rememberFound({
  search_id,
  total,
  results,
}: Pick<SearchResults, 'search_id' | 'total' | 'results'>): void {
  const last = lastSearch();
  if (last?.search_id !== search_id) return;
  const shown = new Set([...shownOf(last), ...results.data.map(({ person_id }) => person_id)]);
  rememberSearch({ ...last, total, shown: [...shown] });
}

/** The last search, if this person was among its results. */
export function searchThatFound(person_id: PersonId): ReturnType<typeof lastSearch> {
  const last = lastSearch();
  return shownOf(last).includes(person_id) ? last : undefined;
}
