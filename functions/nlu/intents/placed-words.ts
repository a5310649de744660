import { wordsIn } from '#functions/nlu/intents/words-in.ts';
import { foldWithOrigins } from '#functions/nlu/when/tokens.ts';
import type { Language } from '#shared/values/language.ts';

/** A word in the spelling of the phrase tables, and its range in the text. */
export type PlacedWord = { word: string; index: number; end: number };

const PIECE = /[\p{L}\p{N}]+/gu;
/** In English an apostrophe belongs to its word. */
const ENGLISH_PIECE = /[\p{L}\p{N}']*[\p{L}\p{N}][\p{L}\p{N}']*/gu;

/** The words of `wordsIn`, with their places. */
export function placedWordsIn(text: string, language: Language): PlacedWord[] {
  const { text: plain, origins } = foldWithOrigins(text);
  const placed = (from: number, to: number) => ({ index: origins[from] ?? 0, end: origins[to] ?? text.length });
  const pieces = [...plain.matchAll(language === 'en' ? ENGLISH_PIECE : PIECE)];
  if (language !== 'ja')
    return pieces.map(({ 0: piece, index }) => ({
      word: wordsIn(piece, language)[0] ?? piece,
      ...placed(index, index + piece.length),
    }));
  return pieces.flatMap(({ 0: piece, index }) => [
    { word: '^', ...placed(index, index) },
    ...[...piece].map((letter, at) => ({
      word: wordsIn(letter, 'ja')[1] ?? letter,
      ...placed(index + at, index + at + 1),
    })),
  ]);
}
