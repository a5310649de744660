import { digitsOf } from '#functions/nlu/languages/speech.ts';
import type { Digits } from '#functions/nlu/languages/pack.ts';
import type { Language } from '#shared/values/language.ts';

const fold = (word: string) => word.toLowerCase().normalize('NFC');

function numbersOf({ ones, teens, tens }: Digits): Map<string, string> {
  const listed = (words: string, first: number, by: number) =>
    words
      .split(' ')
      .flatMap((alike, i) => alike.split('/').map((word) => [fold(word), String(first + i * by)] as const));
  return new Map([...listed(ones, 0, 1), ...listed(teens, 10, 1), ...listed(tens, 20, 10)].filter(([word]) => word));
}

const numbers = Object.fromEntries(
  Object.entries(digitsOf).map(([language, words]) => [language, numbersOf(words)]),
) as Record<Language, Map<string, string>>;

/** The digits that a number word stands for; undefined where it is none. */
export const digitsOfWord = (word: string, language: Language) => numbers[language].get(fold(word));
