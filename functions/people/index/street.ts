import { memoize } from '#functions/platform/memoize.ts';
import { fold } from '#functions/names/fold.ts';

/** Street abbreviations: both spellings are the same street. */
const short: Record<string, string> = {
  street: 'st',
  avenue: 'ave',
  av: 'ave',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  boulevard: 'blvd',
  court: 'ct',
  place: 'pl',
  square: 'sq',
  highway: 'hwy',
  parkway: 'pkwy',
  circle: 'cir',
  terrace: 'ter',
  trail: 'trl',
  way: 'way',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
  building: 'bldg',
};

/** The start of a flat or suite, which does not distinguish houses. */
const UNIT = /\s(apt|apartment|unit|suite|ste|floor|fl|room|rm|bldg|building|#)\b.*$/;

/** The key of a street line: house number, which may be empty, and abbreviated street. */
export function streetKey(line: string): { house: string; street: string } {
  const numbered = NUMBERED.exec(line);
  if (numbered) return { house: numbered[1]!, street: streetOf(numbered[2]!) };
  const plain = wordsOf(line);
  const at = plain.findIndex((word) => /^\d+[a-z]?$/.test(word));
  const house = at === -1 ? '' : (plain[at] ?? '');
  return { house, street: shortened(plain.filter((_, i) => i !== at)) };
}

/** A line that starts with its number, as most do: the rest recurs and is cached. */
const NUMBERED = /^(\d+) ([A-Za-z].*)$/;
const streetOf = memoize((street) => shortened(wordsOf(street)));

const wordsOf = (line: string) =>
  ` ${fold(line.replace('#', ' apt '))}`.replace(UNIT, '').trim().split(' ').filter(Boolean);
const shortened = (words: string[]) => words.map((word) => short[word] ?? word).join(' ');

const folded = memoize(fold);
const codeOf = memoize((postal) => fold(postal).replaceAll(' ', '').slice(0, 5));

/** The keys of an address: the street with its postal code, and with its town and state. */
export function placesOf({
  city,
  state,
  postal_code,
}: {
  city?: string | null;
  state?: string | null;
  postal_code?: string | null;
}) {
  const places: string[] = [];
  if (postal_code) places.push(codeOf(postal_code));
  if (city && state) places.push(`${folded(state)} ${folded(city)}`);
  return places;
}
