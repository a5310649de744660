import { fold } from '#functions/names/fold.ts';
import type { Language } from '#shared/values/language.ts';

/** The longest speech that is read, in letters. */
const MOST_LETTERS = 6000;
/** The lengths of runs of letters: within a word, or, where nothing separates words, anywhere. */
const WITHIN = [3, 4, 5];
const ANYWHERE = [1, 2, 3, 4];

/** The words, pairs of words and runs of letters in the caller’s speech; each language has its own. */
export function gramsOf(texts: readonly string[], language: Language): Set<string> {
  const grams = new Set<string>();
  for (const text of texts) {
    const folded = fold(text.slice(0, MOST_LETTERS));
    if (language === 'ja') addRuns(grams, 'ja:', folded.replaceAll(' ', ''), ANYWHERE);
    else addWords(grams, `${language}:`, folded.split(' ').filter(Boolean));
  }
  return grams;
}

function addWords(grams: Set<string>, mark: string, words: readonly string[]): void {
  words.forEach((word, at) => {
    grams.add(`${mark} ${word}`);
    if (at) grams.add(`${mark} ${words[at - 1]} ${word}`);
    addRuns(grams, mark, `^${word.slice(0, 30)}$`, WITHIN);
  });
}

function addRuns(grams: Set<string>, mark: string, text: string, lengths: readonly number[]): void {
  for (const length of lengths)
    for (let at = 0; at + length <= text.length; at++) grams.add(mark + text.slice(at, at + length));
}
