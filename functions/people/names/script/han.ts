import anyAscii from 'any-ascii';

import { distinct } from '#functions/people/names/script/spellings.ts';

const initials: [RegExp, string][] = [
  [/^zh/, 'ch'],
  [/^q/, 'ch'],
  [/^j/, 'ch'],
  [/^x/, 'hs'],
  [/^z/, 'ts'],
  [/^c(?!h)/, 'ts'],
  [/^d/, 't'],
  [/^b/, 'p'],
  [/^g/, 'k'],
  [/^r/, 'j'],
];
const wadeGiles = (syllable: string) => {
  const rule = initials.find(([from]) => from.test(syllable));
  return rule ? syllable.replace(...rule) : syllable;
};

/** A word in Chinese characters, read in Mandarin: pinyin, then Wade-Giles as in Taiwan. */
export function ofHan(word: string): string[] {
  const syllables = [...word].map((sign) => anyAscii(sign).toLowerCase());
  return distinct([syllables.join(''), syllables.map(wadeGiles).join('')]);
}
