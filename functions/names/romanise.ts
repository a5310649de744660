import anyAscii from 'any-ascii';

import { ofArabic } from '#functions/names/script/arabic.ts';
import { ofCyrillic } from '#functions/names/script/cyrillic.ts';
import { ofGreek } from '#functions/names/script/greek.ts';
import { ofHan } from '#functions/names/script/han.ts';
import { ofHangul } from '#functions/names/script/hangul.ts';
import { ofHebrew } from '#functions/names/script/hebrew.ts';
import { ofIndic } from '#functions/names/script/indic.ts';
import { ofKana } from '#functions/names/script/kana.ts';
import { distinct } from '#functions/names/script/spellings.ts';

/** Maximum length of a name; the rest is ignored. */
const LONGEST = 64;

/** An Armenian word; the digraph ու is one vowel. */
const ofArmenian = (word: string) => distinct([anyAscii(word.replaceAll('ու', 'u')).replaceAll('rr', 'r')]);

const scripts: [RegExp, (word: string) => string[]][] = [
  [/^\p{Script=Cyrillic}+$/u, ofCyrillic],
  [/^\p{Script=Arabic}+$/u, ofArabic],
  [/^\p{Script=Greek}+$/u, ofGreek],
  [/^\p{Script=Hebrew}+$/u, ofHebrew],
  [/^\p{Script=Hangul}+$/u, ofHangul],
  [/^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u, ofKana],
  [/\p{Script=Han}/u, ofHan],
  [/^[\u0900-\u0dff]+$/, ofIndic],
  [/^\p{Script=Armenian}+$/u, ofArmenian],
];

/**
 * The romanisations of a folded word, folded, likeliest first, at most six. A Latin word is its own only one; a word
 * without letters has none.
 */
export function romanise(word: string): string[] {
  const read = word.slice(0, LONGEST);
  if (/^[a-z0-9]+$/.test(read)) return [read];
  const script = scripts.find(([letters]) => letters.test(read));
  const spellings = script?.[1](read) ?? [];
  return spellings.length ? spellings : distinct([anyAscii(read).toLowerCase()]);
}
