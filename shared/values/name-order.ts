import type { Language } from '#shared/values/language.ts';

export type NameOrder = 'given-first' | 'family-first';

/** Chinese, Japanese and Korean. */
const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The order in which a form of this language asks for the parts of a name. */
export const orderIn = (language: Language): NameOrder => (language === 'ja' ? 'family-first' : 'given-first');

/** The order in which a name is written: what is in an East Asian script has the family name first, in every language of the reader. */
export const orderOf = (name: string): NameOrder => (EAST_ASIAN.test(name) ? 'family-first' : 'given-first');

const SUFFIX = /[\s,،]+(?:[js]r|i{2,3}|iv|v)\.?$/i;

/**
 * A name as lists are sorted by: the last name, then the first and middle names. Of a whole name the last word counts as the
 * last name.
 */
export function familyNameFirst(name: string): string {
  const plain = name.trim().replace(SUFFIX, '');
  const at = plain.lastIndexOf(' ');
  if (at < 0 || orderOf(plain) === 'family-first' || /[,،]/.test(plain)) return plain;
  return `${plain.slice(at + 1)} ${plain.slice(0, at)}`;
}
