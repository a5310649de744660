import { withoutAge } from '#shared/search-line/age-in-line.ts';
import { withCourtesyApart, withoutMark } from '#shared/search-line/apart.ts';
import { accountIn } from '#shared/search-line/account-in-line.ts';
import { handleIn } from '#shared/search-line/handle.ts';
import { numberAmongWords, numberBehindWord, numbersIn } from '#shared/search-line/number-in-line.ts';
import { ageFirst } from '#shared/search-line/placed-name.ts';
import { relatedNamesIn } from '#shared/search-line/related-names.ts';
import { atPlaceWord } from '#shared/search-line/place-words.ts';
import { withoutRegion } from '#shared/search-line/splits.ts';
import { withoutTitle } from '#shared/search-line/title.ts';
import { borne, isUnspaced, wordsOf } from '#shared/search-line/name-words.ts';
import type { Knowledge, Reading } from '#shared/search-line/reading.ts';
import { LONGEST } from '#shared/validation/search.ts';
import { type AddressLine, parseAddress } from '#shared/values/address.ts';
import { inLatinDigits } from '#shared/values/digits.ts';
import { postalCodeIn } from '#shared/values/postal-code.ts';
import { isWord, stateCode, withoutState } from '#shared/values/state-spelling.ts';

/**
 * What a line of free text means: a number, an email, an @username, an address, or a name with its town and age. The
 * likeliest reading first, and at most one other; none for a line without letters or digits. A reading may lack what a search needs
 * (`SearchRequest` says what). `country` is where national numbers and addresses are.
 */
export function readLine(text: string, country: string, known: Knowledge = {}): Reading[] {
  // Some characters are many once they are normalized.
  const line = text.normalize('NFKC').replace(/\s+/g, ' ').trim().slice(0, LONGEST).trim();
  if (!/[\p{L}\p{N}@]/u.test(line) || SOCIAL_SECURITY_NUMBER.test(inLatinDigits(line))) return [];
  const account = accountIn(line);
  if (account) return [account];
  // What is not yet whole is read as what it will be, so that a search says what it lacks.
  if (line.includes('@')) return [{ type: 'email', search_query: line }];
  const digits = inLatinDigits(line);
  if (country === 'US' && ZIP.test(digits)) return [{ type: 'address', search_query: digits, country }];
  const countries = [...new Set([country, ...(known.countries ?? [])])];
  const numbers = numbersIn(line, countries) ?? numberAmongWords(line, countries) ?? numberBehindWord(line, countries);
  if (numbers) return numbers;
  if (isTooLong(line)) return [{ type: 'name', search_query: line }];
  const bracketed = line.replace(UNSPACED_BRACKET, '、$1');
  const asked = withoutTitle(
    isFrench(known) ? bracketed.replace(MONSIEUR, '') : withCourtesyApart(bracketed, known),
    known,
  );
  const measured = ageFirst(asked, known, true);
  if (measured) return [measured];
  const plain = inLatinDigits(asked);
  // A year of birth is no postal code.
  if (
    isAddress(plain, country, known) &&
    (hasStreet(plain) || isAddress(withoutAge(plain, known.year).rest, country, known))
  )
    return addressesIn(asked, country, known);
  const handle = handleIn(line, known);
  if (handle) return handle;
  const aged = ageFirst(asked, known);
  return aged ? [aged] : relatedNamesIn(asked, known).map((reading) => withoutMark(reading, line));
}

/** Of the US. Nobody is searched for by it, and no number of a phone is written so. */
const SOCIAL_SECURITY_NUMBER = /^\d{3}-\d{2}-\d{4}$/;
/** サンダース（バーモント州） */
const UNSPACED_BRACKET = /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])\s?\(([\p{L}・\s]{2,})\)$/u;
/** “M. Ahmed Benali”: a man in French, elsewhere an initial. */
const MONSIEUR = /^M\.\s*(?=\S+\s+\S)/u;
const isFrench = ({ countries = [] }: Knowledge) => countries.includes('FR');

/** The longest line that is divided into parts: the ways to divide it grow faster than its length. */
const DIVIDED = { characters: 120, words: 16, unspaced: 32 };

/** Whether a line is too long to be divided, and is a name as it is. */
export function isTooLong(text: string): boolean {
  const line = text.normalize('NFKC').trim();
  const words = line.split(/[\s,،、]+/);
  return (
    line.length > DIVIDED.characters ||
    words.length > DIVIDED.words ||
    words.some((word) => isUnspaced(word) && word.length > DIVIDED.unspaced)
  );
}

/** An address, and a name with an age before it where the line may be that. */
function addressesIn(line: string, country: string, known: Knowledge): Reading[] {
  const address = addressOf(inLatinDigits(line), country, known);
  const named = hasStreet(line) ? undefined : ageFirst(line, known);
  if (!named) return [address];
  // A number before a name may be an age or a house; an address that lacks its town or state is none.
  const isTown = known.place ? Boolean(address.city && known.place(address.city)?.city) : address.city;
  return isTown && address.state ? [address, named] : [named, address];
}

/** The words of a whole name. */
const NAME_WORDS = 2;
/** Family names of Arabic that are those of towns: “المنصوري” is no المنصورة. */
const ARABIC_NAME = /^ال\p{L}+ي$/u;

/** The ends of a line that may be a misspelt town: behind a whole name, and no name themselves. */
export function mayBeTown(text: string, country: string, known: Knowledge): string[] {
  const [reading, ...others] = readLine(text, country, known);
  if (reading?.type !== 'name') return [];
  const { search_query = '', city, state } = reading;
  // A line that has a place elsewhere has no second one.
  if (others.some((other) => other.city) && !city) return [];
  if (city) return state && !known.place?.(city) ? [city] : [];
  if (/[,،、]/.test(search_query)) return [];
  const marked = atPlaceWord(search_query);
  const town = marked && withoutRegion(marked.place);
  if (town) return known.place?.(town) ? [] : [town];
  const words = wordsOf(search_query);
  return [2, 1]
    .filter((count) => words.length - count >= NAME_WORDS)
    .map((count) => words.slice(-count))
    .filter((end) => isNoName(end.at(-1)!, known) && !ARABIC_NAME.test(end.at(-1)!))
    .map((end) => end.join(' '));
}

const isNoName = (word: string, known: Knowledge) =>
  (['last', 'first'] as const).every((part) => borne(word, part, known) === 'unknown');

/** Shorter words are too like names: “Londyn”. */
const SHORTEST_TOWN = 7;

/** The start of a line that may be a misspelt town: before a state and a name, or itself no name, but one follows it. */
export function mayBeTownFirst(
  text: string,
  country: string,
  known: Knowledge,
): { town: string; isInUs: boolean } | undefined {
  const [reading] = readLine(text, country, known);
  const { type, search_query = '', city } = reading ?? {};
  if (type !== 'name' || city || /[,،、]/.test(search_query)) return undefined;
  const [town = '', ...behind] = wordsOf(search_query);
  if (behind.length < NAME_WORDS || known.place?.(town) || !/^\p{L}+$/u.test(town)) return undefined;
  if (behind.length > NAME_WORDS && stateCode(behind[0]!) && !isWord(behind[0]!)) return { town, isInUs: true };
  const isName = borne(behind[0]!, 'first', known) !== 'unknown' || borne(behind.at(-1)!, 'last', known) !== 'unknown';
  return isName && town.length >= SHORTEST_TOWN && isNoName(town, known) ? { town, isInUs: false } : undefined;
}

const ZIP = /^\d{5}(?:-\d{4})?$/;
const STREET =
  /(?:^|[\s,])(?:street|avenue|ave|road|rd|drive|lane|ln|boulevard|blvd|highway|hwy|parkway|pkwy|p\.?o\.? box|rue|quai|impasse|allée|chemin|avenida|calle|rua|praça|plaza|travessa|ulitsa|улица|ул|проспект|шоссе|شارع)(?=[\s,.]|$)|(?:straße|strasse|str\.)|(?:sokak|cadde|mahalle|丁目|番地)/iu;
/** Short for a street, or for something else: only beside a number. */
const SHORT_STREET =
  /(?:^|[\s,])(?:st|dr|ct|court|cir|circle|ter|terrace|trail|way|square|sq|loop|alley|broadway|pike|av|avda|bd|pl|place|pr|cad|sok|mah|via)(?=[\s,.]|$)/iu;
const hasStreet = (line: string) => STREET.test(line) || (SHORT_STREET.test(line) && /\d/.test(line));
/** A town and the numbers of a block, without a blank. */
const JAPANESE_ADDRESS = /^〒?[\d-]*\s*\p{Script=Han}+[都道府県市区町村].*\d+(?:[-−ー]\d+)*\S*$/u;

/** A house number with a street, or a street by its type with a digit or a comma in the line. */
function isAddress(line: string, country: string, known: Knowledge): boolean {
  const [house] = /^\d+[a-z]?(?:[-/]\d+)?(?=\s+\S*\p{L})/iu.exec(line) ?? [];
  if (house) return hasStreet(line) || (wordsOf(line).length > 2 && (!SMALL.test(house) || endsInPlace(line, known)));
  if (JAPANESE_ADDRESS.test(line)) return true;
  if ((STREET.test(line) && /[\d,]/.test(line)) || (SHORT_STREET.test(line) && /\d/.test(line))) return true;
  return country !== 'US' && /\d/.test(line) && /\p{L}/u.test(line) && postalCodeIn(line, country) !== null;
}

/** Numbers that are a part of what people are called too: “2 Live Crew”, “3 Doors Down”. */
const SMALL = /^\d{1,2}$/;

/** Whether a place follows a house number and a street; where no place is known, one may. */
function endsInPlace(line: string, { place, countries = ['US'] }: Knowledge): boolean {
  if (!place || /[,،、]/.test(line) || withoutState(line).state || postalCodeIn(line, countries[0]!)) return true;
  const words = wordsOf(line);
  return words.slice(2).some((_, nth) => {
    const found = place(words.slice(nth + 2).join(' '));
    return Boolean(found && (found.isLarge || countries.includes(found.country)));
  });
}

function addressOf(line: string, country: string, { place }: Knowledge): Reading {
  const parts = parseAddress(line, country, (name) => Boolean(place?.(name)?.city));
  return { type: 'address', search_query: streetAndCode(parts), ...placeIn(parts), country };
}

const streetAndCode = ({ street, postal_code }: AddressLine) => [street, postal_code].filter(Boolean).join(', ');
const placeIn = ({ city, state }: Pick<AddressLine, 'city' | 'state'>) => ({
  ...(city && { city }),
  ...(state && { state }),
});
