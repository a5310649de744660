import { numbersIn } from '#functions/calls/dialogue/number-words.ts';
import { grammarOf } from '#functions/nlu/languages/speech.ts';
import { type Language, languages } from '#shared/values/language.ts';

/** An extension has at most so many digits. */
const MOST_DIGITS = 6;
/** Between the word and the digits, and from one of them to the next. */
const PAUSE = /^[\s.,:#\p{Pd}]{0,3}$/u;

const patterns = Object.fromEntries(
  languages.map((language) => [
    language,
    new RegExp(
      `${language === 'ja' ? '' : '(?<![\\p{L}\\p{M}])'}(?:${grammarOf[language].extension})(?![\\p{L}\\p{M}]{2})`,
      'giu',
    ),
  ]),
) as Record<Language, RegExp>;

/** An extension in a text: its digits, and its range with the word before it. */
type Extension = { digits: string; index: number; end: number };

/** The extensions that a text names: “extension two oh four”, “poste 12”. */
export function extensionsIn(text: string, language: Language): Extension[] {
  const found = [...text.matchAll(patterns[language])];
  if (!found.length) return [];
  const numbers = numbersIn(text, language);
  return found.flatMap(({ 0: word, index }) => {
    let [digits, end] = ['', index + word.length];
    for (const piece of numbers) {
      if (piece.index < end) continue;
      if (!PAUSE.test(text.slice(end, piece.index))) break;
      [digits, end] = [digits + piece.digits, piece.end];
    }
    return digits && digits.length <= MOST_DIGITS ? [{ digits, index, end }] : [];
  });
}

/** The extension that a caller names; of several the last. */
export const extensionIn = (text: string, language: Language): string | null =>
  extensionsIn(text, language).at(-1)?.digits ?? null;

/** A text without its extensions, whose digits are no part of a number to call, and no time. */
export const withoutExtensions = (text: string, language: Language): string =>
  extensionsIn(text, language).reduceRight(
    (rest, { index, end }) => `${rest.slice(0, index).replace(/[\s,]+$/u, '')} ${rest.slice(end).trimStart()}`.trim(),
    text,
  );
