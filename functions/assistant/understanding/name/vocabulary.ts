import { everyday, frequent, known } from '#functions/assistant/understanding/name/vocabulary-model.ts';
import { type WordSet, wordSet } from '#functions/assistant/understanding/name/word-set.ts';
import type { Language } from '#shared/values/language.ts';

/** What is known of words: all of them folded. */
export type Vocabulary = {
  forenames: WordSet;
  surnames: WordSet;
  /** Japanese names in kanji. */
  kanji: WordSet;
  /** The thousand commonest words of the language. */
  frequent: WordSet;
  /** Its nine thousand commonest, without those that are names and nothing else. */
  everyday: WordSet;
};

const names = { forenames: wordSet(known.forenames), surnames: wordSet(known.surnames), kanji: wordSet(known.kanji) };
const read = new Map<Language, Vocabulary>();

export function vocabularyOf(language: Language): Vocabulary {
  const before = read.get(language);
  if (before) return before;
  const vocabulary = {
    ...names,
    frequent: wordSet(frequent[language] ?? ''),
    everyday: wordSet(everyday[language] ?? ''),
  };
  read.set(language, vocabulary);
  return vocabulary;
}
