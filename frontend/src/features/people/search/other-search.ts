import { isRunning } from '#frontend/features/people/search/use-results.ts';
import { call } from '#frontend/lib/api.ts';
import { lastSearch, rememberSearch } from '#frontend/lib/last-search.ts';
import { people } from '#shared/api/people.ts';
import type { SearchResults } from '#shared/api/people/search-results.ts';
import type { SearchRequest } from '#shared/validation/search.ts';
import { isId } from '#shared/values/new-id.ts';
import type { SearchId } from '#shared/values/id.ts';
import type { Language } from '#shared/values/language.ts';

/** How often, and how many times, the state of the search is read: nobody is led away from a page read for longer. */
const POLL_MS = 300;
const MAX_POLLS = 10;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const searches = new Map<SearchId, Promise<SearchResults | undefined>>();

/**
 * What another search finds, to show it instead of one that found nobody. It is made once in a tab; undefined where it was
 * before, where it is refused, and where it takes too long.
 */
export function searchOther(
  search_id: SearchId,
  request: SearchRequest,
  language: Language,
): Promise<SearchResults | undefined> {
  const before = searches.get(search_id);
  const last = lastSearch();
  if (before ?? (last?.search_id !== search_id || last.isOtherTried)) return before ?? Promise.resolve(undefined);
  rememberSearch({ ...last, isOtherTried: true });
  const found = search(request, language).catch(() => undefined);
  searches.set(search_id, found);
  return found;
}

async function search(request: SearchRequest, language: Language): Promise<SearchResults | undefined> {
  const { startWithProof } = await import('#frontend/features/people/search/start-search.ts');
  const { search_id } = await startWithProof({ ...request, language });
  for (let polls = 0; polls < MAX_POLLS; polls++) {
    const found = await call(people.getSearch, { search_id });
    if (!isRunning(found)) return found;
    await wait(POLL_MS);
  }
  return undefined;
}

/** The search that found nobody, instead of which another is shown. */
export type FirstSearch = { search_id: SearchId; request: SearchRequest };

/** The search that this one is shown instead of, if this tab chose so. Checked by hand, as `lastSearch` is. */
export function shownInstead(search_id: SearchId): FirstSearch | undefined {
  const last = lastSearch();
  const { search_id: first, request } = (last?.search_id === search_id ? (last.instead ?? {}) : {}) as Record<
    string,
    unknown
  >;
  const isRequest =
    typeof request === 'object' &&
    request !== null &&
    Object.values(request).every((field) => typeof field === 'string' || typeof field === 'number');
  return isId('search', first) && isRequest ? { search_id: first, request: request as SearchRequest } : undefined;
}
