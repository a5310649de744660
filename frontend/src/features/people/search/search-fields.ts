import { YOUNGEST } from '#shared/validation/age.ts';
import { isGivenName } from '#shared/search-line/given-names.ts';
import type { Reading } from '#shared/search-line/reading.ts';
import type { SearchRequest } from '#shared/validation/search.ts';

/** The fields of a search form. */
export type SearchFields = Partial<
  Record<
    'first_name' | 'last_name' | 'search_query' | 'city' | 'state' | 'postal_code' | 'country' | 'age',
    string | undefined
  >
>;

/** A request or a reading as its form has it: a name in two, the postal code of an address apart. */
export function toFields({ type, search_query, age_from, age_to, ...fields }: SearchRequest | Reading): SearchFields {
  const age = age_to === undefined ? age_from && `${age_from}+` : `${age_from ?? YOUNGEST}–${age_to}`;
  const own = { ...fields, ...(age && { age }) };
  if (!search_query) return own;
  if (type === 'name') return { ...own, ...splitName(search_query) };
  const [, street, postal_code] = /^(.*), ([^,]*\d[^,]*)$/.exec(type === 'address' ? search_query : '') ?? [];
  return { ...own, search_query: street ?? search_query, ...(postal_code && { postal_code }) };
}

const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** “Maria Cantwell”, “Cantwell, Maria”, “佐藤 拓也” and “Петрова Мария” in first and last name. */
function splitName(line: string): SearchFields {
  const [before = '', after] = line.split(/[,،、]/).map((each) => each.trim());
  if (after) return { first_name: after, last_name: before };
  const words = before.split(/\s+/);
  if (FAMILY_FIRST.test(before) || isRussianFamilyFirst(words))
    return { first_name: words.slice(1).join(' '), last_name: words[0] };
  return { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) };
}

/** Russian has both orders. */
const isRussianFamilyFirst = ([start = '', next = '']: string[]) =>
  /^\p{Script=Cyrillic}/u.test(start) && isGivenName(next) && !isGivenName(start);
