import { mayRead } from '#functions/people/domain/search.ts';
import { searcherOf, type SearcherRequest } from '#functions/people/searcher.ts';
import { searchStore } from '#functions/people/store.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { SearchRequest } from '#shared/validation/search.ts';
import type { SearchId } from '#shared/values/id.ts';

/** What a search looks for, until it expires; undefined where this request may not read it. */
export const searchRequestOf = (table: Table) => {
  const searches = searchStore(table);
  return async (search_id: SearchId, request: SearcherRequest, now: Date): Promise<SearchRequest | undefined> => {
    const search = await searches.of(search_id, now);
    return search && mayRead(search, searcherOf(request)) ? search.request : undefined;
  };
};
