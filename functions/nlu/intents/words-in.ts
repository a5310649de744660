import { foldWithOrigins } from '#functions/nlu/when/tokens.ts';
import type { Language } from '#shared/values/language.ts';

const apart = /[^\p{L}\p{N}]+/u;
const apartInPhrases = /[^\p{L}\p{N}*_]+/u;

/**
 * The words of a text in the spelling of the tables; for Japanese its characters, with `^` at each start of a phrase.
 * In table phrases `*` and `_` are words of their own.
 */
export function wordsIn(text: string, language: Language, isPhrase = false): string[] {
  const plain = foldWithOrigins(text).text;
  if (language === 'ja') return charactersIn(plain, isPhrase);
  const joined = language === 'en' ? plain.replaceAll("'", '') : plain;
  const words = joined.split(isPhrase ? apartInPhrases : apart).filter(Boolean);
  return language === 'ar' ? words.map(withoutAnd) : words;
}

/** Arabic writes “and” as part of the next word, unless it is a word’s own first letter. */
const withoutAnd = (word: string) => (/^[وف]\p{L}{3,}$/u.test(word) && !ownLetters.has(word) ? word.slice(1) : word);
const ownLetters = new Set(['والا', 'واحد', 'واحده']);

const hiragana = (text: string) =>
  text.replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

function charactersIn(text: string, isPhrase: boolean): string[] {
  const plain = hiragana(text);
  if (isPhrase) return [...plain.replace(/\s/g, '')];
  return plain
    .split(apart)
    .filter(Boolean)
    .flatMap((piece) => ['^', ...piece]);
}
