import type { Reading } from '#shared/search-line/reading.ts';
import { inLatinDigits } from '#shared/values/digits.ts';
import { formatPhone, isInPlan, parsePhone } from '#shared/values/phone-format.ts';

/** A number as people write it, with an extension or without. */
const NUMBER = /^(?:tel:)?[+(]?[\d\s().+/·–-]{6,}(?:(?:x|ext\.?)\s*\d{1,6})?$/i;
/** (NNN) NNN-NNNN, NNN-NNN-NNNN, NNN.NNN.NNNN: neither part before the last begins with 0 or 1. */
const NORTH_AMERICAN = /^(?:\([2-9]\d\d\) ?[2-9]\d\d[-. ]|[2-9]\d\d([-.])[2-9]\d\d\1)\d{4}$/;
/** A toll-free number of North America whose digits are partly letters. */
const VANITY =
  /^(?:\+?1[-.\s]?)?\(?(8(?:00|33|44|55|66|77|88))\)?[-.\s]?(?=[-\s\d]*[a-z])([a-z\d](?:[-\s]?[a-z\d]){6,9})$/i;
const KEYS = ['', '', 'abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
/** A number among words. */
const AMONG = /(?:\+|\b00)?\(?\d[\d\s().·–-]{7,}\d/;

/** What is typed for a hyphen between digits: dashes, the long vowel and the dot of kana keyboards, the signs of Arabic ones. */
const HYPHENS = /(?<=[\d)])\s*[‐‑‒–—―−ー・･ـ٬]\s*(?=[\d(]|$)/gu;
/** Contacts are copied with marks of direction. */
const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const withHyphens = (line: string) => inLatinDigits(line.replace(MARKS, '')).replace(HYPHENS, '-');

/** A line that is a number, or digits that may become one; undefined for other lines. The likelier country first. */
export function numbersIn(line: string, countries: readonly string[]): Reading[] | undefined {
  const digits = withHyphens(line);
  const vanity = VANITY.exec(digits);
  if (vanity) return readingsOf(`${vanity[1]}-${digitsOf(vanity[2]!)}`, ['US']);
  const isNumber = NUMBER.test(digits) && countries.some((country) => parsePhone(digits, country));
  const hasLetters = /\p{L}/u.test(digits.replace(/^tel:/i, '').replace(/(?:x|ext\.?)\s*\d{1,6}$/i, ''));
  return isNumber || (!hasLetters && /\d/.test(digits)) ? readingsOf(digits, countries) : undefined;
}

/** “who called me 212-555-0143”: a number that its country has, among words. */
export function numberAmongWords(line: string, countries: readonly string[]): Reading[] | undefined {
  const found = AMONG.exec(withHyphens(line))?.[0].trim();
  if (!found || !/\p{L}/u.test(line)) return undefined;
  const readings = readingsOf(found, countries).filter(({ search_query = '', country = 'US' }) => {
    const phone = parsePhone(search_query, country);
    return phone && isInPlan(phone);
  });
  return readings.length ? readings : undefined;
}

/**
 * A number in the notation of North America is of there, and otherwise perhaps of one of these countries, each with its
 * calling code.
 */
function readingsOf(digits: string, countries: readonly string[]): Reading[] {
  const [here = 'US'] = countries;
  const own = countries.flatMap((country) => {
    const phone = parsePhone(digits, country);
    return phone && isInPlan(phone) ? [{ phone, country }] : [];
  });
  const american = NORTH_AMERICAN.test(digits) && parsePhone(digits, 'US');
  const first = own[0];
  if (american && first?.phone !== american)
    return [
      { type: 'phone', search_query: `+1 ${formatPhone(american, 'en')}`, country: 'US' },
      ...(first ? [written(first)] : []),
    ];
  // A number as it was typed is of the country of the request.
  if (!first || first.country === here) return [{ type: 'phone', search_query: digits, country: here }];
  return [written(first)];
}

const written = ({ phone, country }: { phone: string; country: string }): Reading => ({
  type: 'phone',
  search_query: formatPhone(phone, 'en'),
  country,
});

/** The digits of the first seven keys: people write longer words. */
const digitsOf = (letters: string) =>
  [...letters.toLowerCase().replace(/[-\s]/g, '')]
    .map((each) => (/\d/.test(each) ? each : String(KEYS.findIndex((key) => key.includes(each)))))
    .slice(0, 7)
    .join('');
