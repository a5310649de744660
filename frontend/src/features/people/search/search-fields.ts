import type { SearchRequest } from '#shared/validation/search.ts';

/** The fields of a search form. */
export type SearchFields = Partial<
  Record<
    'first_name' | 'last_name' | 'search_query' | 'city' | 'state' | 'postal_code' | 'country' | 'age',
    string | undefined
  >
>;

/** Request to fields, to edit a search. The postal code of an address comes last in its line, as the form put it there. */
export function toFields({ type, search_query, age_from, age_to, ...fields }: SearchRequest): SearchFields {
  const age = [age_from, age_to].filter((each) => each !== undefined).join('–') + (age_from && !age_to ? '+' : '');
  const [, street, postal_code] = /^(.*), ([^,]*\d[^,]*)$/.exec(type === 'address' ? (search_query ?? '') : '') ?? [];
  const query = street ?? search_query;
  return { ...fields, ...(query && { search_query: query }), ...(postal_code && { postal_code }), ...(age && { age }) };
}
