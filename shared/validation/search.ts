import * as z from 'zod';

import { OLDEST, YOUNGEST } from '#shared/validation/age.ts';
import { optionalLine } from '#shared/validation/text.ts';
import { parseAddress } from '#shared/values/address.ts';
import { parsePhone } from '#shared/values/phone-format.ts';
import { searchTypes } from '#shared/values/search-type.ts';

export const SearchType = z.enum(searchTypes);
export type SearchType = z.infer<typeof SearchType>;

const age = z.coerce.number().int().min(YOUNGEST).max(OLDEST).optional();
/** The most characters of a field of a search. */
export const LONGEST = 256;
const optional = optionalLine(LONGEST).optional();
const hasLetter = (text = '') => /\p{L}/u.test(text);

/** The terms of a search, as it is kept: the rules for new searches may become stricter. */
export const SearchTerms = z.strictObject({
  type: SearchType,
  search_query: optional,
  first_name: optional,
  last_name: optional,
  city: optional,
  state: optional,
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('US'),
  age_from: age,
  age_to: age,
});

/** What a line is read as: the fields of a search, of which some may be missing. */
export const LineReading = SearchTerms.extend({ country: SearchTerms.shape.country.unwrap().optional() });

/**
 * A people search. A name comes as `first_name` and `last_name`, or whole in `search_query`; everything else in
 * `search_query`. `city` and `state` narrow a name and complete an address, ages narrow a name. `country` is where national
 * phone numbers and addresses are (ISO 3166-1 alpha-2, US by default).
 */
export const SearchRequest = SearchTerms.superRefine(
  ({ type, search_query, first_name, last_name, city, state, country, age_from, age_to }, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (age_from !== undefined && age_to !== undefined && age_from > age_to) wrong('age_to', 'invalid');
    if (type === 'name') {
      if (!hasLetter(last_name) && !hasLetter(search_query))
        wrong(first_name ? 'last_name' : 'search_query', first_name ? 'search.last-name' : 'search.empty');
      return;
    }
    if (!search_query) return wrong('search_query', 'search.empty');
    if (type === 'phone' && !parsePhone(search_query, country)) wrong('search_query', 'phone');
    if (type === 'address' && !isPlaced(search_query, country, city, state)) wrong('search_query', 'search.address');
    if (type === 'email' && !z.email().safeParse(search_query).success) wrong('search_query', 'email');
  },
);
export type SearchRequest = z.infer<typeof SearchRequest>;

/** Streets of one name are everywhere: an address needs its postal code, or its town and state. */
function isPlaced(line: string, country: string, city?: string, state?: string): boolean {
  const parts = parseAddress(line, country);
  return Boolean(parts.postal_code ?? ((city || parts.city) && (state || parts.state)));
}
