import type { SearchFields } from '#frontend/features/people/search/search-fields.ts';
import { parseAge } from '#shared/validation/age.ts';
import type { SearchType } from '#shared/validation/search.ts';

/** Fields to request: empty ones are omitted, the postal code joins the address line, and an age becomes a range. */
export function toSearchRequest(type: SearchType, { postal_code, age, ...fields }: SearchFields) {
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value?.trim()));
  const line = filled.search_query && postal_code?.trim() ? `${filled.search_query}, ${postal_code.trim()}` : undefined;
  return { type, ...filled, ...(line && { search_query: line }), ...(age && parseAge(age)) };
}

/**
 * The country by which the results of a search by name are filtered: the one that was chosen without a town or state.
 * The index ranks by towns and states alone.
 */
export const countryFilter = ({
  type,
  country,
  city,
  state,
}: { type: SearchType } & SearchFields): string | undefined =>
  type === 'name' && !city?.trim() && !state?.trim() && country?.trim() ? country : undefined;
