import type { SearchRequest, SearchType } from '#shared/validation/search.ts';
import { parseAddress } from '#shared/values/address.ts';

/** What a search form holds, field by field. */
export type Fields = Partial<
  Record<'first_name' | 'last_name' | 'search_query' | 'city' | 'state' | 'postal_code' | 'country', string>
>;

/** What the fields ask for. Empty fields ask for nothing, and a postal code belongs to the line of its address. */
export function requestOf(type: SearchType, { postal_code, ...fields }: Fields) {
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim()));
  const line = filled.search_query && postal_code?.trim() ? `${filled.search_query}, ${postal_code.trim()}` : undefined;
  return { type, ...filled, ...(line && { search_query: line }) };
}

/** The fields that ask for this: what a form shows when a search is to be changed. */
export function fieldsOf({ type, search_query, ...fields }: SearchRequest): Fields {
  if (type !== 'address' || !search_query) return { ...fields, ...(search_query && { search_query }) };
  const { street, postal_code } = parseAddress(search_query);
  return { ...fields, search_query: street, ...(postal_code && { postal_code }) };
}
