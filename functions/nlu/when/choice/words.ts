import type { TimeMention } from '#functions/nlu/when/find.ts';
import { foldWithOrigins } from '#functions/nlu/when/tokens.ts';
import type { Language } from '#shared/values/language.ts';

/** How many words on either side and how many letters of each; in Japanese, how many characters. */
const WORDS = 6;
const STEM = 5;
const LETTERS = 12;

/** The prefixes of the words around a time; in Japanese, the characters. */
export function wordFeatures({ index, end }: TimeMention, text: string, language: Language): string[] {
  const [before, after] = [foldWithOrigins(text.slice(0, index)).text, foldWithOrigins(text.slice(end)).text];
  return language === 'ja' ? lettersBeside(before, after) : wordsBeside(before, after, language);
}

/** Short words occur everywhere: they count only right beside a time. */
const isTelling = (word: string) => word.length >= 4;

function wordsBeside(before: string, after: string, language: Language): string[] {
  const words = (part: string) => part.match(/[\p{L}\d]+/gu)?.map((word) => word.slice(0, STEM)) ?? [];
  const [left, right] = [words(before).slice(-WORDS), words(after).slice(0, WORDS)];
  return [
    `${language}<${left.at(-1) ?? '^'}`,
    ...(left.length > 1 ? [`${language}<${left.slice(-2).join('_')}`] : []),
    `${language}>${right[0] ?? '$'}`,
    ...new Set(left.filter(isTelling).map((word) => `${language}-${word}`)),
    ...new Set(right.filter(isTelling).map((word) => `${language}+${word}`)),
  ];
}

function lettersBeside(before: string, after: string): string[] {
  const [left, right] = [before.replace(/\s/g, '').slice(-3), after.replace(/\s/g, '').slice(0, LETTERS)];
  return [
    ...[1, 2, 3].map((n) => `ja<${left.slice(-n)}`),
    ...[1, 2, 3].map((n) => `ja>${right.slice(0, n)}`),
    ...Array.from({ length: Math.max(0, right.length - 1) }, (_, i) => `ja+${right.slice(i, i + 2)}`),
  ];
}
