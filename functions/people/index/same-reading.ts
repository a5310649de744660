import { isUsualFamilyName } from '#functions/names/japanese-names.ts';
import { isKatakanaSpellingOf } from '#functions/names/katakana-spelling.ts';
import { queryForms } from '#functions/names/query-forms.ts';
import { isKatakana } from '#functions/people/index/loanword.ts';
import { memoize } from '#functions/platform/memoize.ts';

/** Ways to write one syllable of Japanese in Latin letters: Satoh, Satou, Inouye, Nambu, Sinzi. */
const SYLLABLES: readonly [RegExp, string][] = [
  [/oh(?![aiueoy])|o[ou]/g, 'o'],
  [/uu/g, 'u'],
  [/ye/g, 'e'],
  [/m(?=[bp])/g, 'n'],
  [/t(?=ch)/g, 'c'],
  [/si/g, 'shi'],
  [/sy/g, 'sh'],
  [/ti/g, 'chi'],
  [/ty/g, 'ch'],
  [/(?<!t)tu|tsu/g, 'tsu'],
  [/zi/g, 'ji'],
  [/[zj]y/g, 'j'],
  [/(?<![cs])hu/g, 'fu'],
];
const plain = (latin: string) => SYLLABLES.reduce((text, [from, to]) => text.replace(from, to), latin);
const readingsOf = memoize((word: string) => queryForms(word).map(plain));

const CHARACTERS = /^[\p{Script=Han}々]+$/u;
const HIRAGANA = /^[\p{Script=Hiragana}ー]+$/u;

/**
 * Whether a folded word in katakana, hiragana or Chinese characters is read as a Latin one is: マイケル as Michael, 井上 as
 * Inoue. Undefined for other scripts, and for a single character that is no Japanese family name: its readings differ by
 * country and are not all known.
 */
export function hasSameReading(word: string, latin: string): boolean | undefined {
  if (isKatakana(word)) return isKatakanaSpellingOf(word, latin);
  const isCompared = HIRAGANA.test(word) || (CHARACTERS.test(word) && (word.length > 1 || isUsualFamilyName(word)));
  return isCompared ? readingsOf(word).includes(plain(latin)) : undefined;
}
