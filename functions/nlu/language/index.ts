import { frequent } from '#functions/nlu/name/vocabulary.bin.ts';
import { type WordSet, wordSet } from '#functions/nlu/name/word-set.ts';
import { fold } from '#functions/names/fold.ts';
import { grammarOf, phrasesOf } from '#functions/nlu/languages/speech.ts';
import { type Language, languages } from '#shared/values/language.ts';

/** How much of a call is read to detect its language. */
const MOST_LETTERS = 2000;
/** Words needed in another language before the call switches to it. */
const LEAST_WORDS = 5;
const LEAST_SHARE = 0.55;
const LEAST_LEAD = 0.2;

/** Function words tell languages apart that share an alphabet. */
const littleWords = new Map<Language, ReadonlySet<string>>(
  languages.flatMap((language) => {
    const words = phrasesOf[language].littleWords;
    return words === null ? [] : [[language, new Set(words.map(fold))]];
  }),
);
/** The most little words, of these, that one of our languages has. */
export const littleWordsIn = (words: readonly string[]): number =>
  Math.max(...[...littleWords.values()].map((little) => words.filter((word) => little.has(word)).length));

const commonWords = new Map<Language, WordSet>(
  languages.map((language) => [language, wordSet(frequent[language] ?? '')]),
);

/** The share of a text that each language accounts for, from 0 to 1. */
function shares(text: string): { words: number; by: Map<Language, number> } {
  const by = new Map<Language, number>();
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  let latin = letters;
  for (const language of languages) {
    const { script } = grammarOf[language];
    if (!script) continue;
    const own = text.match(script)?.length ?? 0;
    latin -= own;
    by.set(language, letters ? own / letters : 0);
  }
  const words = withoutSpelling(fold(text.replace(/['’]/g, ' ')).split(' ').filter(Boolean));
  for (const [language, little] of littleWords) {
    const commonCount = words.filter((word) => commonWords.get(language)!.has(word)).length;
    const own = words.filter((word) => little.has(word)).length;
    by.set(
      language,
      letters && words.length ? (latin / letters) * Math.min(1, (commonCount + own) / (1.4 * words.length)) : 0,
    );
  }
  return { words: by.get('ja') ? letters : new Set(words).size, by };
}

/** Words without those that are spelled: “a”, “e” and “o” are words of Portuguese. */
const withoutSpelling = (words: readonly string[]) =>
  words.filter((word, at) => word.length > 1 || ![words[at - 1], words[at + 1]].some((next) => next?.length === 1));

/** The spoken language: the given one unless the text is clearly in another. */
export function languageOf(texts: readonly string[], fallback?: Language): Language {
  const text = texts.join(' ').slice(0, MOST_LETTERS);
  const { words, by } = shares(text);
  const [best, share] = [...by].reduce((most, one) => (one[1] > most[1] ? one : most), ['en', 0] as [Language, number]);
  if (!fallback) return best;
  const lead = share - (by.get(fallback) ?? 0);
  return words >= LEAST_WORDS && share >= LEAST_SHARE && lead >= LEAST_LEAD ? best : fallback;
}
