import { isKatakana } from '#functions/people/index/loanword.ts';
import { memoize } from '#functions/platform/memoize.ts';

/** A script that does not tell how a Latin name is spelt: katakana, or one without short vowels. */
export type Written = 'katakana' | 'consonants';

/** How a stored name is written; undefined for Latin and scripts that can be read letter by letter. */
export const writtenIn = (shown: string): Written | undefined => (LATIN.test(shown) ? undefined : writtenOf(shown));

const LATIN = /^[\x20-\u024f]*$/;
const writtenOf = memoize((shown: string): Written | undefined =>
  isKatakana(shown) ? 'katakana' : /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(shown) ? 'consonants' : undefined,
);
