import type { Report } from '#shared/api/people/report.ts';
import type { SearchRequest } from '#shared/validation/search.ts';
import { parseAddress } from '#shared/values/address.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

/** What a search can be for that a report then marks. */
export type SearchedKind = 'phone' | 'email' | 'address' | 'username';

/** The ids of the facts that a search was for: the report marks them. */
export function searchedFacts(report: Report, request: SearchRequest | undefined): ReadonlyMap<string, SearchedKind> {
  const query = request?.search_query;
  if (!request || !query || request.type === 'name') return new Map();
  const kind = request.type;
  const found = {
    phone: () => report.phones.filter(({ number }) => number === parsePhone(query, request.country)),
    email: () => report.emails.filter(({ email }) => email === query.trim().toLowerCase()),
    username: () => report.social_profiles.filter(({ username }) => bare(username) === bare(query)),
    address: () => report.addresses.filter((address) => isAt(address, request, query)),
  }[kind]();
  return new Map(found.map(({ fact_id }) => [fact_id, kind]));
}

const bare = (username: string) => username.trim().replace(/^@/, '').toLowerCase();

type Address = Report['addresses'][number];

/** The same house in a street of the same name; in the town or postal code that was asked for. */
function isAt({ street, city, postal_code }: Address, request: SearchRequest, query: string): boolean {
  const asked = parseAddress(query);
  const [wanted, own] = [wordsOf(asked.street), wordsOf(street ?? '')];
  const [house] = own;
  if (!house || !/\d/.test(house) || !wanted.includes(house)) return false;
  const isStreet = own.slice(1).some((word) => word.length > 2 && wanted.includes(word));
  const town = request.city ?? asked.city;
  const isTown = !town || town.toLowerCase() === city?.toLowerCase();
  const isCode = !asked.postal_code || asked.postal_code.slice(0, 5) === postal_code?.slice(0, 5);
  return isStreet && isTown && isCode;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const ENDINGS = ['st', 'nd', 'rd'];

/** Words of a street, ordinals as figures: “915 Second Ave.” as 915, 2nd, ave. */
const wordsOf = (street: string) =>
  (street.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => {
    const nth = ORDINALS.indexOf(word);
    return nth < 0 ? word : `${nth + 1}${ENDINGS[nth] ?? 'th'}`;
  });
