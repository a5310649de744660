import { splitName } from '#functions/people/import/name.ts';
import type { Query } from '#functions/providers/people-data/port.ts';
import type { SearchRequest } from '#shared/validation/search.ts';
import { parseAddress } from '#shared/values/address.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

/** A search request as a vendor query; undefined if it is too vague. */
export function vendorQueryOf(request: SearchRequest): Query | undefined {
  const { type, search_query = '', first_name, last_name, city = null, state = null, country } = request;
  switch (type) {
    case 'name': {
      const parts = last_name
        ? { first_name: first_name || null, middle_name: null, last_name }
        : splitName(search_query);
      return { type, ...parts, last_name: parts.last_name ?? search_query, city, state, country };
    }
    case 'phone': {
      const number = parsePhone(search_query, country);
      return number && { type, number };
    }
    case 'email':
      return { type, email: search_query.toLowerCase() };
    case 'username':
      return { type, username: search_query };
    case 'address': {
      const line = parseAddress(search_query);
      const where = { city: city || (line.city ?? null), state: state || (line.state ?? null) };
      return line.street ? { type, street: line.street, ...where, postal_code: line.postal_code ?? null } : undefined;
    }
  }
}
