import { borne, isFirstNameOnly, nameWordsOf, wordsOf } from '#shared/search-line/name-words.ts';
import type { Knowledge } from '#shared/search-line/reading.ts';
import type { Split, Written } from '#shared/search-line/splits.ts';

const STATE = { name: 3, known: 1, frequent: 0, first: 2 };
const TOWN = { small: 1.5, large: 2.5, unknown: 0.5, similar: 1, abroad: -1.5 };
/** What a town loses that is called like people: less if it is large. */
const NAMESAKE = { known: 2, frequent: 3.5, first: 2.2, large: 0.5, withState: 0.5 };
/** A longer name of a place is more surely one. */
const PER_WORD = 0.5;
/** A region abroad is seldom meant by its name alone. */
const STATE_ABROAD = 1.5;
const MARKED = { none: 0, end: 0, from: 2, start: -0.5, alone: 0, comma: 2, in: 4 };
/** “Jackson, MS” is a town, not all of a name in a state; “New York” is no York. */
const ALONE = { withCode: 5, withState: 2, namesake: -1, words: 2 };
/** A region that a town is in, and a last name before both. */
const SURE = 2.5;
const SURE_OF_ONE = 1.5;
/** As much as a last name at its place. */
const NAMESAKE_LAST = 3;
/** The share of people from which on a last name is not rare, if not frequent. */
const RARE = 5e-4;

/** How likely the words of a place are one, as a score to add to that of the name. */
export function placeScore({ name, mark, town, state, isCode }: Split, known: Knowledge): number {
  return (
    (town?.place?.isSure ? sureScore(name, town.written, known) : 0) +
    (mark === 'end' && town && endsWithoutName(name, known) ? namesakeScore(name, town, Boolean(state), known) : 0) +
    MARKED[mark] +
    PER_WORD * Math.max(0, wordsOf((town ?? state)?.written ?? '').length - 1) +
    (mark === 'alone' ? aloneScore(town, state, isCode, known) : 0) +
    (town ? townScore(town, Boolean(state) && mark !== 'alone', known) : 0) +
    (state ? stateScore(state, isCode, known) : 0)
  );
}

/** A last name alone counts too, before a town that nobody is called after: “Thibodeau Montréal Québec”. */
function sureScore(name: string, town: string, known: Knowledge): number {
  if (isWholeName(name, known)) return SURE;
  const [word = '', ...more] = nameWordsOf(name);
  return !more.length && isCalledNothing(word, 'first', known) && isCalledNothing(town, 'last', known)
    ? SURE_OF_ONE
    : 0;
}

const isCalledNothing = (word: string, part: 'last' | 'first', known: Knowledge) =>
  borne(word, part, known) === 'unknown';

/** “Anita Raghavan houston”: a rare word before a town is the last name, and the town is none. */
const endsWithoutName = (name: string, known: Knowledge) => {
  const words = nameWordsOf(name);
  const last = words.at(-1) ?? '';
  return words.length > 1 && isCalledNothing(last, 'last', known) && isCalledNothing(last, 'first', known);
};

/**
 * What a large town near the reader makes up for that is a last name, too: a rare one with its state, “Fremont California”, or
 * one in small letters behind a name in capitals.
 */
function namesakeScore(name: string, { written, place }: Written, hasState: boolean, known: Knowledge): number {
  const isNear = place?.isLarge && !place.isSimilar && (known.countries ?? [place.country]).includes(place.country);
  if (!isNear || borne(written, 'last', known) !== 'known') return 0;
  const isRare = (known.share?.(written, 'last') ?? 0) < RARE;
  const isSmall = /^\p{Ll}/u.test(written) && nameWordsOf(name).every((word) => /^\p{Lu}/u.test(word));
  return (hasState && isRare) || isSmall ? NAMESAKE_LAST : 0;
}

const isWholeName = (name: string, known: Knowledge) => {
  const words = nameWordsOf(name);
  return words.length > 1 && !isFirstNameOnly(words.at(-1)!, known);
};

function aloneScore(
  town: Written | undefined,
  state: Written | undefined,
  isCode: boolean | undefined,
  known: Knowledge,
): number {
  // More people look for a Warren in Massachusetts than for all people of the small town.
  const isLarge = town && state && known.place?.(`${town.written} ${state.written}`)?.isLarge;
  if (town && state && !isCode && !isLarge && borne(town.written, 'last', known) !== 'unknown') return ALONE.namesake;
  if (town && state) return isCode ? ALONE.withCode : ALONE.withState;
  return wordsOf((town ?? state)?.written ?? '').length > 1 ? ALONE.words : 0;
}

function townScore({ written, place }: Written, hasState: boolean, known: Knowledge): number {
  if (!place) return TOWN.unknown;
  if (place.isSimilar) return TOWN.similar;
  const [last, first] = [borne(written, 'last', known), borne(written, 'first', known)];
  const namesake = Math.max(last === 'unknown' ? 0 : NAMESAKE[last], first === 'unknown' ? 0 : NAMESAKE.first);
  if (place.isSure) return TOWN.small + STATE.name - Math.min(namesake, NAMESAKE.withState);
  // Its state beside it says that a town is meant, if not which words are the name.
  if (hasState) return TOWN.small - Math.min(namesake, NAMESAKE.withState);
  if (!place.isLarge && !(known.countries ?? [place.country]).includes(place.country)) return TOWN.abroad - namesake;
  return place.isLarge
    ? TOWN.large - Math.max(0, namesake - (first === 'unknown' ? NAMESAKE.large : 0))
    : TOWN.small - namesake;
}

function stateScore({ written, place }: Written, isCode: boolean | undefined, known: Knowledge): number {
  if (isCode) return STATE.name;
  const isAbroad = place && !(known.countries ?? [place.country]).includes(place.country);
  if (isAbroad && !place.isLarge) return STATE.name - STATE_ABROAD;
  const last = borne(written, 'last', known);
  if (last !== 'unknown') return STATE[last];
  return borne(written, 'first', known) === 'unknown' ? STATE.name : STATE.first;
}
