import type { SearchRequest } from '#shared/validation/search.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

/** Whether two requests find the same: a number is the same however it is written. */
export function isSameSearch(one: SearchRequest, other: SearchRequest): boolean {
  const number = numberOf(one);
  return number ? number === numberOf(other) : fieldsOf(one) === fieldsOf(other);
}

const numberOf = ({ type, search_query = '', country }: SearchRequest) =>
  type === 'phone' ? parsePhone(search_query, country) : undefined;
const fieldsOf = (request: SearchRequest) => JSON.stringify(Object.entries(request).sort());
