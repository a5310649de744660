import { distance } from 'fastest-levenshtein';

import { isHan, type Word } from '#functions/names/same-name/words.ts';
import { skeletonOf } from '#functions/names/skeleton.ts';
import { spellingCost } from '#functions/names/spelling.ts';

/**
 * The edit distance of two words: `slips` weighted by confusability, and `letters` unweighted. Both are capped at
 * `OTHER`.
 */
export type WordDistance = { slips: number; letters: number };

/** From this distance two words are different words. */
export const OTHER = 6;
const NATS_OF_A_SLIP = 5;
/** A Chinese character counts as a syllable. */
const SYLLABLE = 3;
/** Added when only consonants were compared. */
const VOWELS = 1;

export function wordDistance(one: Word, other: Word): WordDistance {
  if (one.isLatin && other.isLatin) {
    const letters = Math.min(OTHER, distance(one.latin, other.latin));
    return { slips: letters < OTHER ? slipsIn(one.latin, other.latin) : OTHER, letters };
  }
  if (isHan(one) && isHan(other)) {
    const letters = Math.min(OTHER, SYLLABLE * distance(one.written, other.written));
    return { slips: letters, letters };
  }
  return !one.isLatin && !other.isLatin && blockOf(one) === blockOf(other)
    ? inOneScript(one, other)
    : betweenScripts(one, other);
}

/** The Unicode block of 256 that a word starts in, as an approximation of its script. */
const blockOf = ({ written }: Word) => written.charCodeAt(0) >> 8;

/** Compares the original spellings, but never rates them closer than their sounds. */
function inOneScript(one: Word, other: Word): WordDistance {
  const letters = Math.min(OTHER, distance(one.written, other.written));
  return { slips: Math.max(letters, slipsIn(one.latin, other.latin)), letters };
}

/** Compares the closest pair of romanisations. */
function betweenScripts(one: Word, other: Word): WordDistance {
  let [a, b, least] = ['', '', OTHER];
  for (const spelling of [one.latin, ...one.others])
    for (const match of [other.latin, ...other.others]) {
      const letters = distance(spelling, match);
      if (letters < least) [a, b, least] = [spelling, match, letters];
    }
  const slips = least < OTHER ? slipsIn(a, b) : OTHER;
  const isSame = slips > VOWELS && slips < OTHER && [one, other].some(hasNoVowels) && isSameSkeleton(a, b);
  return isSame ? { slips: VOWELS, letters: VOWELS } : { slips, letters: slips };
}

const hasNoVowels = ({ written }: Word) => /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(written);

const slipsIn = (a: string, b: string) => Math.min(OTHER, spellingCost(a, b, OTHER * NATS_OF_A_SLIP) / NATS_OF_A_SLIP);

function isSameSkeleton(a: string, b: string): boolean {
  const skeleton = skeletonOf(a);
  return skeleton.length > 1 && skeleton === skeletonOf(b);
}
