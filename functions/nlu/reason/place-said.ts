import { type Phrasebook, type SpacedLanguage, startingAt } from '#functions/nlu/name/phrasebook.ts';
import { vocabularyOf } from '#functions/nlu/name/vocabulary.ts';
import { stopAfter, type Word, type WordRange } from '#functions/nlu/name/words.ts';

const MOST_WORDS = 6;
const article = /^(?:ال|لل)/u;
/** “From”, after an apostrophe. */
const suffix = /^n?[dt][ae]n$/u;
const nounOf = (folded: string) => folded.replace(article, '');

/** “Jessica Prado | from the school”, with a word for a place, or else up to a pause: “from Fields and Sons,”. */
export function placeAfter(
  words: readonly Word[],
  at: number,
  book: Phrasebook,
  language: SpacedLanguage,
): WordRange | null {
  if (words[at - 1]?.stop === undefined) return null;
  const begins = (place: number) => startingAt(words, place, book.from) > 0 || (words[place + 1]?.suffix ?? false);
  const from = begins(at) ? at : at + startingAt(words, at, book.after);
  if (!begins(from)) return null;
  const to = stopAfter(words, from);
  if (to - from > MOST_WORDS) return null;
  const isPlace = words.slice(from, to).some(({ folded }) => book.places.has(nounOf(folded)));
  const { frequent } = vocabularyOf(language);
  const strict = startingAt(words, from, from === at ? placing(book) : book.from);
  const isNamed = words.slice(from + strict, to).some(({ capital, folded }) => capital && !frequent.has(folded));
  return isPlace || (strict > 0 && isNamed && to - from > strict) ? { from, to } : null;
}

/** Phrases that are before a place and little else. */
const strictly = new WeakMap<Phrasebook, ReadonlySet<string>>();
function placing(book: Phrasebook): ReadonlySet<string> {
  const known = strictly.get(book) ?? new Set([...book.from].filter((phrase) => !book.looseFrom.has(phrase)));
  strictly.set(book, known);
  return known;
}

/** Turkish: “Yıldız İnşaat’tan | Mehmet Karaca”. */
export function placeBefore(words: readonly Word[], named: number): WordRange | null {
  if (!words[named - 1]?.suffix || !suffix.test(words[named - 1]!.folded)) return null;
  let from = named - 1;
  while (from > 0 && named - from < MOST_WORDS && words[from - 1]!.capital && !words[from - 1]!.stop) from--;
  return from < named - 1 ? { from, to: named } : null;
}
