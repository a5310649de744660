import { lastSearch } from '#frontend/lib/last-search.ts';
import type { Reason, SearchState } from '#shared/api/people/search-results.ts';
import type { SearchRequest } from '#shared/validation/search.ts';

type Search = Pick<SearchState, 'search_id' | 'type' | 'search_query'>;

/** The request of a search if this tab made it; otherwise only its query is known. */
export function storedRequest({ search_id }: Search): SearchRequest | undefined {
  const last = lastSearch();
  return last?.search_id === search_id ? last.request : undefined;
}

/**
 * The first or last name in a search by name; undefined if the query does not tell them apart. A middle name is found by the
 * first name that was asked for.
 */
export function queriedName(search: Search, part: Reason['part']): string | undefined {
  if (search.type !== 'name') return undefined;
  const { first_name, last_name } = storedRequest(search) ?? {};
  const [first, last] = last_name ? [first_name, last_name] : splitName(search.search_query);
  if (part === 'last') return last;
  return part === 'first' || part === 'middle' ? first?.trim().split(/\s+/)[0] || undefined : undefined;
}

/** A name as it is written within a sentence: with capital letters if it was typed without. */
export const inCapitals = (name: string, locale: string): string =>
  name === name.toLocaleLowerCase(locale)
    ? name.replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toLocaleUpperCase(locale))
    : name;

/** “Maria Cantwell” and “Cantwell, Maria”; longer names are ambiguous. */
function splitName(line: string): [string?, string?] {
  const [beforeComma = '', afterComma] = line.split(',').map((each) => each.trim());
  if (afterComma) return [afterComma, beforeComma];
  const words = beforeComma.split(/\s+/);
  return words.length === 2 ? [words[0], words[1]] : [];
}
