import { orderOf } from '#shared/values/name-order.ts';

/** Jr., III: no part of the name. */
const SUFFIX = /^([js]r|i{2,3}|iv)\.?$/i;

/**
 * The first letters of the first and the last word; of a name written without spaces, its first letter. A Japanese, Chinese or
 * Korean name is known by its family name: one character of each part would read as another name. Two Arabic letters
 * would read as a syllable.
 */
export function initialsOf(name: string): string {
  const words = name
    .split(/[\s\u00b7\u30fb]+/)
    .filter((word, nth) => /^\p{L}/u.test(word) && !(nth && SUFFIX.test(word)));
  const isOne = orderOf(words[0] ?? '') === 'family-first' || /^\p{sc=Arab}/u.test(words[0] ?? '');
  const ends = words.length > 1 && !isOne ? [words[0], words.at(-1)] : words.slice(0, 1);
  return ends.map((word = '') => String.fromCodePoint(word.codePointAt(0)!).toLocaleUpperCase()).join('');
}
