import { distinct } from '#functions/names/script/spellings.ts';

const rows: Record<string, string> = {
  a: 'アイウエオ',
  k: 'カキクケコ',
  s: 'サシスセソ',
  t: 'タチツテト',
  n: 'ナニヌネノ',
  h: 'ハヒフヘホ',
  m: 'マミムメモ',
  r: 'ラリルレロ',
  g: 'ガギグゲゴ',
  z: 'ザジズゼゾ',
  d: 'ダヂヅデド',
  b: 'バビブベボ',
  p: 'パピプペポ',
};
const hepburn: Record<string, string> = {
  si: 'shi',
  ti: 'chi',
  tu: 'tsu',
  hu: 'fu',
  zi: 'ji',
  di: 'ji',
  du: 'zu',
};
const table: Record<string, string> = {
  ヤ: 'ya',
  ユ: 'yu',
  ヨ: 'yo',
  ワ: 'wa',
  ヰ: 'i',
  ヱ: 'e',
  ヲ: 'o',
  ン: 'n',
  ヴ: 'vu',
};
for (const [row, signs] of Object.entries(rows))
  [...signs].forEach((sign, at) => {
    const plain = (row === 'a' ? '' : row) + 'aiueo'[at]!;
    table[sign] = hepburn[plain] ?? plain;
  });
const small: Record<string, string> = {
  ャ: 'a',
  ュ: 'u',
  ョ: 'o',
  ァ: 'a',
  ィ: 'i',
  ゥ: 'u',
  ェ: 'e',
  ォ: 'o',
  ヮ: 'wa',
};

const toKatakana = (word: string) => word.replace(/[ぁ-ゖ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0x60));

/** Kana in Hepburn with written long vowels: さとう is satou. */
export function hepburnOf(word: string): string {
  let latin = '';
  let doubled = false;
  for (const sign of toKatakana(word)) {
    if (sign === 'ッ') doubled = true;
    else if (sign === 'ー') latin += latin.at(-1) ?? '';
    else if (sign in small) latin = contracted(latin, sign);
    else {
      const next = table[sign] ?? '';
      latin += doubled && next ? (next.startsWith('ch') ? 't' : next[0]!) + next : next;
      doubled = false;
    }
  }
  return latin.replace(/n(?=[bmp])/g, 'n');
}

/** A syllable with a small kana: shi + ya is sha, ki + yu is kyu, fu + a is fa. */
function contracted(latin: string, sign: string): string {
  const vowel = small[sign]!;
  const stem = latin.slice(0, -1);
  if ('ャュョ'.includes(sign)) return stem + (/(?:sh|ch|j)$/.test(stem) ? '' : 'y') + vowel;
  return /[fvj]$|sh$|ch$|ts$/.test(stem) ? stem + vowel : latin + vowel;
}

const short = (hepburn: string) => hepburn.replace(/ou|oo/g, 'o').replace(/uu/g, 'u').replace(/aa/g, 'a');
const kunrei = (hepburn: string) =>
  hepburn
    .replace(/sh(?=i)/g, 's')
    .replace(/ch(?=i)/g, 't')
    .replace(/tch/g, 'tt')
    .replace(/sh/g, 'sy')
    .replace(/ch/g, 'ty')
    .replace(/ts/g, 't')
    .replace(/f/g, 'h')
    .replace(/j(?=i)/g, 'z')
    .replace(/j/g, 'zy');

/** Variants of a Hepburn word: without long vowels (as in passports), with them, with m before b, Kunrei. */
export const writtenWays = (hepburn: string): string[] => {
  const plain = short(hepburn);
  return [plain, hepburn, plain.replace(/n(?=[bp])/g, 'm'), kunrei(plain)];
};

/** A word in kana. */
export const ofKana = (word: string): string[] => distinct(writtenWays(hepburnOf(word)));
