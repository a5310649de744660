import { joinedInArabic } from '#functions/calls/dialogue/arabic-numbers.ts';
import { joinedInFrench } from '#functions/calls/dialogue/french-numbers.ts';
import type { Piece } from '#functions/calls/dialogue/number-piece.ts';
import { inLatinDigits } from '#shared/values/digits.ts';
import { type Language, languages } from '#shared/values/language.ts';
import { phrasesOf } from '#functions/nlu/languages/speech.ts';
import type { Digits } from '#functions/nlu/languages/pack.ts';

const arabicMarks = /[\u064b-\u0652\u0670\u0640]/g;
const sameLetter: Record<string, string> = { ё: 'е', أ: 'ا', إ: 'ا', آ: 'ا', ة: 'ه', ئ: 'ي', ى: 'ي' };
const inHiragana = (katakana: string) => String.fromCharCode(katakana.charCodeAt(0) - 0x60);

/** A word in one spelling: transcripts write the same one in several. */
const fold = (word: string): string => (/^[a-z]+$/.test(word) ? word : inOneSpelling(word));

const inOneSpelling = (word: string): string =>
  word
    .normalize('NFC')
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replace(arabicMarks, '')
    .replace(/[ёأإآةئى]/g, (letter) => sameLetter[letter] ?? letter)
    .replace(/[\u30a1-\u30f6]/g, inHiragana);

const listed = (words: readonly string[][], first: number, by: number) =>
  words.flatMap((alike, i) => alike.map((word) => [fold(word), String(first + i * by)] as const));

const numbersOf = ({ ones, teens, tens, hundred = [], hundreds = [], pairs = {} }: Digits): Map<string, string> =>
  new Map([
    ...listed(ones, 0, 1),
    ...listed(teens, 10, 1),
    ...listed(tens, 20, 10),
    ...listed([hundred], 100, 0),
    ...listed(hundreds, 100, 100),
    ...Object.entries(pairs).map(([word, digits]) => [fold(word), digits ?? ''] as const),
  ]);

const byLanguage = <Value>(valueOf: (digits: Digits) => Value) =>
  Object.fromEntries(languages.map((language) => [language, valueOf(phrasesOf[language].digits)])) as Record<
    Language,
    Value
  >;

const numbers = byLanguage(numbersOf);
const plurals = byLanguage(({ plurals = [] }) => new Map(listed(plurals, 0, 1)));
const multipliers = byLanguage(({ multipliers }) => new Map(Object.entries(multipliers)));
const pauses = byLanguage(({ pauses }) => new Set(pauses.flatMap((phrase) => phrase.split(' ')).map(fold)));

const inAnyLanguage = new Set(languages.flatMap((language) => [...numbers[language].keys()]));

/** Whether a word is a number in any language. */
export const isNumberWord = (word: string): boolean => inAnyLanguage.has(withoutAnd(fold(word)));

/** Whether a word separates the digits of one number: a hesitation, “and”, “then”. */
export const isPause = (word: string, language: Language): boolean => pauses[language].has(fold(word));

/** In Arabic “and” is the first letter of the next word. */
const withoutAnd = (word: string): string =>
  word.startsWith('و') && numbers.ar.has(word.slice(1)) ? word.slice(1) : word;

const TOKEN = /\p{Nd}+|[〇零一二三四五六七八九十]|(?:[^\P{L}〇零一二三四五六七八九十]|[\p{M}’'])+/gu;

/** The numbers of a text, “twenty” “four” as one. */
export function numbersIn(text: string, language: Language): Piece[] {
  const pieces: Piece[] = [];
  let [times, from] = [1, -1];
  for (const { 0: token, index: at } of text.matchAll(TOKEN)) {
    const folded = fold(token);
    const word = withoutAnd(folded);
    const [index, end] = [at + (word === folded ? 0 : 1), at + token.length];
    const isThing =
      language === 'en' &&
      word === 'one' &&
      /\b(?:old|new|other|wrong|this|that|which)\s$/iu.test(text.slice(0, index));
    const digits = /^\p{Nd}/u.test(token) ? inLatinDigits(token) : isThing ? undefined : numbers[language].get(word);
    const repeated = repeatedOf(pieces.at(-1), text, { word, index }, language);
    if (repeated) pieces.push({ index: pieces.pop()!.index, end, digits: repeated });
    else if (digits !== undefined) {
      const begin = times > 1 ? from : index;
      pieces.push(join(pieces, text, { index: begin, end, digits: digits.repeat(times) }, language));
    } else if (language === 'ja') pieces.push(...kanaDigitsIn(word, index));
    [times, from] = [multipliers[language].get(folded) ?? 1, index];
  }
  return pieces;
}

type Word = { word: string; index: number };

/** The digits of “three sevens”. */
function repeatedOf(last: Piece | undefined, text: string, { word, index }: Word, language: Language): string | null {
  if (!last || !/^[2-4]$/.test(last.digits) || text.slice(last.end, index) !== ' ') return null;
  return plurals[language].get(word)?.repeat(Number(last.digits)) ?? null;
}

const kana = [...numbers.ja.keys()].filter((word) => /^\p{sc=Hira}/u.test(word) && word !== 'じゅう');
const KANA_DIGIT = new RegExp(kana.sort((one, other) => other.length - one.length).join('|'), 'g');
/** Fewer digits of several kana in a row are a word as often as a number: “にしさんに”. */
const LEAST_LONG = 3;

/** Digits that are written as one word, “ゼロキューゼロのいちに”. */
function kanaDigitsIn(word: string, index: number): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: syllables, index: at } of word.matchAll(KANA_DIGIT)) {
    if (!/^の?$/.test(word.slice(end, at))) break;
    end = at + syllables.length;
    pieces.push({ index: index + at, end: index + end, digits: numbers.ja.get(syllables)! });
  }
  return pieces.filter(({ index, end }) => end - index > 1).length >= LEAST_LONG ? pieces : [];
}

/** “Twenty” “four” is 24; “beş”, “yüz”, “otuz” and “iki” are 532. */
function join(pieces: Piece[], text: string, piece: Piece, language: Language): Piece {
  const last = pieces.at(-1);
  const areWords = last && isLetter(text, last.index) && isLetter(text, piece.index);
  const digits = areWords ? joinedIn(language, text, last, piece) : null;
  if (!last || !digits) return piece;
  pieces.pop();
  const joined = { index: last.index, end: piece.end, digits };
  return language === 'ar' ? join(pieces, text, joined, language) : joined;
}

const isLetter = (text: string, index: number) => /[\p{L}〇]/u.test(text.charAt(index));

function joinedIn(language: Language, text: string, last: Piece, piece: Piece): string | null {
  if (language === 'fr') return joinedInFrench(text, last, piece);
  if (language === 'ar') return joinedInArabic(text, last, piece);
  const gap = text.slice(last.end, piece.index);
  const isAnd = gap.trim() === phrasesOf[language].digits.andWord;
  return isAnd || /^[\s\p{Pd}]?$/u.test(gap) ? joined(last.digits, piece.digits, language, isAnd) : null;
}

/** In Japanese 二 and 十 are 20, in Turkish “on” and “dört” 14. */
function joined(before: string, digits: string, language: Language, isAnd: boolean): string | null {
  const hundreds = inHundreds(before, digits, language, isAnd);
  if (hundreds || (isAnd && language === 'en')) return hundreds;
  if (tensOf(language).test(before) && /^[1-9]$/.test(digits)) return `${before[0]}${digits}`;
  return language === 'ja' && digits === '10' && /^[1-9]$/.test(before) ? `${before}0` : null;
}

const tensOf = (language: Language) => (language === 'tr' || language === 'ja' ? /^[1-9]0$/ : /^[2-9]0$/);

/** A number below a thousand that continues one, in a language that says telephone numbers in hundreds. */
function inHundreds(before: string, digits: string, language: Language, isAnd: boolean): string | null {
  const { hundred, hundreds } = phrasesOf[language].digits;
  if (!hundred && !hundreds) return null;
  // “Twelve hundred”; of “bir yüz” the first is a digit by itself.
  const countsHundreds = language === 'en' ? /^[1-9][1-9]?$/ : /^[2-9]$/;
  if (hundred && digits === '100') return countsHundreds.test(before) ? `${before}00` : null;
  // “Eight hundred five five five” goes on with digits.
  const isOnes = /^[1-9]$/.test(digits);
  if (/^[1-9]00$/.test(before)) {
    const continues = isOnes ? language !== 'en' || isAnd : /^[1-9]\d$/.test(digits);
    return continues ? String(Number(before) + Number(digits)) : null;
  }
  return /^[1-9]\d0$/.test(before) && tensOf(language).test(before.slice(1)) && isOnes
    ? String(Number(before) + Number(digits))
    : null;
}
