import { likenessBy } from '#functions/nlu/name/likeness.ts';
import { ownForenames, ownSurnames } from '#functions/nlu/name/own-names.bin.ts';
import { everyday, frequent, names, likeness } from '#functions/nlu/name/vocabulary.bin.ts';
import { type WordSet, wordSet } from '#functions/nlu/name/word-set.ts';
import type { Language } from '#shared/values/language.ts';

/** Word lists of a language, folded. */
export type Vocabulary = {
  forenames: WordSet;
  surnames: WordSet;
  /** Japanese names in kanji, and their readings in katakana. */
  kanji: WordSet;
  kana: WordSet;
  /** The thousand commonest words of the language. */
  frequent: WordSet;
  /** Its commonest words, without those that are only names. */
  everyday: WordSet;
  /** How much an unlisted word looks like a name, as log odds. */
  likeness: (word: string) => number;
};

/** A set of the words of two. */
const either = (one: WordSet, other: WordSet): WordSet => ({ has: (word) => one.has(word) || other.has(word) });

const nameSets = {
  forenames: either(wordSet(names.forenames), wordSet(ownForenames)),
  surnames: either(wordSet(names.surnames), wordSet(ownSurnames)),
  kanji: wordSet(names.kanji),
  kana: wordSet(names.kana),
};
const read = new Map<Language, Vocabulary>();

export function vocabularyOf(language: Language): Vocabulary {
  const before = read.get(language);
  if (before) return before;
  const vocabulary = {
    ...nameSets,
    frequent: wordSet(frequent[language] ?? ''),
    everyday: wordSet(everyday[language] ?? ''),
    likeness: likenessBy(likeness[language] ?? ''),
  };
  read.set(language, vocabulary);
  return vocabulary;
}
