import { likenessBy } from '#functions/nlu/name/likeness.ts';
import { everyday, frequent, known, likeness } from '#functions/nlu/name/vocabulary.bin.ts';
import { type WordSet, wordSet } from '#functions/nlu/name/word-set.ts';
import type { Language } from '#shared/values/language.ts';

/** What is known of words: all of them folded. */
export type Vocabulary = {
  forenames: WordSet;
  surnames: WordSet;
  /** Japanese names in kanji, and as they are read, in katakana. */
  kanji: WordSet;
  kana: WordSet;
  /** The thousand commonest words of the language. */
  frequent: WordSet;
  /** Its commonest words, without those that are names and nothing else. */
  everyday: WordSet;
  /** How much a word that is in no list looks like a name, as log odds. */
  likeness: (word: string) => number;
};

const names = {
  forenames: wordSet(known.forenames),
  surnames: wordSet(known.surnames),
  kanji: wordSet(known.kanji),
  kana: wordSet(known.kana),
};
const read = new Map<Language, Vocabulary>();

export function vocabularyOf(language: Language): Vocabulary {
  const before = read.get(language);
  if (before) return before;
  const vocabulary = {
    ...names,
    frequent: wordSet(frequent[language] ?? ''),
    everyday: wordSet(everyday[language] ?? ''),
    likeness: likenessBy(likeness[language] ?? ''),
  };
  read.set(language, vocabulary);
  return vocabulary;
}
