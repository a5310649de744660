import { otherFirstNames } from '#functions/names/nicknames.ts';
import { wordDistance, type WordDistance } from '#functions/names/same-name/word-distance.ts';
import { isHan, type Word } from '#functions/names/same-name/words.ts';

/** The relation of two words, and their edit distance. */
export type Pair = WordDistance & {
  kind: 'same' | 'spelt' | 'gendered' | 'initial' | 'clash' | 'nickname' | 'cut' | 'turned';
};

export function pairOf(one: Word, other: Word): Pair {
  const [a, b] = [one.latin, other.latin];
  if (one.written === other.written || a === b) return { kind: 'same', slips: 0, letters: 0 };
  if (isInitial(one) || isInitial(other)) return { kind: a[0] === b[0] ? 'initial' : 'clash', slips: 0, letters: 0 };
  const distance = wordDistance(one, other);
  if (distance.slips <= 1 && (isGendered(a, b) || isGendered(b, a))) return { ...distance, kind: 'gendered' };
  return { ...distance, kind: distance.slips > 2 && isTurned(a, b) ? 'turned' : 'spelt' };
}

const isInitial = (word: Word) => word.written.length === 1 && !isHan(word);

/** Mario and Maria, Daniel and Daniela, Ivanov and Ivanova: one letter, but rarely a typo. */
const isGendered = (one: string, other: string) =>
  /[^a]a$/.test(one) && one.length > 3 && (other === one.slice(0, -1) || other === `${one.slice(0, -1)}o`);

/** The same letters in another order: a moved syllable, or a reversed word. */
const isTurned = (a: string, b: string) =>
  a.length > 4 && a.length === b.length && [...a].sort().join('') === [...b].sort().join('');

/**
 * Other explanations of two different words: a truncated last word, or a nickname. Only checked for the remaining
 * pairs, because it is slow.
 */
export function explain(pair: Pair, one: Word, other: Word, isLast: boolean): Pair {
  if (pair.kind !== 'spelt' || pair.slips <= 1) return pair;
  if (isLast && pair.slips > 2 && isCut(one.latin, other.latin)) return { ...pair, kind: 'cut' };
  return isNickname(one, other) ? { ...pair, kind: 'nickname' } : pair;
}

const isCut = (a: string, b: string) => a.startsWith(b) || b.startsWith(a);

/** Nicknames below this likelihood are formed by rule, and often another name. */
const LIKELY = 0.3;

const isNickname = (one: Word, other: Word) =>
  otherFirstNames(one.latin).some(({ name, weight }) => name === other.latin && weight >= LIKELY);
