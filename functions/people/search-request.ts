import { mayRead } from '#functions/people/domain/search.ts';
import { searchStore } from '#functions/people/store.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { SearchRequest } from '#shared/validation/search.ts';
import type { AccountId, SearchId } from '#shared/values/id.ts';

/** What a search looks for, until it expires; undefined where this reader may not read it. */
export const searchRequestOf = (table: Table) => {
  const searches = searchStore(table);
  return async (
    search_id: SearchId,
    member: { accountId: AccountId } | undefined,
    now: Date,
  ): Promise<SearchRequest | undefined> => {
    const search = await searches.of(search_id, now);
    return search && mayRead(search, member) ? search.request : undefined;
  };
};
