import type { Language } from '#shared/values/language.ts';

/** Letters read at the start (over a minute of speech) and the end of overlong speech. */
const START = 6_000;
const END = 1_500;

/**
 * Normalises speech recognition output: lower case, single spaces, no accents or punctuation, each number a zero. Japanese
 * has no spaces at all.
 */
export function foldSpeech(text: string, language: Language): string {
  const read = text.length > START + END ? `${text.slice(0, START)} ${text.slice(-END)}` : text;
  const words = marksOff(read.toLowerCase())
    .replace(/['’ʼ`]/g, language === 'fr' ? ' ' : '')
    .replace(/[^\p{L}\p{M}\p{N}&]+/gu, ' ')
    .replace(/\p{N}+(?: \p{N}+)*/gu, '0')
    .trim();
  return language === 'ja' ? words.replaceAll(' ', '') : words;
}

/** Letters of Japanese that a word has on average. */
const LETTERS_A_WORD = 2.5;

/** How many words speech has. */
export function countWords(text: string, language: Language): number {
  const folded = foldSpeech(text, language);
  if (language === 'ja') return folded.length / LETTERS_A_WORD;
  return folded ? folded.split(' ').length : 0;
}

// The marks of kana (U+3099, U+309A) make other syllables, and stay.
const marksOff = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g, '')
    .normalize('NFC')
    .replaceAll('ı', 'i')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه');
