import { distance } from 'fastest-levenshtein';

import { fold } from '#functions/names/fold.ts';
import { romanise } from '#functions/names/romanise.ts';

/** A folded word of a name: original, romanised, and other likely romanisations. */
export type Word = { written: string; latin: string; others: string[]; isLatin: boolean };

export const isHan = ({ written }: Word): boolean => /\p{Script=Han}/u.test(written);

/** Limits well above real names, to bound the run time. */
const MOST = { letters: 256, words: 12, wordLetters: 32 };

/** Digits used as letters, by look or to evade filters. */
const digits: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g' };
const isMixed = (word: string) => /\d/.test(word) && /\p{L}/u.test(word);

/** The folded words of a name in order. */
export const wordsOf = (folded: string): Word[] =>
  folded
    .split(' ', MOST.words)
    .filter(Boolean)
    .map((word) => toWord(word.slice(0, MOST.wordLetters)));

const isEastAsian = (name: string) => /^[\p{Script=Han}\p{Script=Hangul}]+$/u.test(name);

/** Inserts a space after the family name of an East Asian name: the first character, of four mostly two. */
export function splitFamilyName(folded: string): string {
  const characters = isEastAsian(folded) ? [...folded.normalize('NFC')] : [];
  if (characters.length < 2 || characters.length > 4) return folded;
  const family = characters.length === 4 ? 2 : 1;
  return `${characters.slice(0, family).join('')} ${characters.slice(family).join('')}`.normalize('NFKD');
}

/** A name folded and truncated to the length limit. */
export const foldedName = (name: string): string => fold(name.slice(0, MOST.letters));

function toWord(folded: string): Word {
  const written = isMixed(folded) ? folded.replace(/\d/g, (digit) => digits[digit] ?? digit) : folded;
  if (/^[a-z0-9]+$/.test(written)) return { written, latin: written, others: [], isLatin: true };
  const [latin = written, ...others] = romanise(written);
  return { written, latin, others, isLatin: false };
}

/** Joins words that the other name writes as one: `Good Will` beside `Goodwill`. */
export function joinWords(words: Word[], other: Word[]): Word[] {
  for (const whole of other) {
    if (whole.latin.length < SHORTEST_JOINED || words.some(({ latin }) => latin === whole.latin)) continue;
    const run = runOf(words, whole);
    if (!run) continue;
    const parts = words.slice(run.from, run.to);
    const written = parts.map((word) => word.written).join('');
    const isLatin = parts.every((word) => word.isLatin);
    const word = { written, latin: parts.map(({ latin }) => latin).join(''), others: [], isLatin };
    return joinWords([...words.slice(0, run.from), word, ...words.slice(run.to)], other);
  }
  return words;
}

const SHORTEST_JOINED = 4;
const MAX_PARTS = 4;
/** Minimum lengths of a joined word for one typo and for two. */
const LONG = [8, 10] as const;
const LONG_OF_SYLLABLES = [4, 6] as const;

function runOf(words: Word[], { latin, others, isLatin }: Word): { from: number; to: number } | undefined {
  const spellings = [latin, ...others];
  // Syllables of Chinese and Korean names are hyphenated in Latin letters, with spellings that vary by system.
  const [one, two] = isLatin ? LONG : LONG_OF_SYLLABLES;
  for (let from = 0; from < words.length; from++) {
    let together = words[from]!.latin;
    for (let to = from + 2; to <= Math.min(words.length, from + MAX_PARTS); to++) {
      together += words[to - 1]!.latin;
      const isWhole = (spelling: string) => {
        const most = Number(spelling.length >= one) + Number(spelling.length >= two);
        return Math.abs(together.length - spelling.length) <= most && distance(together, spelling) <= most;
      };
      if (spellings.some(isWhole)) return { from, to };
    }
  }
  return undefined;
}
