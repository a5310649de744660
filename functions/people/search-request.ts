import { searchStore } from '#functions/people/store.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { SearchRequest } from '#shared/validation/search.ts';
import type { SearchId } from '#shared/values/id.ts';

/** What a search looks for, until the search expires. */
export const searchRequestOf = (table: Table) => {
  const searches = searchStore(table);
  return async (search_id: SearchId, now: Date): Promise<SearchRequest | undefined> =>
    (await searches.of(search_id, now))?.request;
};
