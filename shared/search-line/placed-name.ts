import { withoutAge } from '#shared/search-line/age-in-line.ts';
import { apart } from '#shared/search-line/apart.ts';
import { withoutFamily } from '#shared/search-line/family-words.ts';
import { isGivenName } from '#shared/search-line/given-names.ts';
import { isKatakanaGivenName } from '#shared/search-line/katakana-names.ts';
import {
  borne,
  familyScore,
  isFirstNameOnly,
  isUnspaced,
  nameScore,
  nameWordsOf,
  wordsOf,
} from '#shared/search-line/name-words.ts';
import { placeScore } from '#shared/search-line/place-score.ts';
import type { Knowledge, Reading } from '#shared/search-line/reading.ts';
import { type Split, splitsOf } from '#shared/search-line/splits.ts';
import { withCirca, withStateAtEnd } from '#shared/search-line/state-before-age.ts';
import { withoutTitleBefore } from '#shared/search-line/title.ts';
import { parseAge } from '#shared/validation/age.ts';
import { inLatinDigits } from '#shared/values/digits.ts';

/** A second reading scores at most so much less than the first. */
const NEARLY = 5;

/**
 * The readings of a name, the likeliest first, and at most one other: with a place at its end, or whole. A place alone has no
 * name in its reading.
 */
export function namesIn(line: string, known: Knowledge): Reading[] {
  const family = withoutFamily(line, known);
  const { rest: bare, ages, behind } = withoutAge(withCirca(family ?? line, known), known.year);
  const rest = behind || bare === line ? bare : withStateAtEnd(bare, line, known);
  const scoreOf = ({ name, mark }: Split) =>
    family === undefined ? nameScore(name, mark === 'none', known) : familyScore(name);
  const splits = splitsOf(apart(rest, behind, known), known)
    // “Seattle Mr. John Smith”
    .map((split) => (split.mark === 'start' ? { ...split, name: withoutTitleBefore(split.name) } : split))
    .filter(({ mark }) => family === undefined || mark !== 'alone')
    .map((split) => ({ split, score: scoreOf(split) + placeScore(split, known) }))
    .sort((a, b) => b.score - a.score);
  const [best] = splits;
  if (!best) return [];
  const near = isCertain(best.split) ? [] : splits.filter(({ score }) => score >= best.score - NEARLY);
  if (family !== undefined) return familyOf(best.split, ages, known);
  const own = readingsOf(best.split, ages, known);
  // “Virginia” and “Paris” alone are a first name or a place; for other first names a last name is likelier.
  const places = own.length > 1 ? near.filter(({ split }) => isWellKnown(split)) : [];
  const further = [...places, ...near].flatMap(({ split }) => readingsOf(split, ages, known));
  const readings = [...own.slice(0, 1), ...further.slice(0, places.length), ...own.slice(1), ...further];
  const distinct = new Map(readings.map((reading) => [JSON.stringify(reading), reading]));
  return [...distinct.values()].slice(0, 2);
}

/** A last name; “John Smith family” names a person. */
function familyOf(split: Split, ages: Partial<Reading>, known: Knowledge): Reading[] {
  const [first = '', ...more] = wordsOf(split.name);
  if (more.length && isFirstNameOnly(first, known)) return readingsOf(split, ages, known).slice(0, 1);
  return [{ type: 'name', last_name: split.name, ...split.fields, ...ages }];
}

/** A state or a large town, alone in the line. */
const isWellKnown = ({ mark, town, state }: Split) => mark === 'alone' && Boolean(town ? town.place?.isLarge : state);

/** A place that leaves no doubt: marked, or a town with its state, behind a whole name. */
const isCertain = ({ name, mark, fields: { city, state }, isCode }: Split) =>
  Boolean(
    city && state && mark !== 'alone' && mark !== 'start' && nameWordsOf(name).length > 1 && (isCode || mark !== 'end'),
  ) ||
  (Boolean(isCode) && mark !== 'alone') ||
  ((mark === 'comma' || mark === 'in') && nameWordsOf(name).length > 1);

const PARTICLED =
  /^(?:(?:le|la|de|du|da|do|dos|das|del|della|di|von)|(?:van\s+de[nr]?|de\s+l[aeo]s?|von\s+der))\s+\p{L}{3,}$/iu;

/** A name as it is; a single word as a last name, or as a first name if it is one. */
function readingsOf({ name, fields, mark }: Split, ages: Partial<Reading>, known: Knowledge): Reading[] {
  const rest = { ...fields, ...ages };
  if (mark === 'alone') return [{ type: 'name', ...rest }];
  const isOneWord = /\p{L}/u.test(name) && wordsOf(name).length === 1 && !/[,،、]/.test(name) && !isUnspaced(name);
  // “Le Goff” is a last name alone.
  if (PARTICLED.test(name) && !isFirstNameOnly(wordsOf(name).at(-1)!, known))
    return [{ type: 'name', last_name: name, ...rest }];
  if (!isOneWord && !isUnspacedFirstName(name, known)) return [{ type: 'name', search_query: name, ...rest }];
  const last: Reading = { type: 'name', last_name: name, ...rest };
  return !isOneWord || isFirstNameOnly(name, known) ? [{ type: 'name', first_name: name, ...rest }, last] : [last];
}

/** ジョン, 花子: characters are read in many ways, so of them those count that are listed. */
function isUnspacedFirstName(name: string, known: Knowledge): boolean {
  if (/^[\p{Script=Katakana}ー]+$/u.test(name)) return isKatakanaGivenName(name) || isFirstNameOnly(name, known);
  return isUnspaced(name) && isGivenName(name) && borne(name, 'last', known) !== 'frequent';
}

const AGE_FIRST = /^(\d{2})[\s,،、]+(\D+)$/u;
/** “40歳の佐藤”, “45 ans Marie Dupont” */
const YEARS_FIRST =
  /^(\d{2})\s*(?:歳|才|years?[\s-]+old|yo|y\/o|ans|anos|años|yaşında(?:ki)?|лет|года?|سنة|سنه|عام[\u064b]?ا?[\u064b]?)(?:の|[\s,،、]+)(\D+)$/iu;

/**
 * “41 Tamsin Okafor Duluth”: the age before a name of at least two words, which an address may be too; or any name behind an
 * age with its unit.
 */
export function ageFirst(line: string, known: Knowledge, hasUnit = false): Reading | undefined {
  const [, age, rest] = (hasUnit ? YEARS_FIRST : AGE_FIRST).exec(inLatinDigits(line)) ?? [];
  const ages = age && parseAge(age);
  if (!ages || !rest || (!hasUnit && wordsOf(rest).length < 2)) return undefined;
  const [reading] = namesIn(withoutTitleBefore(rest), known);
  return reading?.search_query || (hasUnit && reading?.last_name) ? { ...reading, ...ages } : undefined;
}
