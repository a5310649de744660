import { fold } from '#functions/names/fold.ts';
import type { CallerTurn } from '#functions/nlu/name/candidate.ts';
import { replacedInJapanese } from '#functions/nlu/name/japanese/replaced.ts';
import { endingAt, startingAt } from '#functions/nlu/name/phrasebook.ts';
import { forenameFirst } from '#functions/nlu/name/spaced/forename-first.ts';
import { isEveryday, isName, isNumber, type Page, pageOf, valueOf } from '#functions/nlu/name/spaced/page.ts';
import { vocabularyOf } from '#functions/nlu/name/vocabulary.ts';
import type { Language } from '#shared/values/language.ts';

/** Names that a caller does not want noted, folded, and the one to note instead. */
export type Replacement = { refused: string[]; given: string | null };

const MOST_WORDS = 4;
const nisba = /^ال\p{L}{2,}ي$/u;

function isPart(page: Page, at: number): boolean {
  const { words, book, vocabulary, language } = page;
  const word = words[at];
  if (!word || isNumber(word) || book.ends.has(word.folded) || book.titles.has(word.folded)) return false;
  if (startingAt(words, at, book.noting) || startingAt(words, at, book.notNoting)) return false;
  if (word.capital && words.some(({ capital }) => !capital)) return true;
  const isKnown = isName(page, word) || (language === 'ar' && nisba.test(word.folded));
  return isKnown && (!isEveryday(page, word) || vocabulary.forenames.has(word.folded));
}

type Range = { from: number; to: number };

/** The name at a position, after a title; null without one. */
function nameFrom(page: Page, at: number): Range | null {
  const { words, book } = page;
  const from = at + startingAt(words, at, book.titles);
  let to = from;
  while (to < from + MOST_WORDS && (to === from || !words[to - 1]!.stop)) {
    const isJoined = to > from && words[to] && book.particles.has(words[to]!.folded) && isPart(page, to + 1);
    if (!isJoined && !isPart(page, to)) break;
    to++;
  }
  return to > from ? { from, to } : null;
}

/** The name that ends before a position: in Turkish the verb comes last. */
function nameUntil(page: Page, to: number): Range | null {
  const { words } = page;
  let from = to;
  while (from > 0 && to - from < MOST_WORDS && !words[from - 1]!.stop && isPart(page, from - 1)) from--;
  return from < to ? { from, to } : null;
}

/** “Don’t put Smith … put Anna Cole”. */
function notedIn(page: Page): Replacement {
  const { words, book, language } = page;
  const refused: string[] = [];
  let given: string | null = null;
  for (let at = 0; at < words.length;) {
    const refusing = startingAt(words, at, book.notNoting);
    const noting = refusing ? 0 : startingAt(words, at, book.noting);
    const length = refusing || noting;
    const name = length ? (language === 'tr' ? nameUntil(page, at) : nameFrom(page, at + length)) : null;
    if (name && refusing) refused.push(...words.slice(name.from, name.to).map(({ folded }) => folded));
    if (name && noting && refused.length) given = valueOf(page, name.from, name.to);
    at += Math.max(1, length);
  }
  return { refused, given };
}

/** Two readings of a name begin alike. */
const likes = (one: string, other: string) => one[0] === other[0];

/** “Not Reed but Read”; only of names that are known of the caller, or resemble each other. */
function insteadIn(page: Page, known: ReadonlySet<string>): Replacement | null {
  const { words, book, language } = page;
  for (let at = 0; at < words.length; at++) {
    const length = startingAt(words, at, book.denial);
    if (!length) continue;
    const wrong = language === 'tr' ? nameUntil(page, at) : nameFrom(page, at + length);
    if (!wrong) continue;
    const next = language === 'tr' ? at + length : wrong.to;
    const instead = startingAt(words, next, book.instead);
    // “Not Reed, Read”; but “not Mr. Reed Smith” is one name.
    if (!instead && language !== 'tr' && !words[wrong.to - 1]!.stop) continue;
    const right = nameFrom(page, next + instead);
    // “Not Reed, not Wright”
    if (!right || (language !== 'tr' && endingAt(words, right.from, book.denial))) continue;
    const [refused, noted] = [wrong, right].map(({ from, to }) => words.slice(from, to).map(({ folded }) => folded));
    if (!refused!.some((word) => known.has(word) || noted!.some((other) => likes(word, other)))) continue;
    return {
      refused: refused!.filter((word) => !noted!.includes(word)),
      given: valueOf(page, right.from, right.to),
    };
  }
  return null;
}

/** What a turn says of the name to note; null if it refuses none. */
export function replacedIn(turn: CallerTurn, language: Language, known: ReadonlySet<string>): Replacement | null {
  if (language === 'ja') return replacedInJapanese(turn.text);
  const page = pageOf(turn, language);
  const noted = notedIn(page);
  return noted.refused.length ? noted : insteadIn(page, known);
}

/** The name with what the caller puts in the place of the refused words: “Anna Smith”, then “Cole”. */
export function withReplacement(
  name: string | null,
  { refused, given }: Replacement,
  language: Language,
): string | null {
  if (language === 'ja') return given;
  const words = (name ?? '').split(' ').filter(Boolean);
  const isRefused = (word: string) => refused.includes(fold(word));
  const left = words.filter((word) => !isRefused(word));
  if (!given) return left.length && left.length < words.length ? left.join(' ') : null;
  if (given.includes(' ')) return forenameFirst(given, language);
  const place = words.findIndex(isRefused);
  if (place >= 0)
    return words.flatMap((word, at) => (at === place ? [given] : isRefused(word) ? [] : [word])).join(' ');
  // «Пётр, не Дмитриев, а Димитриев»
  const isSurname = !vocabularyOf(language).forenames.has(fold(given));
  return isSurname && words.length === 1 && vocabularyOf(language).forenames.has(fold(words[0]!))
    ? `${words[0]} ${given}`
    : given;
}
