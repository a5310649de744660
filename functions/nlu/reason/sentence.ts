import type { clausesOf } from '#functions/nlu/reason/clauses.ts';
import { phrasesOf } from '#functions/nlu/languages/speech.ts';
import { fold } from '#functions/names/fold.ts';
import { type Language, localeOf } from '#shared/values/language.ts';

type Words = ReturnType<typeof clausesOf>;

/** The most words and letters of a summary. */
export const MOST_WORDS = 24;
export const MOST_LETTERS = 150;
/** A shorter summary that is cut says too little. */
const LEAST_WORDS = 8;

/**
 * The clause that matters, with what belongs to it: from the end of the introduction, if that is near, to where a clause
 * ends, without “I’m calling about” before it.
 */
export function sentenceAround(
  text: string,
  { words, isBorder, isAside, isLoose }: Words,
  best: { from: number; to: number },
  name: string | null,
  language: Exclude<Language, 'ja'>,
): string {
  const introduced = name ? endOfName(words, fold(name).split(' ')) : 0;
  const first = introduced <= best.from ? introduced : 0;
  let from = best.from;
  for (let at = best.from - 1; at >= first && best.to - at <= MOST_WORDS; at--)
    if (at === first || isBorder(at)) from = at;
  let to = best.to;
  for (
    let at = best.to;
    at <= words.length && at - from <= MOST_WORDS && lengthOf(words, from, at) <= MOST_LETTERS;
    at++
  ) {
    if (isBorder(at)) to = at;
    if (isAside(at)) break;
  }
  // Rather cut within a clause than say too little.
  if (to - from < LEAST_WORDS)
    while (to < words.length && !isAside(to) && to - from < MOST_WORDS && lengthOf(words, from, to + 1) <= MOST_LETTERS)
      to++;
  while (to > from + 2 && isLoose(to - 1)) to--;
  from = afterLead(words, from, to, language);
  let next = to;
  while (next < words.length && isLoose(next)) next++;
  const isCut = next < words.length && !isAside(next);
  return capitalized(said(text, words, from, to), language) + (isCut ? '…' : '');
}

const lengthOf = (words: Words['words'], from: number, to: number) =>
  to > from ? words[to - 1]!.end - words[from]!.index : 0;

/** Where the name ends that the caller gave; 0 if it is not among the words. */
function endOfName(words: Words['words'], name: readonly string[]): number {
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

/** After “I’m calling about” and the like, as long as two words are left. */
function afterLead(words: Words['words'], from: number, to: number, language: Exclude<Language, 'ja'>): number {
  const known =
    leads.get(language) ??
    (phrasesOf[language].clauses?.leads ?? [])
      .map((lead) => lead.split(' ').map((word) => fold(word.replaceAll('’', "'"))))
      .sort((one, other) => other.length - one.length);
  leads.set(language, known);
  for (let at = from; ;) {
    const lead = known.find((each) => each.every((word, index) => words[at + index]?.plain === word));
    if (!lead || to - (at + lead.length) < 2) return at;
    at += lead.length;
  }
}

export const capitalized = (text: string, language: Language): string =>
  text.slice(0, 1).toLocaleUpperCase(localeOf(language)) + text.slice(1);
