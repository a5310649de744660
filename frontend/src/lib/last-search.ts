import type { SearchRequest } from '#shared/validation/search.ts';
import type { SearchId } from '#shared/values/id.ts';
import { searchTypes } from '#shared/values/search-type.ts';
import { isId } from '#shared/values/new-id.ts';

const KEY = 'last_search';

/** The last search of this tab. It is kept here so that it need not stand in an address; it goes with the tab. */
export type LastSearch = {
  search_id: SearchId;
  /** What was looked for, in one line, and as its form held it. */
  search_query: string;
  request: SearchRequest;
  /** How many people it found, once that is known. */
  total?: number | undefined;
};

/** By hand rather than by schema: the home page reads it, and loads no zod. */
function isLastSearch(value: unknown): value is LastSearch {
  const { search_id, search_query, request, total } = (value ?? {}) as Record<string, unknown>;
  return (
    isId('search', search_id) &&
    typeof search_query === 'string' &&
    typeof request === 'object' &&
    request !== null &&
    (searchTypes as readonly unknown[]).includes((request as SearchRequest).type) &&
    Object.values(request).every((field) => typeof field === 'string') &&
    (total === undefined || Number.isInteger(total))
  );
}

export const rememberSearch = (search: LastSearch): void => sessionStorage.setItem(KEY, JSON.stringify(search));

/** For whoever sits down here next. */
export const forgetSearch = (): void => sessionStorage.removeItem(KEY);

export function lastSearch(): LastSearch | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isLastSearch(value) ? value : undefined;
  } catch {
    return undefined; // somebody else wrote there
  }
}
