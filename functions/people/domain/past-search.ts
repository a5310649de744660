import * as z from 'zod';

import { queryOf, type Search } from '#functions/people/domain/search.ts';
import { SearchRequest, SearchType } from '#shared/validation/search.ts';
import { AccountId, PersonId, SearchId } from '#shared/values/id.ts';
import { endOfLife } from '#shared/values/retention.ts';

/** An entry of a member's search history. */
export const HistoryEntry = z.object({
  account_id: AccountId,
  search_id: SearchId,
  type: SearchType,
  search_query: z.string(),
  request: SearchRequest,
  asked_at: z.iso.datetime(),
  kept_until: z.iso.datetime(),
  /** The number of hits; null until the search has ended. */
  total: z.number().int().nullable(),
  /** The person whose report was opened from this search. */
  opened: PersonId.nullable(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export function historyEntryOf(account_id: AccountId, search: Search): HistoryEntry {
  const { search_id, request, asked_at } = search;
  return {
    account_id,
    search_id,
    request,
    asked_at,
    type: request.type,
    search_query: queryOf(search),
    kept_until: endOfLife('pastSearch', asked_at).toISOString(),
    total: null,
    opened: null,
  };
}

/** Whether the query contains this text, ignoring case and accents. */
export const matchesText = ({ search_query }: HistoryEntry, text = ''): boolean =>
  plain(search_query).includes(plain(text.trim()));

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
