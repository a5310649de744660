import { distance } from 'fastest-levenshtein';

import { otherFirstNames } from '#functions/people/names/nicknames.ts';
import type { Word } from '#functions/people/names/same-name/words.ts';
import { skeletonOf } from '#functions/people/names/skeleton.ts';
import { spellingCost } from '#functions/people/names/spelling.ts';

/**
 * How two words of two names stand to each other. `slips` is how far apart they are spelt, in slips of the keyboard, up
 * to `OTHER`; `letters` how many letters differ, however easily they are mistaken.
 */
export type Pair = {
  kind: 'same' | 'spelt' | 'gendered' | 'initial' | 'clash' | 'nickname' | 'cut' | 'turned';
  slips: number;
  letters: number;
};

/** From so many slips on, two words are two words. */
export const OTHER = 6;
const SLIP_IN_NATS = 5;
/** A Chinese character is a syllable. */
const SYLLABLE = 3;
/** What is left when only the consonants of two scripts have been compared. */
const UNWRITTEN_VOWELS = 0.5;

export function pairOf(one: Word, other: Word): Pair {
  const [a, b] = [one.latin, other.latin];
  if (one.written === other.written || a === b) return { kind: 'same', slips: 0, letters: 0 };
  if (a.length === 1 || b.length === 1) return { kind: a[0] === b[0] ? 'initial' : 'clash', slips: 0, letters: 0 };
  const spelt = spellingOf(one, other);
  if (isGendered(a, b) || isGendered(b, a)) return { ...spelt, kind: 'gendered' };
  if (spelt.slips <= 1) return spelt;
  if (otherFirstNames(a).some(({ name }) => name === b)) return { ...spelt, kind: 'nickname' };
  if (spelt.slips > 2 && isTurned(a, b)) return { ...spelt, kind: 'turned' };
  if (spelt.slips > 2 && (a.startsWith(b) || b.startsWith(a))) return { ...spelt, kind: 'cut' };
  return spelt;
}

const isLatin = (word: Word) => word.written === word.latin;
const isHan = (word: Word) => /\p{Script=Han}/u.test(word.written);

function spellingOf(one: Word, other: Word): Pair {
  const same = Number(isLatin(one)) + Number(isLatin(other));
  if (same === 2) {
    const letters = Math.min(OTHER, distance(one.latin, other.latin));
    return { kind: 'spelt', slips: letters < OTHER ? slipsIn(one.latin, other.latin) : OTHER, letters };
  }
  if (same === 0) return native(one, other);
  let slips = OTHER;
  for (const a of [one.latin, ...one.others])
    for (const b of [other.latin, ...other.others]) {
      slips = Math.min(slips, slipsIn(a, b));
      if (slips > 1) slips = Math.min(slips, UNWRITTEN_VOWELS + consonantSlips(a, b));
    }
  return { kind: 'spelt', slips, letters: slips };
}

function native(one: Word, other: Word): Pair {
  const unit = isHan(one) && isHan(other) ? SYLLABLE : 1;
  const letters = Math.min(OTHER, unit * distance(one.written, other.written));
  return { kind: 'spelt', slips: Math.max(letters, unit === 1 ? slipsIn(one.latin, other.latin) : 0), letters };
}

const slipsIn = (a: string, b: string) => Math.min(OTHER, spellingCost(a, b, OTHER * SLIP_IN_NATS) / SLIP_IN_NATS);

function consonantSlips(a: string, b: string): number {
  const [one, other] = [skeletonOf(a), skeletonOf(b)];
  return Math.min(one.length, other.length) < 2 ? OTHER : distance(one, other) * 1.5;
}

/** Mario and Maria, Daniel and Daniela, Ivanov and Ivanova: one letter, but seldom a slip. */
const isGendered = (one: string, other: string) =>
  one.endsWith('a') && one.length > 3 && (other === one.slice(0, -1) || other === `${one.slice(0, -1)}o`);

/** The same letters in another order: a syllable that moved, a word turned round. */
const isTurned = (a: string, b: string) =>
  a.length > 4 && a.length === b.length && [...a].sort().join('') === [...b].sort().join('');
