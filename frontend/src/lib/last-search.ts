import type { SearchRequest } from '#shared/validation/search.ts';
import type { SearchId } from '#shared/values/id.ts';
import { searchTypes } from '#shared/values/search-type.ts';
import { isId } from '#shared/values/new-id.ts';

const KEY = 'last_search';

/** The last search of this tab. Stored here to keep it out of addresses. */
type LastSearch = {
  search_id: SearchId;
  /** The query in one line, and the request. */
  search_query: string;
  request: SearchRequest;
  /** What was typed, where it was all in one line. */
  line?: string | undefined;
  /** Whether another search was made as well, where this one found nobody. */
  isOtherTried?: boolean | undefined;
  /** The search that found nobody and that this one is shown instead of, unchecked: `shownInstead` reads it. */
  instead?: unknown;
  /** How many people it found, once that is known. */
  total?: number | undefined;
  /** The people shown among its results, unchecked: `searchThatFound` reads it. */
  shown?: unknown;
};

/** Checked by hand, so that the home page does not load zod. */
function isLastSearch(value: unknown): value is LastSearch {
  const { search_id, search_query, request, line, total } = (value ?? {}) as Record<string, unknown>;
  return (
    isId('search', search_id) &&
    typeof search_query === 'string' &&
    typeof request === 'object' &&
    request !== null &&
    (searchTypes as readonly unknown[]).includes((request as SearchRequest).type) &&
    Object.values(request).every((field) => typeof field === 'string' || typeof field === 'number') &&
    (line === undefined || typeof line === 'string') &&
    (total === undefined || Number.isInteger(total))
  );
}

export const rememberSearch = (search: LastSearch): void => sessionStorage.setItem(KEY, JSON.stringify(search));

/** Clears it for the next visitor. */
export const forgetSearch = (): void => sessionStorage.removeItem(KEY);

export function lastSearch(): LastSearch | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isLastSearch(value) ? value : undefined;
  } catch {
    return undefined; // written by other code
  }
}
