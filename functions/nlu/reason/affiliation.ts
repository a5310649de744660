import { fold } from '#functions/names/fold.ts';
import { phrasebookOf, startingAt, type SpacedLanguage } from '#functions/nlu/name/phrasebook.ts';
import { wordsOf } from '#functions/nlu/name/words.ts';

const MOST_LETTERS = 300;
const MOST_WORDS = 6;
const article = /^(?:ال|لل)/u;

/** Where the caller says they call from, right after their name: “Jessica Prado | from the school”; empty if they do not. */
export function affiliationIn(text: string, language: SpacedLanguage, name: string): string {
  const book = phrasebookOf(language);
  const read = text.slice(0, MOST_LETTERS);
  const words = wordsOf(read, language, book);
  const parts = fold(name).split(' ');
  const named = words.findIndex((_, at) => parts.every((part, index) => words[at + index]?.folded === part));
  if (named < 0) return '';
  const begins = (at: number) => startingAt(words, at, book.from) > 0 || (words[at + 1]?.suffix ?? false);
  const after = named + parts.length;
  const from = begins(after) ? after : after + startingAt(words, after, book.after);
  const stop = words.findIndex((word, at) => at >= from && word.stop);
  const to = stop < 0 ? words.length : stop + 1;
  const isPlace = words.slice(from, to).some(({ folded }) => book.places.has(folded.replace(article, '')));
  return isPlace && begins(from) && to - from <= MOST_WORDS ? read.slice(words[from]!.start, words[to - 1]!.end) : '';
}
