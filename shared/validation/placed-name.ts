import { type Ages, parseAge } from '#shared/validation/age.ts';
import { withoutAge } from '#shared/validation/age-in-line.ts';
import { isFirstName, isFrequentName, isJapaneseFamilyName } from '#shared/validation/frequent-names.ts';
import { inLatinDigits } from '#shared/values/digits.ts';
import { postalCodeIn } from '#shared/values/postal-code.ts';
import type { SearchType } from '#shared/values/search-type.ts';
import { isStateName, isWord, stateCodeFirst, withoutState } from '#shared/values/state-spelling.ts';

/** A town or state by what people call it. */
export type Place = { city: string | null; state: string | null; country: string };

/** Knows towns: those that `placesToKnow` names. */
export type FindPlace = (name: string) => Place | undefined;

/** The fields of a search, as the forms have them. */
export type Understood = Ages & {
  type: SearchType;
  /** Absent where a name is in `first_name` or `last_name`, or where a place alone is read. */
  search_query?: string;
  first_name?: string;
  last_name?: string;
  city?: string;
  state?: string;
  country?: string;
};

const MAX_TOWN_WORDS = 3;
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/**
 * The readings of a name: with the town at its end, and with that town as a part of the name. A place alone has no name in
 * its reading, and one word of a name is a first name, so that a search asks for what is missing.
 */
export function namesIn(line: string, findPlace: FindPlace): Understood[] {
  const { rest, ages } = withoutAge(line);
  const alone = placeAlone(rest, findPlace);
  if (alone) {
    const place: Understood = { type: 'name', ...alone, ...ages };
    const [name, other] = nameReadings(rest, ages);
    if (isJapaneseFamilyName(rest)) return [name!, place];
    return [place, other ?? name!];
  }
  const whole = nameReadings(rest, ages);
  const placed = placedName(rest, findPlace);
  if (!placed) return whole;
  const { name, isSure, last, ...place } = placed;
  const inPlace = nameReadings(name, { ...place, ...ages });
  if (isSure) return inPlace;
  // One word left of two is more often half a name, “George Washington”, but not before most states: “Inouye Hawaii”.
  const isHalf = nameWordsOf(name).length < 2;
  if (isHalf && isStateName(last) && !isFrequentName(lastWord(last))) return [inPlace.at(-1)!, whole[0]!];
  return isHalf || isFrequentName(last) ? [whole[0]!, inPlace.at(-1)!] : [inPlace[0]!, whole[0]!];
}

/** Katakana has a dot between the names of a foreigner. */
const nameWordsOf = (text: string) => text.split(/[\s・]+/).filter(Boolean);
const lastWord = (text: string) => wordsOf(text).at(-1) ?? '';

/** Scripts that write a whole name without a blank. */
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々・]+$/u;
const isWholeName = (text: string) => UNSPACED.test(text);

/** A name as it is; a single word as a first name, or else as a last name. */
function nameReadings(name: string, rest: Omit<Understood, 'type'>): Understood[] {
  const isOneWord = /\p{L}/u.test(name) && wordsOf(name).length === 1 && !/[,،、]/.test(name) && !isWholeName(name);
  if (!isOneWord) return [{ type: 'name', search_query: name, ...rest }];
  return [
    { type: 'name', first_name: name, ...rest },
    { type: 'name', last_name: name, ...rest },
  ];
}

/** A line that is no more than a place: “Seattle WA”, “Minnesota”, 東京. A frequent name is read as a name. */
function placeAlone(line: string, findPlace: FindPlace): Pick<PlacedName, 'city' | 'state' | 'country'> | undefined {
  const bare = withoutZip(line).rest.replace(/\s*[,،、]\s*/g, ' ');
  if (isFrequentName(bare) || isFirstName(bare)) return undefined;
  const { rest, state } = withoutState(bare);
  const town = state && rest ? findPlace(rest) : undefined;
  if (town?.city && town.country === 'US' && !isElsewhere(town, state)) return { city: town.city, state };
  const place = findPlace(bare);
  if (place) return fieldsOf(place);
  return state && !rest && !isWord(bare) ? { state } : undefined;
}

/** “41 Tamsin Okafor Duluth”: the age before a name of at least two words, which an address may be too. */
export function ageFirst(line: string, findPlace: FindPlace): Understood | undefined {
  const [, age, rest] = /^(\d{2})[\s,،、]+(\D+)$/u.exec(inLatinDigits(line)) ?? [];
  const ages = age && parseAge(age);
  if (!ages || !rest || wordsOf(rest).length < 2) return undefined;
  const [reading] = namesIn(rest, findPlace);
  return reading?.search_query ? { ...reading, ...ages } : undefined;
}

/** `last` is what was taken for the place, where it may be a name. */
type PlacedName = { name: string; city?: string; state?: string; country?: string; isSure: boolean; last: string };

/** A name and the place at its end; undefined without one. */
function placedName(line: string, findPlace: FindPlace): PlacedName | undefined {
  const before = stateCodeFirst(line);
  if (before) return placedName(`${before.rest} ${before.state}`, findPlace);
  const turned = lastFirstPlace(line, findPlace);
  if (turned) return turned;
  const marked = MARKED.exec(line);
  const [name, after] = marked ? [marked[1]!, marked[2]!] : [];
  if (name && after) {
    const place = placeBehind(after, findPlace);
    // “Okafor, Tamara” has a comma too.
    if (place)
      return {
        name,
        ...place,
        isSure:
          !/^[,،、]/.test(marked![0].slice(name.length)) ||
          nameWordsOf(name).length > 1 ||
          Boolean(place.city && place.state),
        last: after,
      };
  }
  if (/[,،、]/.test(line)) return undefined;
  const { rest: bare, code } = withoutZip(line);
  const state = stateAtEnd(bare);
  const words = wordsOf(state?.rest ?? bare);
  for (let count = Math.min(MAX_TOWN_WORDS, words.length - 1); count > 0; count--) {
    const last = words.slice(-count).join(' ');
    const town = findPlace(last);
    if (!town || (state && (town.city === null || isElsewhere(town, state.state)))) continue;
    if (words.length === 2 && isFirstName(last) && town.state !== state?.state) continue;
    const place = state ? { city: last, state: state.state } : fieldsOf(town);
    return { name: words.slice(0, -count).join(' '), ...place, isSure: Boolean(state), last };
  }
  if (!state) return undefined;
  const isSure = code || (words.length > 1 && state.isCode);
  return words.length ? { name: words.join(' '), state: state.state, isSure, last: state.written } : undefined;
}

/** “Sanders, Bernie, Vermont”: a last and a first name before a place, where the first name is no town of it. */
function lastFirstPlace(line: string, findPlace: FindPlace): PlacedName | undefined {
  const [last, second, ...further] = line.split(/\s*[,،、]\s*/);
  if (!last || !second) return undefined;
  const { rest, state } = further.length ? { rest: second } : withoutState(second);
  const first = rest.trim();
  const after = further.length ? further.join(', ') : state;
  if (!after || wordsOf(first).length !== 1) return undefined;
  const place = placeBehind(after, findPlace);
  if (!place) return undefined;
  const town = findPlace(first);
  const isTown = town?.city && !place.city && !isElsewhere(town, place.state);
  // “Smith, Gary IN” has no comma before the state of a town.
  const isName = further.length
    ? isFirstName(first) || (wordsOf(last).length === 1 && !isTown)
    : isFirstName(first) && !isTown;
  return isName ? { name: `${last}, ${first}`, ...place, isSure: true, last: after } : undefined;
}

/** Whether a known town is in another state than the one beside it. */
const isElsewhere = (town: Place, state: string | undefined) =>
  Boolean(state && town.country === 'US' && town.state && town.state !== state);

/** A place behind a comma or “in”. */
const MARKED = /^(.+?)(?:\s*[,،、]\s*|\s+(?:in|from|near|à|en|em|в|из|في|من)\s+)(.+)$/iu;

function placeBehind(text: string, findPlace: FindPlace): Pick<PlacedName, 'city' | 'state' | 'country'> | undefined {
  const { rest: bare } = withoutZip(text.replace(/[,،、]\s*/g, ' '));
  const known = findPlace(bare);
  const { rest, state } = withoutState(bare);
  if (state && rest) return { city: rest, state };
  if (known) return fieldsOf(known);
  return state ? { state } : undefined;
}

const fieldsOf = ({ city, state, country }: Place) => ({
  ...(city && { city }),
  ...(state && { state }),
  ...(country !== 'US' && { country }),
});

function withoutZip(line: string): { rest: string; code: boolean } {
  const code = postalCodeIn(line, 'US');
  return code && code.index > 0 ? { rest: line.slice(0, code.index).trim(), code: true } : { rest: line, code: false };
}

/** A state at the end of a name that has no comma; “la” and “de” are words of names. */
function stateAtEnd(line: string): { rest: string; state: string; written: string; isCode: boolean } | undefined {
  const { rest, state } = withoutState(line);
  if (!state || !rest) return undefined;
  const written = line.slice(rest.length).trim();
  const isShouted = line === line.toUpperCase();
  if (written.length === 2 && (isWord(written) || (isShouted && isWord(written.toLowerCase())))) return undefined;
  return { rest, state, written, isCode: written.length === 2 };
}

/** The ends of a line that may be a town, shortest first; before them at least so many words. */
export function townsAtEnd(line: string, before: number): string[] {
  const bare = withoutZip(withoutAge(line).rest).rest;
  const words = wordsOf((stateAtEnd(bare)?.rest ?? bare).replace(/[,،、]/g, ' '));
  const most = Math.max(0, Math.min(MAX_TOWN_WORDS, words.length - before));
  return Array.from({ length: most }, (_, i) => words.slice(-1 - i).join(' '));
}
