import { isFirstName, isFrequentName } from '#shared/validation/frequent-names.ts';
import {
  ageFirst,
  type FindPlace,
  namesIn,
  townsAtEnd,
  type Understood,
  wordsOf,
} from '#shared/validation/placed-name.ts';
import { type AddressLine, parseAddress } from '#shared/values/address.ts';
import { inLatinDigits } from '#shared/values/digits.ts';
import { formatPhone, isInPlan, parsePhone } from '#shared/values/phone-format.ts';
import { postalCodeIn } from '#shared/values/postal-code.ts';

/**
 * What a line of free text means: a number, an email, an @username, an address, or a name with its town
 * and age. The likeliest reading first, and at most one other; none for an empty line. A reading may lack what a search needs
 * (`SearchRequest` says what). `country` is where national numbers
 * and addresses are.
 */
export function classify(text: string, country: string, findPlace: FindPlace = () => undefined): Understood[] {
  const line = text.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (!line) return [];
  const email = EMAIL.exec(line);
  if (email) return [{ type: 'email', search_query: email[1]! }];
  const username = USERNAME.exec(line) ?? PROFILE.exec(line);
  if (username) return [{ type: 'username', search_query: username[1]! }];
  // What is not yet whole is read as what it will be, so that a search says what it lacks.
  if (line.includes('@')) return [{ type: 'email', search_query: line }];
  const digits = inLatinDigits(line);
  const isNumber = NUMBER.test(digits) && parsePhone(digits, country);
  if (isNumber || (!/\p{L}/u.test(line.replace(/^tel:/i, '')) && /\d/.test(digits))) return numbersIn(digits, country);
  if (isAddress(digits, country)) {
    const address = addressOf(digits, country, findPlace);
    const named = STREET.test(digits) ? undefined : ageFirst(line, findPlace);
    if (!named) return [address];
    // A number before a name may be an age or a house; an address that lacks its town or state is none.
    return address.city && address.state ? [address, named] : [named, address];
  }
  const aged = ageFirst(line, findPlace);
  if (aged) return [aged];
  const named = namesIn(line, findPlace);
  if (/^[^\s]+[\d_][^\s]*$/.test(line) && /\p{L}/u.test(line))
    return [{ type: 'username', search_query: line }, ...named.slice(-1)];
  return named;
}

/** A number in the notation of North America is of there, and otherwise perhaps of `country`: each with its calling code. */
function numbersIn(digits: string, country: string): Understood[] {
  const here: Understood = { type: 'phone', search_query: digits, country };
  const own = parsePhone(digits, country);
  const american = NORTH_AMERICAN.test(digits) && parsePhone(digits, 'US');
  if (!american || own === american) return [here];
  const there: Understood = { type: 'phone', search_query: `+1 ${formatPhone(american)}`, country: 'US' };
  return own && isInPlan(own) ? [there, { ...here, search_query: formatPhone(own) }] : [there];
}

const EMAIL = /^(?:mailto:)?([^\s@]+@[^\s@]+\.[^\s@]+)$/i;
const USERNAME = /^@([\p{L}\p{N}._-]{2,})$/u;
const PROFILE =
  /^(?:https?:\/\/)?(?:www\.|m\.)?[a-z0-9-]+(?:\.[a-z]{2,})+\/(?:in\/|@|user\/|people\/)?([\w.-]{2,})\/?(?:\?.*)?$/i;
/** A number as people write it, with an extension or without. */
const NUMBER = /^(?:tel:)?[+(]?[\d\s().+/·–-]{6,}(?:(?:x|ext\.?)\s*\d{1,6})?$/i;
/** (NNN) NNN-NNNN, NNN-NNN-NNNN, NNN.NNN.NNNN: neither part before the last begins with 0 or 1. */
const NORTH_AMERICAN = /^(?:\([2-9]\d\d\) ?[2-9]\d\d[-. ]|[2-9]\d\d([-.])[2-9]\d\d\1)\d{4}$/;
const STREET =
  /(?:^|[\s,])(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|highway|hwy|parkway|pkwy|rue|avenida|calle|rua|ulitsa|улица|ул|شارع)(?=[\s,.]|$)|(?:straße|strasse|str\.)|(?:sokak|cadde|丁目|番地)/iu;

/** A house number with a street, or a street by its type with a digit or a comma in the line. */
function isAddress(line: string, country: string): boolean {
  if (/^\d+[a-z]?(?:[-/]\d+)?\s+\S*\p{L}/iu.test(line)) return wordsOf(line).length > 2 || STREET.test(line);
  if (STREET.test(line) && /[\d,]/.test(line)) return true;
  return country !== 'US' && /\d/.test(line) && /\p{L}/u.test(line) && postalCodeIn(line, country) !== null;
}

function addressOf(line: string, country: string, findPlace: FindPlace): Understood {
  const parts = parseAddress(line, country, (name) => Boolean(findPlace(name)?.city));
  return { type: 'address', search_query: streetAndCode(parts), ...placeIn(parts), country };
}

const streetAndCode = ({ street, postal_code }: AddressLine) => [street, postal_code].filter(Boolean).join(', ');
const placeIn = ({ city, state }: Pick<AddressLine, 'city' | 'state'>) => ({
  ...(city && { city }),
  ...(state && { state }),
});

const lineOf = (text: string) => inLatinDigits(text).normalize('NFKC').replace(/\s+/g, ' ').trim();

/** The words of a whole name. */
const NAME_WORDS = 2;

/** Those of `placesToKnow` that may be a misspelt town: behind a whole name, and no name themselves. */
export function maybeMisspelt(text: string): string[] {
  const line = lineOf(text);
  if (!placesToKnow(text).length || /^\d/.test(line)) return [];
  return townsAtEnd(line, NAME_WORDS).filter((name) => !isFrequentName(name) && !isFirstName(name));
}

/** The ends of a line that may be a town, or a short line whole, to look up before `classify`: one to three words, at most three of them. */
export function placesToKnow(text: string): string[] {
  const line = lineOf(text);
  if (line.includes('@') || PROFILE.test(line) || !/\p{L}/u.test(line)) return [];
  return townsAtEnd(line, /^\d/.test(line) ? 2 : 0);
}
