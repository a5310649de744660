const SURE = 0.6;

/** The ranges of a text that recognition doubts: all of it, or the words that most of its other guesses lack. */
export function unsureRanges(
  text: string,
  alternatives: readonly string[],
  confidence: number | null,
): [number, number][] {
  if (!text) return [];
  if (confidence !== null && confidence < SURE) return [[0, text.length]];
  const others = alternatives.slice(0, 5).map((guess) => new Set(wordsWithRanges(guess).map(({ word }) => word)));
  if (!others.length) return [];
  return wordsWithRanges(text)
    .filter(({ word }) => others.filter((guess) => !guess.has(word)).length * 2 > others.length)
    .map(({ index, end }) => [index, end]);
}

const wordsWithRanges = (text: string) =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}’']+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    index,
    end: index + word.length,
  }));
