import { romanise } from '#functions/names/romanise.ts';
import { furtherArabic } from '#functions/names/script/arabic.ts';
import { furtherCyrillic } from '#functions/names/script/cyrillic.ts';
import { furtherHan } from '#functions/names/script/han.ts';
import { distinct } from '#functions/names/script/spellings.ts';

const MOST = 10;

/**
 * The Latin spellings under which a folded query word is looked up, likeliest first: its romanisations, and rarer ones.
 * The index stores names by `romanise` alone, which therefore cannot grow without a rebuild; this list may.
 */
export function queryForms(word: string): string[] {
  const stored = romanise(word);
  if (stored[0] === word) return stored;
  const further = /^\p{Script=Cyrillic}+$/u.test(word)
    ? furtherCyrillic(word)
    : /^\p{Script=Arabic}+$/u.test(word)
      ? furtherArabic(word)
      : furtherHan(word);
  return further.length ? distinct([...stored, ...further], MOST) : stored;
}
