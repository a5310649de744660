import { inLatinDigits } from '#shared/values/digits.ts';
import { postalCodeIn } from '#shared/values/postal-code.ts';
import { withoutState } from '#shared/values/state-spelling.ts';

export type AddressLine = { street: string; city?: string; state?: string; postal_code?: string };

/** Whether a text is the name of a town, for lines that do not say where the street ends. */
export type IsTown = (name: string) => boolean;

/**
 * The parts of an address written on one line, with commas or without: “2930 Wetmore Ave, Everett, WA 98201”,
 * “418 cedar hollow road duluth minnesota”. A state of the US comes as its postal code. A line without a place is a street.
 */
export function parseAddress(line: string, country = 'US', isTown: IsTown = () => false): AddressLine {
  const text = inLatinDigits(line).replace(/\s+/g, ' ').trim();
  const parts = text
    .split(/ ?[,،、，;] ?/)
    .map((part) => part.trim())
    .filter(Boolean);
  const [first = '', ...others] = parts;
  if (!others.length) return country === 'US' ? ofWords(text, isTown) : aroundPostalCode(text, country);
  const isUnit = UNIT_PART.test(others[0]!);
  const street = isUnit ? `${first} ${others.shift()!}` : first;
  const place = placeOf(others, country);
  // “915 2nd Avenue Seattle, WA”: the comma is behind the town.
  if (country !== 'US' || place.city || !(place.state ?? place.postal_code)) return { street, ...place };
  return { ...splitStreet(street, isTown), ...place };
}

const UNIT_PART = /^(?:#|(?:apt|apartment|unit|suite|ste|floor|fl|room|rm|bldg|building)\b)/i;
const COUNTRY = /[ ,]*\b(?:usa|u\.s\.a\.|united states(?: of america)?)\.?$/i;

/** The town, state and postal code after a street’s comma. */
function placeOf(parts: string[], country: string): Omit<AddressLine, 'street'> {
  const whole = parts.join(', ').replace(country === 'US' ? COUNTRY : /$^/, '');
  const code = postalCodeIn(whole, country);
  const left = (code ? whole.slice(0, code.index) + whole.slice(code.index + code[0].length) : whole)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const postal_code = code?.[0].replace('〒', '');
  if (country !== 'US') {
    const state = left.length > 1 ? left.at(-1) : undefined;
    return { ...(left[0] && { city: left[0] }), ...(state && { state }), ...(postal_code && { postal_code }) };
  }
  const [last = ''] = left.slice(-1);
  const { rest, state = left.length > 1 ? last : undefined } = withoutState(last);
  const city = left.length > 1 ? left[0] : rest;
  return { ...(city && { city }), ...(state && { state }), ...(postal_code && { postal_code }) };
}

/** A line of the US without commas. */
function ofWords(line: string, isTown: IsTown): AddressLine {
  const bare = line.replace(COUNTRY, '');
  const code = /\D/.test(bare.slice(0, -5)) ? postalCodeIn(bare, 'US') : null;
  const { rest, state } = withoutState(code ? bare.slice(0, code.index).trim() : bare);
  if (!state && !code) return { street: line };
  // The city of New York is meant where the state would be left alone.
  const alone = state === 'NY' && !code && !/\bny$/i.test(bare) ? { city: 'New York' } : {};
  return { ...alone, ...splitStreet(rest, isTown), ...(state && { state }), ...(code && { postal_code: code[0] }) };
}

/** Elsewhere the postal code parts the street from the town: “Hauptstraße 12 10115 Berlin”. */
function aroundPostalCode(line: string, country: string): AddressLine {
  const code = postalCodeIn(line.slice(1), country);
  if (!code) return { street: line };
  const city = line.slice(1 + code.index + code[0].length).trim();
  return {
    street: line.slice(0, 1 + code.index).trim(),
    ...(city && { city }),
    postal_code: code[0].replace('〒', ''),
  };
}

/** What a street’s name ends with. */
const TYPE =
  /^(?:st|street|ave?|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|ct|court|pl|place|sq|square|hwy|highway|pkwy|parkway|cir|circle|ter|terrace|trl|trail|way|loop|row|alley|plaza|broadway|pike|turnpike|run|path|crossing|xing)\.?$/i;
const DIRECTION = /^(?:n|s|e|w|ne|nw|se|sw)\.?$/i;
const UNIT = /^(?:#.*|apt|apartment|unit|suite|ste|floor|fl|room|rm|bldg|building)\.?$/i;
const SAINT = /^st\.?$/i;

/** “418 cedar hollow road duluth” in street and town: the type of the street, its direction and the flat end the street. */
function splitStreet(line: string, isTown: IsTown): Pick<AddressLine, 'street' | 'city'> {
  const words = line.split(' ').filter(Boolean);
  const cut = (at: number) => {
    const city = words.slice(at).join(' ');
    return { street: words.slice(0, at).join(' '), ...(city && { city }) };
  };
  for (let at = 1; at < words.length; at++) if (isTown(words.slice(at).join(' '))) return cut(at);
  let end = words.findIndex(
    (word, at) => at > (/^\d/.test(words[0]!) && !/^broadway$/i.test(word) ? 1 : 0) && TYPE.test(word),
  );
  if (end === -1) return words.length > 2 && /^\d/.test(words[0]!) ? cut(words.length - 1) : cut(words.length);
  end++;
  while (end < words.length && TYPE.test(words[end]!) && !SAINT.test(words[end]!)) end++;
  while (end < words.length && (DIRECTION.test(words[end]!) || /^\d+[a-z]?$/i.test(words[end]!))) end++;
  if (end < words.length && UNIT.test(words[end]!))
    end += words[end]!.length > 1 && words[end]!.startsWith('#') ? 1 : 2;
  return cut(Math.min(end, words.length));
}
