import { align, type Alignment } from '#functions/names/same-name/align.ts';
import type { Pair } from '#functions/names/same-name/pair.ts';
import { particlesApart, partsOf } from '#functions/names/same-name/parts.ts';
import { joinWords, splitFamilyName, wordsOf, type Word } from '#functions/names/same-name/words.ts';

/** Features of a name pair that indicate one person or two, each a small number. */
export type Features = {
  /** 1 if a word differs in three letters or more, however similar they sound: typos rarely exceed two letters. */
  otherLetters: number;
  /** The same for weighted edits, in which confusable letters count less. */
  otherSpelling: number;
  /** Weighted edits in all words. */
  slips: number;
  /** Words that differ only in a gendered ending. */
  gendered: number;
  initials: number;
  clashes: number;
  nicknames: number;
  cut: number;
  turned: number;
  /** Words in only one of the names, patronymics excluded. */
  extra: number;
  /** 1 if one name has a single word and the other has more. */
  lone: number;
  patronymics: number;
  particles: number;
  /** 1 if the words are reordered beyond moving the surname to the other end. */
  shuffled: number;
};

const MAX_SLIPS = 12;
const MAX_EXTRA = 3;
const MAX_PARTICLES = 3;
const patronymic = /(ovich|evich|ovych|evych|ovna|evna|ivna)$/;

/** The features of two folded names; symmetric. */
export function featuresOf(one: string, other: string): Features {
  const [a, b] = one < other ? [one, other] : [other, one];
  const found = between(a, b);
  const [apart, beside] = [splitFamilyName(a), splitFamilyName(b)];
  if (apart === a && beside === b) return found;
  const spacedOut = between(apart, beside);
  return spacedOut.slips < found.slips ? spacedOut : found;
}

function between(a: string, b: string): Features {
  const names = [wordsOf(a), wordsOf(b)] as const;
  const first = joinWords(names[0], names[1]);
  const parts = [partsOf(first), partsOf(joinWords(names[1], first))] as const;
  const [short, long] = parts[0].words.length > parts[1].words.length ? [parts[1], parts[0]] : parts;
  const alignment = align(short.words, long.words);
  const particles = Math.min(MAX_PARTICLES, particlesApart(short, long));
  return { ...spelling(alignment.pairs), ...shape(alignment, short.words), particles };
}

function spelling(pairs: Pair[]) {
  const spelt = pairs.filter(({ kind }) => kind === 'spelt');
  const count = (kind: Pair['kind']) => pairs.filter((pair) => pair.kind === kind).length;
  return {
    otherLetters: beyondTwo(Math.max(0, ...spelt.map(({ letters }) => letters))),
    otherSpelling: beyondTwo(Math.max(0, ...spelt.map(({ slips }) => slips))),
    slips: Math.min(
      MAX_SLIPS,
      spelt.reduce((sum, { slips }) => sum + slips, 0),
    ),
    gendered: count('gendered'),
    initials: count('initial'),
    clashes: count('clash'),
    nicknames: count('nickname'),
    cut: count('cut'),
    turned: count('turned'),
  };
}

const beyondTwo = (count: number) => Math.min(1, Math.max(0, count - 2));

function shape({ left, columns }: Alignment, short: Word[]) {
  const patronymics = left.filter(({ latin }) => patronymic.test(latin)).length;
  const extra = Math.min(MAX_EXTRA, left.length - patronymics);
  return { extra, patronymics, lone: Number(short.length === 1 && extra > 0), shuffled: Number(isShuffled(columns)) };
}

function isShuffled(columns: number[]): boolean {
  const falls = columns.filter((column, row) => row > 0 && column < columns[row - 1]!).length;
  return falls > 1 || (falls === 1 && columns.at(-1)! > columns[0]!);
}
