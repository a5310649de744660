import { fold } from '#functions/people/open/fold.ts';
import { ar } from '#functions/assistant/understanding/name/phrases/ar.ts';
import { en } from '#functions/assistant/understanding/name/phrases/en.ts';
import { es } from '#functions/assistant/understanding/name/phrases/es.ts';
import { fr } from '#functions/assistant/understanding/name/phrases/fr.ts';
import type { Phrases } from '#functions/assistant/understanding/name/phrases/phrases.ts';
import { pt } from '#functions/assistant/understanding/name/phrases/pt.ts';
import { ru } from '#functions/assistant/understanding/name/phrases/ru.ts';
import { tr } from '#functions/assistant/understanding/name/phrases/tr.ts';
import type { Word } from '#functions/assistant/understanding/name/words.ts';
import type { Language } from '#shared/values/language.ts';

/** All languages that are written with spaces between words. */
export type Spaced = Exclude<Language, 'ja'>;
const phrases: Record<Spaced, Phrases> = { en, fr, tr, ar, pt, ru, es };
/** Phrases as they are looked up: folded, with one space between words. */
export type Phrasebook = Record<keyof Phrases | 'opening', ReadonlySet<string>>;

const LONGEST = 5;
const books = new Map<Spaced, Phrasebook>();

export function phrasebookOf(language: Spaced): Phrasebook {
  const before = books.get(language);
  if (before) return before;
  const said = { kinAfterName: '', namingAfter: '', ...phrases[language] };
  const sets = Object.entries(said).map(([name, text]) => [name, new Set(text.split('|').map(fold).filter(Boolean))]);
  const book = { opening: new Set(), ...Object.fromEntries(sets) } as Phrasebook;
  // Single words of all with which a caller begins, before he says who he is.
  const { greeting, weak, intro, strong, from, titles, roles, kin, possessives, after } = book;
  const opening = [greeting, weak, intro, strong, from, titles, roles, kin, possessives, after];
  book.opening = new Set(opening.flatMap((set) => [...set].flatMap((phrase) => phrase.split(' '))));
  books.set(language, book);
  return book;
}

/** How many words the longest of the phrases has that ends before the word at `at`; 0 for none. */
export function endingAt(words: readonly Word[], at: number, set: ReadonlySet<string>): number {
  let [said, longest] = ['', 0];
  for (let length = 1; length <= LONGEST && at - length >= 0; length++) {
    said = said ? `${words[at - length]!.folded} ${said}` : words[at - length]!.folded;
    if (set.has(said)) longest = length;
  }
  return longest;
}

/** How many words the longest of the phrases has that begins with the word at `at`; 0 for none. */
export function startingAt(words: readonly Word[], at: number, set: ReadonlySet<string>): number {
  let [said, longest] = ['', 0];
  for (let length = 1; length <= LONGEST && at + length <= words.length; length++) {
    said = said ? `${said} ${words[at + length - 1]!.folded}` : words[at]!.folded;
    if (set.has(said)) longest = length;
  }
  return longest;
}

/** Whether one of the phrases is anywhere in the folded text. */
export const saidIn = (folded: string, set: ReadonlySet<string>): boolean =>
  [...set].some((phrase) => ` ${folded} `.includes(` ${phrase}`));
