import { distance } from 'fastest-levenshtein';

import { soundOf } from '#functions/people/index/sound.ts';

/** Up to this cost two names are spellings of one sound. */
const SAME_SOUND = 3;
const MOST_LETTERS = 2;

/**
 * Whether two first names of one person are spellings of one name, as Hilary and Hillary, rather than a name and a
 * nickname, as Bill and Will or Dan and Danny. `cost` is that of the one spelling for the other.
 */
export const isSpellingVariant = (one: string, other: string, cost: number): boolean =>
  !isDiminutive(one, other) &&
  !isDiminutive(other, one) &&
  (cost <= SAME_SOUND ||
    (soundOf(one) === soundOf(other) && hasSameEnd(one, other) && distance(one, other) <= MOST_LETTERS));

/** A vowel at the end is heard, although sound codes have none: Lisa is no spelling of Liz. */
const hasSameEnd = (one: string, other: string) => /[aeiouy]$/.test(one) === /[aeiouy]$/.test(other);

/** Whether a name is another one with the ending of an English nickname: Danny of Dan, Katie of Kate. */
const isDiminutive = (name: string, base: string): boolean => {
  const bare = name.replace(/(?:ie|ey|ee|y|i)$/, '');
  return bare !== name && stemOf(bare) === stemOf(base.replace(/e$/, ''));
};

const stemOf = (bare: string) => bare.replace(/ck$/, 'k').replace(/(.)\1$/, '$1');
