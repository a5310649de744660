import { fold } from '#functions/names/fold.ts';
import { namesOf } from '#functions/nlu/languages/speech.ts';
import type { NamePhrases } from '#functions/nlu/name/phrases.ts';
import type { Word } from '#functions/nlu/name/words.ts';
import type { Language } from '#shared/values/language.ts';

/** The languages written with spaces between words. */
export type SpacedLanguage = Exclude<Language, 'ja'>;
/** Phrases for lookup: folded, with one space between words. */
export type Phrasebook = Record<keyof NamePhrases | 'opening', ReadonlySet<string>>;

const LONGEST = 5;
const longest = new WeakMap<ReadonlySet<string>, number>();
/** The word count of the longest phrase in a set. */
function longestOf(set: ReadonlySet<string>): number {
  let most = longest.get(set);
  if (most === undefined) {
    most = Math.max(0, ...[...set].map((phrase) => phrase.split(' ').length));
    longest.set(set, (most = Math.min(LONGEST, most)));
  }
  return most;
}
const books = new Map<SpacedLanguage, Phrasebook>();

export function phrasebookOf(language: SpacedLanguage): Phrasebook {
  const before = books.get(language);
  if (before) return before;
  const phrases = {
    kinAfterName: [],
    namingAfter: [],
    denial: [],
    instead: [],
    units: [],
    ends: [],
    called: [],
    services: [],
    ...namesOf[language],
  };
  const sets = Object.entries(phrases).map(([name, list]) => [name, new Set(list.map(fold).filter(Boolean))]);
  const book = { opening: new Set(), ...Object.fromEntries(sets) } as Phrasebook;
  // The single words of all phrases before a caller’s name.
  const { greeting, weak, intro, strong, from, titles, roles, kin, possessives, after } = book;
  const opening = [greeting, weak, intro, strong, from, titles, roles, kin, possessives, after];
  book.opening = new Set(opening.flatMap((set) => [...set].flatMap((phrase) => phrase.split(' '))));
  books.set(language, book);
  return book;
}

/** The runs of one to five words from each word; many phrases are looked up at the same positions. */
const runCache = new WeakMap<readonly Word[], string[][]>();

function runsFrom(words: readonly Word[], at: number): string[] {
  let all = runCache.get(words);
  if (!all) runCache.set(words, (all = []));
  let runs = all[at];
  if (!runs) {
    runs = [];
    let phrase = '';
    for (const { folded } of words.slice(at, at + LONGEST))
      runs.push((phrase = phrase ? `${phrase} ${folded}` : folded));
    all[at] = runs;
  }
  return runs;
}

/** The word count of the longest phrase that ends before the word at `at`; 0 if none does. */
export function endingAt(words: readonly Word[], at: number, set: ReadonlySet<string>): number {
  for (let length = Math.min(at, longestOf(set)); length > 0; length--)
    if (set.has(runsFrom(words, at - length)[length - 1]!)) return length;
  return 0;
}

/** The word count of the longest phrase that starts at the word at `at`; 0 if none does. */
export function startingAt(words: readonly Word[], at: number, set: ReadonlySet<string>): number {
  if (at >= words.length) return 0;
  const runs = runsFrom(words, at);
  for (let length = Math.min(runs.length, longestOf(set)); length > 0; length--)
    if (set.has(runs[length - 1]!)) return length;
  return 0;
}

/** Whether the folded text contains one of the phrases. */
export const containsPhrase = (folded: string, set: ReadonlySet<string>): boolean =>
  [...set].some((phrase) => ` ${folded} `.includes(` ${phrase}`));
