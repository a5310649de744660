import { type Ages, parseAge } from '#shared/validation/age.ts';
import { inLatinDigits } from '#shared/values/digits.ts';
import { postalCodeIn } from '#shared/values/postal-code.ts';
import type { SearchType } from '#shared/values/search-type.ts';
import { isWord, withoutState } from '#shared/values/state-spelling.ts';

/** A town or state by what people call it. */
export type Place = { city: string | null; state: string | null; country: string };

/** Knows towns: those that `placesToKnow` names. */
export type FindPlace = (name: string) => Place | undefined;

/** The fields of a search, as the forms have them. */
export type Understood = Ages & {
  type: SearchType;
  search_query: string;
  city?: string;
  state?: string;
  country?: string;
};

const MAX_TOWN_WORDS = 3;
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** The readings of a name: with the town at its end, and with that town as a part of the name. */
export function namesIn(line: string, findPlace: FindPlace): Understood[] {
  const { rest, ages } = withoutAge(line);
  const whole: Understood = { type: 'name', search_query: rest, ...ages };
  const placed = placedName(rest, findPlace);
  if (!placed) return [whole];
  const { name, isSure, last, ...place } = placed;
  const inPlace: Understood = { type: 'name', search_query: name, ...place, ...ages };
  if (isSure) return [inPlace];
  // One word left of two is more often half a name: “George Washington”.
  const isHalf = wordsOf(name).length < 2;
  return isHalf || isName(last) ? [whole, inPlace] : [inPlace, whole];
}

/** “Maria Cantwell 45”, “Maria Cantwell, about 45”, “… age 40-50”. */
function withoutAge(line: string): { rest: string; ages: Ages } {
  const found = AGE.exec(inLatinDigits(line));
  const ages = found && parseAge(found[1]!);
  return ages ? { rest: line.slice(0, found.index).trim(), ages } : { rest: line, ages: {} };
}
const AGE =
  /(?<=\p{L}.*)[\s,،、]+(?:aged?:?\s+)?((?:(?:about|around|approx\.?|circa|ca\.?|~)\s*)?\d{2,3}(?:\s*[-–]\s*\d{2,3})?\+?)(?:\s*(?:years?(?:\s+old)?|yrs?|yo|歳|ans|anos|años|yaş|лет|سنة))?$/iu;

/** `last` is what was taken for the place, where it may be a name. */
type PlacedName = { name: string; city?: string; state?: string; country?: string; isSure: boolean; last: string };

/** A name and the place at its end; undefined without one. */
function placedName(line: string, findPlace: FindPlace): PlacedName | undefined {
  const marked = MARKED.exec(line);
  const [name, after] = marked ? [marked[1]!, marked[2]!] : [];
  if (name && after) {
    const place = placeBehind(after, findPlace);
    // “Okafor, Tamara” has a comma too.
    if (place)
      return {
        name,
        ...place,
        isSure: !/^[,،、]/.test(marked![0].slice(name.length)) || wordsOf(name).length > 1,
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
    if (!town || (state && town.city === null)) continue;
    const place = state ? { city: last, state: state.state } : fieldsOf(town);
    return { name: words.slice(0, -count).join(' '), ...place, isSure: Boolean(state), last };
  }
  if (!state) return undefined;
  const isSure = code || (words.length > 1 && state.isCode);
  return words.length ? { name: words.join(' '), state: state.state, isSure, last: state.written } : undefined;
}

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

/** Frequent names that are also towns of some size, states or what states were called for short. */
const names = new Set(
  'cal carolina dakota georgia ill ind mass miss montana ore penn tex virginia wash allen anderson austin benton bryan burton carson chandler clayton cleveland clinton compton conway dallas dayton denton durham eugene everett fisher florence franklin garland gilbert grant hamilton henderson houston irving jackson jordan kent lawrence lincoln london lowell lynn madison marion mason murray norman odessa palmer pierce preston reading richardson salem santiago sherman stafford temple troy tyler vaughan warren washington wayne york'.split(
    ' ',
  ),
);
const isName = (word: string) => names.has(word.replaceAll('.', '').toLowerCase());

/** The ends of a line that may be a town, shortest first; before them at least so many words. */
export function townsAtEnd(line: string, before: number): string[] {
  const bare = withoutZip(withoutAge(line).rest).rest;
  const words = wordsOf((stateAtEnd(bare)?.rest ?? bare).replace(/[,،、]/g, ' '));
  const most = Math.max(0, Math.min(MAX_TOWN_WORDS, words.length - before));
  return Array.from({ length: most }, (_, i) => words.slice(-1 - i).join(' '));
}
