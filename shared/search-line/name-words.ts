import { isFirstName, isFrequentName, isOwnName, isJapaneseFamilyName } from '#shared/search-line/frequent-names.ts';
import { isGivenName } from '#shared/search-line/given-names.ts';
import type { Knowledge } from '#shared/search-line/reading.ts';

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Katakana has a dot between the names of a foreigner. */
export const nameWordsOf = (text: string): string[] => text.split(/[\s・,،、]+/).filter(Boolean);

/** Scripts that write a whole name without a blank, the family name first. */
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々・\s]+$/u;
export const isUnspaced = (text: string): boolean => UNSPACED.test(text);

/** From this share on a word is known as a name, and as a frequent one. */
const KNOWN = 2e-5;
const FREQUENT = 1e-3;
type Borne = 'unknown' | 'known' | 'frequent';

/** How many people bear a word as their last or first name, as far as is known. */
export function borne(word: string, part: 'last' | 'first', known: Knowledge): Borne {
  const { share, countries } = known;
  if (!share) return isListed(word, part) ? 'frequent' : 'unknown';
  if (part === 'last' && isJapaneseFamilyName(word)) return 'frequent';
  const found = share(word, part);
  if (found >= FREQUENT) return 'frequent';
  const isListedSo = part === 'first' ? isGivenName(word) : isOwnName(word) && countries?.some((each) => each !== 'US');
  if (isListedSo || (part === 'last' && isRussianFamilyName(word, known))) return 'known';
  return found >= KNOWN && !(part === 'last' && isTownAtHome(word, known)) && !isLargePlace(word, known)
    ? 'known'
    : 'unknown';
}

/** ハワイ is found as Howe, دبي as Debby: in scripts that write few vowels, a large place is likelier than a rare name. */
function isLargePlace(word: string, { place, share }: Knowledge): boolean {
  const found = /^[\p{Script=Katakana}ー\p{Script=Arabic}]+$/u.test(word) ? place?.(word) : undefined;
  // Many are called Lincoln.
  const isName = found?.city && (['last', 'first'] as const).some((part) => (share?.(found.city!, part) ?? 0) >= KNOWN);
  return Boolean(found?.isLarge && !isName);
}

/** Rouen in France: a few bearers in an index of Americans count less than where the reader is. */
function isTownAtHome(word: string, { place, countries = [] }: Knowledge): boolean {
  const found = RUSSIAN_FAMILY_NAME.test(word) ? undefined : place?.(word);
  return Boolean(found && found.country !== 'US' && countries.includes(found.country));
}
/** Most Russian family names end so, also those of towns: “Пушкин”, but not the large town “Саратов”. */
const RUSSIAN_FAMILY_NAME = /^\p{Script=Cyrillic}+(?:[оеё]ва?|[иы]на?|ск(?:ий|ой|ая))$/iu;
const isRussianFamilyName = (word: string, { place }: Knowledge) =>
  RUSSIAN_FAMILY_NAME.test(word) && !isGivenName(word) && !place?.(word)?.isLarge;

/** Frequent names that are also places, for want of anything better. */
const isListed = (word: string, part: 'last' | 'first') =>
  part === 'last'
    ? isFrequentName(word) || isJapaneseFamilyName(word) || isOwnName(word)
    : isFirstName(word) || isGivenName(word);

const isBorne = (word: string, part: 'last' | 'first', known: Knowledge) => borne(word, part, known) !== 'unknown';

/** “William Bradford III”: his last name is before it. */
const GENERATION = /(?<=\S\s+\S+)[\s,]+(?:[js]r\.?|i{2,3}|iv|neto|filho|junior|júnior)$/iu;

const LAST = 3;
const FIRST = 1;
const WHOLE = 1;
/** For “Okafor, Tamara” with its comma. */
const COMMA = 1;
const SWAPPED = -0.5;
const SWAPPED_UNSPACED = -1.5;
/** More words than a name has in scripts without blanks. */
const TOO_MANY = -3;
/** A first name alone finds nobody: no place is split off before one. */
const ONE = { last: 2, frequent: 4.1, unspaced: 1, unknown: -1, first: -3, firstAlone: 2.5 };

/** How likely words are a name, as a score: a known last name at its place counts most. `isWhole`: nothing else is in the line. */
export function nameScore(name: string, isWhole: boolean, known: Knowledge): number {
  const [last = '', first = '', ...more] = name.split(/\s*[,،、]\s*/);
  const lastScore = (word: string) => (isBorne(word, 'last', known) ? LAST : 0);
  const firstScore = (word: string) => (isBorne(word, 'first', known) && !isMostlyLastName(word, known) ? FIRST : 0);
  if (more.length) return TOO_MANY;
  // “Luana, Recife” is a first name and a town.
  const isNamed = !isWhole || isBorne(last, 'last', known) || !known.place?.(first) || isBorne(first, 'first', known);
  if (first)
    return WHOLE + (isNamed ? COMMA : 0) + lastScore(wordsOf(last).at(-1) ?? '') + firstScore(wordsOf(first)[0] ?? '');
  const words = nameWordsOf(name.replace(GENERATION, ''));
  const [start = '', end = ''] = [words[0], words.at(-1)];
  if (!words.length) return 0;
  if (words.length === 1) return oneWordScore(start, isWhole, known);
  // 小林直樹 is a whole name: what follows is none.
  if (isUnspaced(name) && words.length > 1 && isWholeUnspaced(start, known)) return WHOLE + TOO_MANY;
  const [family, given] = isUnspaced(name) ? [start, end] : [end, start];
  const swapped = isUnspaced(name) ? SWAPPED_UNSPACED : SWAPPED;
  const score = Math.max(lastScore(family) + firstScore(given), lastScore(given) + firstScore(family) + swapped);
  return WHOLE + score + (isUnspaced(name) && !name.includes('・') && words.length > 2 ? TOO_MANY : 0);
}

/** Particles of a last name. */
const PARTICLE = /^(?:d[aeiou]|d[eo]s|del|della|di|van|von|der|den|la|le|el|al|bin|ibn|abu)$/iu;

export const isParticle = (word: string): boolean => PARTICLE.test(word);

/** How likely words are the last name of a family: one word, with its particles, rather than two. */
export function familyScore(name: string): number {
  const words = nameWordsOf(name).filter((word) => !PARTICLE.test(word));
  return words.length === 1 ? WHOLE + LAST : words.length === 2 ? WHOLE + FIRST : 0;
}

/** Family names of three characters are few, of four almost none. */
const isWholeUnspaced = (word: string, known: Knowledge) =>
  /^\p{Script=Han}{4,}$/u.test(word) || (/^\p{Script=Han}{3}$/u.test(word) && !isBorne(word, 'last', known));

function oneWordScore(word: string, isWhole: boolean, known: Knowledge): number {
  if (isUnspaced(word) && isBorne(word, 'last', known)) return LAST;
  if (isMostlyLastName(word, known)) return ONE.frequent;
  if (isBorne(word, 'last', known)) return ONE.last;
  if (isBorne(word, 'first', known)) return isWhole ? ONE.firstAlone : ONE.first;
  return isUnspaced(word) ? ONE.unspaced : ONE.unknown;
}

/** Whether a single word is rather a first name, which alone finds nobody. */
export function isFirstNameOnly(word: string, known: Knowledge): boolean {
  const share = (part: 'last' | 'first') => known.share?.(word, part) ?? 0;
  if (!isBorne(word, 'first', known)) return false;
  return !isBorne(word, 'last', known) || share('first') > MOSTLY * share('last');
}

/** “Smith” and “Brown”, but not “Thomas”. */
function isMostlyLastName(word: string, known: Knowledge): boolean {
  if (!known.share || borne(word, 'last', known) !== 'frequent') return false;
  const first = known.share(word, 'first');
  return first ? known.share(word, 'last') > first : !isGivenName(word);
}

/** “Kelly” and “Warren” are both, and a last name finds people; “John” is seldom one. */
const MOSTLY = 20;
