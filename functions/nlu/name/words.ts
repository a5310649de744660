import { fold } from '#functions/names/fold.ts';
import { isVerbal } from '#functions/nlu/name/spaced/verb.ts';
import { vocabularyOf } from '#functions/nlu/name/vocabulary.ts';
import type { Language } from '#shared/values/language.ts';

/** A word of a turn: its text and folded form, its position, whether punctuation follows (`stop`), and whether it is a suffix. */
export type Word = {
  text: string;
  folded: string;
  start: number;
  end: number;
  capital: boolean;
  stop: boolean;
  suffix: boolean;
};

/** How much of a very long turn is read at its beginning and at its end. */
const BEGINNING = 3000;
const END = 1000;
export const readable = (text: string): string =>
  text.length <= BEGINNING + END ? text : `${text.slice(0, BEGINNING)} . ${text.slice(-END)}`;

const word = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
const nextWord = /^[\s,.…-]+([\p{L}\p{M}]+)/u;
const LONGEST = 40;
const part = /[\p{L}\p{M}\p{N}]+/gu;
/** In English an apostrophe is part of a word (“it’s”, “O’Hara”), elsewhere it separates two. */
const whole: readonly Language[] = ['en'];
/** The Breton letter c’h: “Le Floc’h”. */
const breton = /c['’]h/iu;
/** Turkish suffixes of a name: “I am”, “from”. */
const turkish = /^(.{3,}?)(y[iıuü]m|[iıuü]m|[dt][ea]n)$/u;

/** “I am” after a relation of the owner’s: “halasıyım”. */
const turkishKin = /^(.{3,}[ıiuü])y[ıiuü]m$/u;

/** In English “I” is no sign of a name. */
const isCapital = (word: string, language: Language): boolean =>
  /^\p{Lu}/u.test(word) && !(language === 'en' && /^I(?:$|['’])/u.test(word));

/** The suffix “from” after a place: “vergi dairesinden”. */
const turkishPlace = /^(.{3,}?)(n?[dt][ae]n)$/u;

/** The words of a turn without its fillers. */
export function wordsOf(
  text: string,
  language: Language,
  {
    fillers,
    places,
    correction,
    kin,
  }: Record<'fillers' | 'places' | 'correction' | 'kin', { has(word: string): boolean }>,
): Word[] {
  const words: Word[] = [];
  const { forenames, everyday } = vocabularyOf(language);
  const isForename = (word = '') => forenames.has(word) && !everyday.has(word);
  // “Momo enfin Mohamed”: elsewhere “enfin” is a filler.
  const isBetweenNames = (end: number) =>
    isForename(words.at(-1)?.folded) && isForename(fold(nextWord.exec(text.slice(end, end + LONGEST))?.[1] ?? ''));
  // “Kayınpederiyim”: a relation with “I am”; but “kardeşim” is whom the caller speaks to.
  const isTurkishKin = (token: string) => kin.has(fold(turkishKin.exec(token)?.[1] ?? '')) && !kin.has(fold(token));
  const add = (word: string, start: number, suffix = false) => {
    const folded = fold(word);
    const end = start + word.length;
    const stop = /^\s*[.,!?;:…،؟]/u.test(text.slice(end, end + 4));
    if (!folded) return;
    if (fillers.has(folded) && !(correction.has(folded) && isBetweenNames(end))) {
      const last = words.at(-1);
      if (last && stop) last.stop = true;
      return;
    }
    const before = words.at(-1);
    // A repeated word is a stutter.
    if (before && before.folded === folded && !before.stop && folded.length > 1) {
      // “Гринько, гринько через и”: the first spelling counts.
      if (before.capital && !/^\p{Lu}/u.test(word)) {
        before.stop = stop;
        return;
      }
      words.pop();
    }
    words.push({ text: word, folded, start, end, capital: isCapital(word, language), stop, suffix });
  };
  for (const match of text.matchAll(word)) {
    const isWhole = whole.includes(language) || (language === 'fr' && breton.test(match[0]));
    const parts = isWhole ? [match[0]] : (match[0].match(part) ?? []);
    let at = match.index;
    for (const [order, token] of parts.entries()) {
      at = text.indexOf(token, at);
      const suffixed =
        language === 'tr' &&
        parts.length === 1 &&
        !forenames.has(fold(token)) &&
        !isVerbal(fold(token), 'tr') &&
        (!everyday.has(fold(token)) || isTurkishKin(token)) &&
        turkish.exec(token);
      const place = language === 'tr' && parts.length === 1 && turkishPlace.exec(token);
      if (place && places.has(fold(place[1]!))) {
        add(place[1]!, at);
        add(place[2]!, at + place[1]!.length, true);
      } else if (suffixed && (forenames.has(fold(suffixed[1]!)) || isTurkishKin(token))) {
        add(suffixed[1]!, at);
        add(suffixed[2]!, at + suffixed[1]!.length, isTurkishKin(token));
      } else add(token, at, language === 'tr' && order > 0);
      at += token.length;
    }
  }
  return words;
}

/** The words from one to another, which is no part of it. */
export type WordRange = { from: number; to: number };

/** The words up to the next punctuation. */
export function stopAfter(words: readonly Word[], from: number): number {
  const stop = words.findIndex((word, at) => at >= from && word.stop);
  return stop < 0 ? words.length : stop + 1;
}
