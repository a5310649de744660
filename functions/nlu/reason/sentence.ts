import type { clausesOf } from '#functions/nlu/reason/clauses.ts';
import { phrasesOf } from '#functions/nlu/languages/speech.ts';
import { fold } from '#functions/names/fold.ts';
import { type Language, localeOf } from '#shared/values/language.ts';

type Words = ReturnType<typeof clausesOf>;

/** The most words and letters of a summary. */
export const MOST_WORDS = 48;
export const MOST_LETTERS = 240;
/** What matters most begins within so many letters, so that a text which is cut has it. */
export const LEAD = 110;
/** A shorter summary that is cut says too little. */
const LEAST_WORDS = 8;
/** Fewer words after a name are hardly the matter. */
const LEAST_AFTER_NAME = 5;
/** Fewer words after talk about the call are none. */
const LEAST_AFTER_CHATTER = 3;
/** A long summary rather ends where a clause certainly does, if that leaves so much of it. */
const ENOUGH = 0.6;

/**
 * The clause that matters, with what belongs to it: from the end of the introduction, if that is near, to where a clause
 * ends, without “I’m calling about” before it.
 */
export function sentenceAround(
  text: string,
  spoken: Words,
  best: { from: number; to: number },
  name: string | null,
  language: Exclude<Language, 'ja'>,
): string {
  const { words, isAside, isLoose } = spoken;
  const introduced = name ? endOfName(words, fold(name).split(' ')) : 0;
  const isNamedFirst = introduced <= best.from || words.length - introduced >= LEAST_AFTER_NAME;
  const first = isNamedFirst ? introduced : 0;
  const start = startFrom(spoken, first, best);
  const to = endFrom(spoken, start, Math.max(best.to, start + 1));
  const begun = afterChatter(spoken, start, to);
  const from = afterLead(words, begun, to, language);
  let next = to;
  while (next < words.length && isLoose(next) && !isAside(next)) next++;
  const isCut = next < words.length && !isAside(next) && !isAside(to) && !spoken.isWish(next);
  const asks = /^\s*([?؟])/u.exec(text.slice(words[to - 1]?.end))?.[1] ?? '';
  return capitalized(said(text, words, from, to), language) + (isCut ? '…' : asks);
}

/** Where the sentence begins: with the introduction left behind if the matter is near, else with a clause before it. */
function startFrom({ words, isBorder, isPause, isAside }: Words, first: number, best: { from: number; to: number }) {
  const isRoom = (at: number) => best.to - at <= MOST_WORDS && lengthOf(words, at, best.to) <= MOST_LETTERS;
  let end = best.to;
  while (end < words.length && !isAside(end)) end++;
  const whole = lengthOf(words, first, end) <= MOST_LETTERS;
  let [from, clear] = [Math.max(first, best.from), -1];
  for (let at = from; at >= first && isRoom(at); at--) {
    if (!whole && lengthOf(words, at, best.from) > LEAD) break;
    // “Call me, the boiler leaks”
    if (at < best.from && at - first < LEAST_WORDS && isAside(at)) return from;
    if (at === first || isBorder(at)) from = at;
    if (at === first || isPause(at)) clear = at;
  }
  return clear >= 0 ? clear : from;
}

/** Where the sentence ends: at the last end of a clause that there is room for, and never at “and she should”. */
function endFrom({ words, isBorder, isClear, isAside, isLoose, isWish }: Words, from: number, least: number): number {
  const isRoom = (at: number) => at - from <= MOST_WORDS && lengthOf(words, from, at) <= MOST_LETTERS;
  let [to, clear] = [least, least];
  for (let at = least; at <= words.length && isRoom(at); at++) {
    if (isBorder(at)) to = at;
    if (isClear(at) || isAside(at)) clear = at;
    if (isAside(at)) break;
  }
  if (to < words.length && !isAside(to) && clear - from >= (to - from) * ENOUGH) to = clear;
  // Rather cut within a clause than say too little.
  if (to - from < LEAST_WORDS) while (to < words.length && !isAside(to) && isRoom(to + 1)) to++;
  if (isAside(to)) while (to > from + 2 && isWish(to - 1)) to--;
  while (to > from + 2 && isLoose(to - 1)) to--;
  return to;
}

/** After what is said of the call itself, where more follows: “I have called three times | the boiler is out”. */
function afterChatter({ isBorder, isClear, chatterAt }: Words, begun: number, to: number): number {
  let from = begun;
  for (let at = begun; at < to; at++) {
    const length = chatterAt(at);
    if (!length) continue;
    const isNear = at === from || !hasClear(isClear, from, at);
    if (!isNear) break;
    let after = at + length;
    while (after < to && !isBorder(after)) after++;
    if (to - after < LEAST_AFTER_CHATTER) after = at + length;
    if (to - after < LEAST_AFTER_CHATTER) break;
    from = after;
    at = after - 1;
  }
  return from;
}

const hasClear = (isClear: (at: number) => boolean, from: number, to: number) =>
  Array.from({ length: to - from - 1 }, (_, index) => from + 1 + index).some(isClear);

const lengthOf = (words: Words['words'], from: number, to: number) =>
  to > from ? words[to - 1]!.end - words[from]!.index : 0;

/** Where the name ends that the caller gave; 0 if it is not among the words. */
export function endOfName(words: Words['words'], name: readonly string[]): number {
  const at = words.findIndex((_, place) => name.every((part, index) => words[place + index]?.plain === part));
  return at < 0 ? 0 : at + name.length;
}

/** The words as they were said, with the punctuation between them, without fillers. */
const said = (text: string, words: Words['words'], from: number, to: number): string =>
  words.slice(from, to).reduce((all, { word, index }, place) => {
    if (!place) return word;
    const between = text.slice(words[from + place - 1]!.end, index);
    return all + (/[\p{L}\p{N}]/u.test(between) || between.length > 3 ? ' ' : between) + word;
  }, '');

const leads = new Map<Language, string[][]>();

/** What leads to a matter, the longest first. */
function leadsOf(language: Language): string[][] {
  const known =
    leads.get(language) ??
    (phrasesOf[language].clauses?.leads ?? [])
      .map((lead) => lead.split(' ').map((word) => fold(word.replaceAll('’', "'"))))
      .sort((one, other) => other.length - one.length);
  leads.set(language, known);
  return known;
}

/** How many words at a place lead to a matter; 0 if none do. */
const leadAt = (words: Words['words'], at: number, language: Language): number =>
  leadsOf(language).find((each) => each.every((word, index) => words[at + index]?.plain === word))?.length ?? 0;

/** After “I’m calling about” and the like, as long as two words are left. */
function afterLead(words: Words['words'], from: number, to: number, language: Language): number {
  for (let at = from; ;) {
    const length = leadAt(words, at, language);
    if (!length || to - (at + length) < 2) return at;
    at += length;
  }
}

/** So early a caller says “tell her”. */
const TELLING = 8;

/** Where what the caller wants passed on begins: after “yes that’s fine and tell her”. */
export function afterTelling(words: Words['words'], language: Language): number {
  for (let at = Math.min(TELLING, words.length) - 1; at >= 0; at--)
    if (leadAt(words, at, language) > 1) return afterLead(words, at, words.length, language);
  return afterLead(words, 0, words.length, language);
}

export const capitalized = (text: string, language: Language): string =>
  text.slice(0, 1).toLocaleUpperCase(localeOf(language)) + text.slice(1);
