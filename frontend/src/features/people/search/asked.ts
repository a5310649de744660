import { lastSearch } from '#frontend/lib/last-search.ts';
import { stateName } from '#frontend/lib/us-states.ts';
import type { Reason, SearchState } from '#shared/api/people.ts';
import type { SearchRequest } from '#shared/validation/search.ts';

type Search = Pick<SearchState, 'search_id' | 'type' | 'search_query'>;

/** The request behind a search, where this tab made it: elsewhere only its line is known. */
export function requestOfTab({ search_id }: Search): SearchRequest | undefined {
  const last = lastSearch();
  return last?.search_id === search_id ? last.request : undefined;
}

/** Where somebody was looked for, in one line; empty where nowhere was said. */
export const placeOf = ({ city, state }: Pick<SearchRequest, 'city' | 'state'> = {}): string =>
  [city, state && stateName(state)].filter(Boolean).join(', ');

/** How one of the names was written in a search by name; undefined where the line does not tell them apart. */
export function askedName(search: Search, part: Reason['part']): string | undefined {
  if (search.type !== 'name') return undefined;
  const { first_name, last_name } = requestOfTab(search) ?? {};
  const [first, last] = last_name ? [first_name, last_name] : split(search.search_query);
  if (part === 'last') return last;
  return part === 'first' ? first?.trim().split(/\s+/)[0] || undefined : undefined;
}

/** “Maria Cantwell” and “Cantwell, Maria”; of more words nobody knows which belong together. */
function split(line: string): [string?, string?] {
  const [before = '', behind] = line.split(',').map((each) => each.trim());
  if (behind) return [behind, before];
  const words = before.split(/\s+/);
  return words.length === 2 ? [words[0], words[1]] : [];
}
