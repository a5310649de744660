import { languages, type Language } from '#shared/values/language.ts';

import { intentNames, type Intent } from '#functions/nlu/intents/phrases.ts';
import { grammarOf, intentsOf } from '#functions/nlu/languages/speech.ts';
import { add, longestAt, treeOf, type Tree } from '#functions/nlu/intents/tree.ts';
import { placedWordsIn } from '#functions/nlu/intents/placed-words.ts';
import { wordsIn } from '#functions/nlu/intents/words-in.ts';

export type { Intent } from '#functions/nlu/intents/phrases.ts';
export type Intents = Record<Intent, boolean>;

type Phrases = {
  tree: Tree<Intent | 'nothing'>;
  /** Those that are a whole utterance. */
  whole: Map<string, Set<Intent | 'nothing'>>;
};
const phrases = new Map<Language, Phrases>();

function phrasesIn(language: Language): Phrases {
  const cached = phrases.get(language);
  if (cached) return cached;
  const [tree, whole] = [treeOf<Intent | 'nothing'>(), new Map<string, Set<Intent | 'nothing'>>()];
  for (const [intent, list] of Object.entries(intentsOf[language]) as [Intent | 'nothing', string[]][])
    for (const phrase of list) {
      const words = wordsIn(phrase.replace(/^=/, ''), language, true);
      if (!phrase.startsWith('=')) add(tree, words, intent);
      else whole.set(words.join(' '), (whole.get(words.join(' ')) ?? new Set()).add(intent));
    }
  phrases.set(language, { tree, whole });
  return { tree, whole };
}

/** The longest utterance that is one phrase, said once or again and again: “¿qué? ¿qué?”. */
const LONGEST_WHOLE = 12;

/** The intents of an utterance that is nothing but one phrase; a yes is one of these only as a question: 「はい？」. */
function wholeIn(words: readonly string[], text: string, language: Language) {
  if (words.length > LONGEST_WHOLE) return null;
  const { tree, whole } = phrasesIn(language);
  const said = words.filter((word) => word !== '^');
  const length = said.findIndex((_, at) => at > 0 && said.every((word, i) => word === said[i % at]));
  const once = said.slice(0, length > 0 ? length : said.length);
  const values = whole.get(once.join(' '));
  if (!values) return null;
  const isYes = longestAt(tree, language === 'ja' ? ['^', ...once] : once, 0)?.values.has('yes');
  return isYes && !/[?？؟]\s*$/.test(text) ? null : { values, from: 0, end: words.length };
}

/** The intents in a text. Each word counts for its longest phrase only. */
export function intentsIn(text: string, language: Language): Intents {
  const intents = Object.fromEntries(intentNames.map((name) => [name, false])) as Intents;
  const words = wordsIn(text, language);
  for (const { values, from, end } of phrasesAmong(words, text, language))
    if (values.has('yes') && isNegated(words, from, end, language)) intents.no = true;
    else if (!(values.has('forget_me') && isForbidden(words, from, language)))
      for (const intent of values) if (intent !== 'nothing') intents[intent] = true;
  intents.forget_me ||= asksPolitely(text, language);
  return intents;
}

/** “Delete, please, everything I said” */
function asksPolitely(text: string, language: Language): boolean {
  const plain = text.replace(grammarOf[language].please, ' ');
  return plain !== text && intentsIn(plain, language).forget_me;
}

/** How much of what follows a yes may take it back: words, of Japanese letters. */
const BEHIND = 8;

/** “Not fine” and 大丈夫じゃない are no yes, though their lists do not have them. */
function isNegated(words: readonly string[], from: number, end: number, language: Language): boolean {
  const { before, behind } = grammarOf[language].negation ?? {};
  const next = words.slice(end, end + BEHIND).filter((word) => word !== '^');
  return Boolean(before?.test(words[from - 1] ?? '') || behind?.test(next.join(language === 'ja' ? '' : ' ')));
}

/** “Don’t forget me” asks for the opposite. */
const isForbidden = (words: readonly string[], from: number, language: Language): boolean =>
  grammarOf[language].negation?.request?.test(words[from - 1] ?? '') ?? false;

/** The text without the phrases of some intents. */
export function withoutIntents(text: string, language: Language, some: readonly (Intent | 'nothing')[]): string {
  const words = placedWordsIn(text, language);
  const plain = words.map(({ word }) => word);
  return phrasesAmong(plain, text, language)
    .filter(({ values }) => some.some((intent) => values.has(intent)))
    .sort((one, other) => other.from - one.from)
    .reduce((rest, { from, end }) => `${rest.slice(0, words[from]!.index)} ${rest.slice(words[end - 1]!.end)}`, text)
    .trim();
}

/** Where the phrases of an intent are in a text. */
export function placesOf(text: string, language: Language, intent: Intent): { index: number; end: number }[] {
  const words = placedWordsIn(text, language);
  const plain = words.map(({ word }) => word);
  return phrasesAmong(plain, text, language)
    .filter(({ values }) => values.has(intent))
    .map(({ from, end }) => ({ index: words[from]!.index, end: words[end - 1]!.end }));
}

/** What is said before an intent; empty where it begins the text or is not in it. */
export function textBefore(text: string, language: Language, intent: Intent): string {
  const places = placesOf(text, language, intent);
  return places.length ? text.slice(0, Math.min(...places.map(({ index }) => index))).trim() : '';
}

/** The longest phrases; none shares a word with another. */
function phrasesAmong(words: readonly string[], text: string, language: Language) {
  const spoken = languages.includes(language) ? language : 'en';
  const whole = wholeIn(words, text, spoken);
  if (whole) return [whole];
  const { tree } = phrasesIn(spoken);
  const isUsed = new Uint8Array(words.length);
  return words
    .flatMap((_, at) => longestAt(tree, words, at) ?? [])
    .sort((one, other) => other.end - other.from - (one.end - one.from))
    .filter(({ from, end }) => {
      const isFree = !isUsed.subarray(from, end).includes(1);
      if (isFree) isUsed.fill(1, from, end);
      return isFree;
    });
}
