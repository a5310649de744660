import { latinAsTyped } from '#shared/values/latin-letters.ts';

/** Letters without a decomposition that are typed as others, and letters that are often confused. */
const typedAs: Record<string, string> = {
  ...latinAsTyped,
  ə: 'a',
  ħ: 'h',
  ŋ: 'ng',
  ŧ: 't',
  ς: 'σ',
  ӏ: '',
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ۀ: 'ه',
  ۃ: 'ه',
  ء: '',
};
const typedLetter = new RegExp(`[${Object.keys(typedAs).join('')}]`, 'g');

/**
 * Optional marks: accents of Latin, Greek and Cyrillic, points of Hebrew, short vowels and hamzas of Arabic. Marks of
 * other scripts are letters: か and が differ, and so do क and कि.
 */
const marks =
  /[\u0300-\u036f\u0483-\u0489\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0711\u0730-\u074a\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]/g;
/** Characters within a word that are not letters: apostrophes, breathings, the Arabic tatweel, invisible joiners. */
const within = /['’‘ʼ`´′״׳\u02b0-\u02ff\u0640\u00ad\u200b-\u200f\u2060\ufeff]/g;

const plain = (text: string): string => text.normalize('NFKD').replace(marks, '');

/** A text without case, accents, apostrophes and punctuation, for comparison. */
export function fold(text: string): string {
  if (/^[a-z0-9]+( [a-z0-9]+)*$/.test(text)) return text;
  return plain(plain(text.replace(within, '')).toLowerCase())
    .replace(within, '')
    .replace(typedLetter, (letter) => typedAs[letter] ?? letter)
    .normalize('NFC')
    .replace(/(?<![\p{L}\p{M}\p{N}])\p{M}+/gu, '') // a mark without a base letter
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Surname particles, which are optional. */
const particles = new Set(
  'van von der den de la le las los da das do dos del della di du el al bin ibn bint ter ten af zu y e ال بن ابن بنت'.split(
    ' ',
  ),
);

/** The folded words of a name, without particles unless there is nothing else. */
export function words(name: string): string[] {
  const all = fold(name).split(' ').filter(Boolean);
  const bare = all.filter((word) => !particles.has(word));
  return bare.length ? bare : all;
}
