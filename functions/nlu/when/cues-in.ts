import { recent } from '#functions/nlu/cache.ts';
import { whenCuesOf } from '#functions/nlu/languages/speech.ts';
import { around, type Around, type Cue } from '#functions/nlu/when/cues.ts';
import { foldWithOrigins } from '#functions/nlu/when/tokens.ts';
import type { Language } from '#shared/values/language.ts';

/** The position of a cue in a text, and its kinds. */
export type CueMatch = { kinds: readonly Cue[]; index: number; end: number };

type Book = { pattern: RegExp; kinds: Map<string, Cue[]> };
const books = new Map<string, Book>();

function bookOf(language: Language, cues: readonly Cue[]): Book {
  const key = `${language} ${cues.join()}`;
  const cached = books.get(key);
  if (cached) return cached;
  const kinds = new Map<string, Cue[]>();
  const whole = new Set<string>();
  for (const cue of cues)
    for (const phrase of whenCuesOf[language][cue] ?? []) {
      const isWhole = phrase.endsWith('=');
      const plain = foldWithOrigins(isWhole ? phrase.slice(0, -1) : phrase).text;
      if (isWhole) whole.add(plain);
      kinds.set(plain, [...(kinds.get(plain) ?? []), cue]);
    }
  const longestFirst = [...kinds.keys()].sort((a, b) => b.length - a.length);
  const patternOf = (one: string) => (whole.has(one) ? `${one}(?!\\p{L})` : one);
  // In scripts with spaces a cue starts at a word.
  const [begins, anywhere] = [/^[a-zа-я]/, /^[^a-zа-я]/].map((is) =>
    longestFirst.filter((one) => is.test(one)).map(patternOf),
  );
  const ways = [begins?.length && `(?<![a-zа-я])(?:${begins.join('|')})`, anywhere?.length && anywhere.join('|')];
  const book = { pattern: new RegExp(ways.filter(Boolean).join('|'), 'gu'), kinds };
  books.set(key, book);
  return book;
}

/** The cues in a text; the longest match counts. */
export const cuesIn = (text: string, language: Language, cues: readonly Cue[] = around): readonly CueMatch[] =>
  cache(`${language} ${cues.join()} ${text}`, () => cuesAt(text, language, cues));

const cache = recent<readonly CueMatch[]>();

function cuesAt(text: string, language: Language, cues: readonly Cue[]): CueMatch[] {
  const { text: plain, origins } = foldWithOrigins(text);
  const { pattern, kinds } = bookOf(language, cues);
  return Array.from(plain.matchAll(pattern), ({ index, 0: phrase }) => ({
    kinds: kinds.get(phrase) ?? [],
    index: origins[index] ?? 0,
    end: origins[index + phrase.length] ?? text.length,
  }));
}

/** Whether a text has a cue of a kind. */
export const hasCue = (text: string, language: Language, cue: Cue) => cuesIn(text, language, [cue]).length > 0;

/** The matches of one kind. */
export const ofKind = (matches: readonly CueMatch[], kind: Around) =>
  matches.filter(({ kinds }) => kinds.includes(kind));
