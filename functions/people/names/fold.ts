import { doubleMetaphone } from 'double-metaphone';

/** Letters that no decomposition turns into the ones they are typed as. */
const typedAs: Record<string, string> = { ı: 'i', ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th' };

/** A text without case, accents, apostrophes and punctuation: what two spellings of one name have in common. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’ʼ`]/g, '')
    .replace(/[ıßøæœłđðþ]/g, (letter) => typedAs[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Words that belong to a surname and are left out as often as written. */
const particles = new Set(
  'van von der den de la le las los da das do dos del della di du el al bin ibn bint ter ten af zu y e'.split(' '),
);

/** The words of a name, folded, without particles unless there is nothing else. */
export function words(name: string): string[] {
  const all = fold(name).split(' ').filter(Boolean);
  const bare = all.filter((word) => !particles.has(word));
  return bare.length ? bare : all;
}

const isLatin = (word: string) => /^[a-z0-9]+$/.test(word);

/** How a folded word sounds: one code or two. Other scripts than Latin stand for themselves. */
export function soundsOf(word: string): string[] {
  if (!isLatin(word)) return [word];
  const codes = doubleMetaphone(word).filter(Boolean);
  return codes.length ? [...new Set(codes)] : [word];
}
