import type { SearchRequest, SearchType } from '#shared/validation/search.ts';
import { parseAddress } from '#shared/values/address.ts';

/** The fields of a search form. */
export type SearchFields = Partial<
  Record<'first_name' | 'last_name' | 'search_query' | 'city' | 'state' | 'postal_code' | 'country', string>
>;

/** Fields to request: empty ones are omitted, and the postal code joins the address line. */
export function toSearchRequest(type: SearchType, { postal_code, ...fields }: SearchFields) {
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim()));
  const line = filled.search_query && postal_code?.trim() ? `${filled.search_query}, ${postal_code.trim()}` : undefined;
  return { type, ...filled, ...(line && { search_query: line }) };
}

/** Request to fields, to edit a search. */
export function toFields({ type, search_query, ...fields }: SearchRequest): SearchFields {
  if (type !== 'address' || !search_query) return { ...fields, ...(search_query && { search_query }) };
  const { street, postal_code } = parseAddress(search_query);
  return { ...fields, search_query: street, ...(postal_code && { postal_code }) };
}
