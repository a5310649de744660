import { joinedInFrench } from '#functions/calls/dialogue/french-numbers.ts';
import { inLatinDigits } from '#shared/values/digits.ts';
import type { Language } from '#shared/values/language.ts';
import { grammarOf, phrasesOf } from '#functions/nlu/languages/speech.ts';
import type { Digits } from '#functions/nlu/languages/pack.ts';

const fold = (word: string) => word.toLowerCase().normalize('NFC');

function numbersOf({ ones, teens, tens, hundred = [], hundreds = [] }: Digits): Map<string, string> {
  const listed = (words: readonly string[][], first: number, by: number) =>
    words.flatMap((alike, i) => alike.map((word) => [fold(word), String(first + i * by)] as const));
  return new Map([
    ...listed(ones, 0, 1),
    ...listed(teens, 10, 1),
    ...listed(tens, 20, 10),
    ...listed([hundred], 100, 0),
    ...listed(hundreds, 100, 100),
  ]);
}

const numbers = Object.fromEntries(
  Object.entries(phrasesOf).map(([language, { digits }]) => [language, numbersOf(digits)]),
) as Record<Language, Map<string, string>>;

/** The digits of a number word; undefined for other words. */
const digitsOfWord = (word: string, language: Language) => numbers[language].get(fold(word));

type Piece = { index: number; end: number; digits: string };

const BETWEEN = /^[\s\p{Pd}·、،,の]{0,3}$/u;
const isCode = (digits: number) => (digits >= 4 && digits <= 8) || (digits >= 13 && digits <= 19);

/**
 * Masks each digit of one-time codes (four to eight digits) and card numbers as •, in figures or in words. Phone
 * numbers stay, and so do times, dates and years unless the text mentions a code.
 */
export function mask(text: string, language: Language): string {
  const isAboutCodes = grammarOf[language].codeWords.test(text);
  let result = '';
  let from = 0;
  for (const run of runsOf(text, language)) {
    const digits = run.map((piece) => piece.digits);
    if (!isCode(digits.join('').length) || (!isAboutCodes && isDate(digits))) continue;
    for (const { index, end, digits } of run) {
      result += text.slice(from, index) + '•'.repeat(digits.length);
      from = end;
    }
  }
  return result + text.slice(from);
}

/** The digits of each number that is said, in figures or words, without its pauses. */
export const digitRunsIn = (text: string, language: Language): string[] =>
  runsOf(text, language).map((run) => run.map(({ digits }) => digits).join(''));

/** A text without the numbers that are as long as a telephone number. */
export const withoutLongNumbers = (text: string, language: Language, least: number): string =>
  runsOf(text, language)
    .filter((run) => run.reduce((length, { digits }) => length + digits.length, 0) >= least)
    .reverse()
    .reduce((rest, run) => `${rest.slice(0, run[0]!.index)} ${rest.slice(run.at(-1)!.end)}`, text);

/** Numbers that follow each other with nothing but a pause between them. */
function runsOf(text: string, language: Language): Piece[][] {
  const runs: Piece[][] = [];
  let last: Piece | undefined;
  for (const piece of piecesOf(text, language)) {
    const isNext = last && BETWEEN.test(text.slice(last.end, piece.index)) && !isList(text, last, piece);
    if (isNext) runs.at(-1)?.push(piece);
    else runs.push([piece]);
    last = piece;
  }
  return runs;
}

/** 12,000 is an amount, not one number after another. */
const isList = (text: string, last: Piece, piece: Piece) => text.slice(last.end, piece.index) === ',';

const TOKEN = /\p{Nd}+|[〇零一二三四五六七八九十]|(?:[^\P{L}〇零一二三四五六七八九十]|[\p{M}’'])+/gu;

function piecesOf(text: string, language: Language): Piece[] {
  const pieces: Piece[] = [];
  let [times, from] = [1, -1];
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const end = index + token.length;
    const digits = /^\p{Nd}/u.test(token) ? inLatinDigits(token) : digitsOfWord(token, language);
    const begin = times > 1 ? from : index;
    if (digits !== undefined)
      pieces.push(join(pieces, text, { index: begin, end, digits: digits.repeat(times) }, language));
    [times, from] = [phrasesOf[language].digits.multipliers[token.toLowerCase()] ?? 1, index];
  }
  return pieces;
}

/**
 * “Twenty” “four” is 24; in Turkish so are “on” and “dört” 14, and “beş”, “yüz”, “otuz” and “iki” 532; in Japanese 二 and 十
 * are 20.
 */
function join(pieces: Piece[], text: string, piece: Piece, language: Language): Piece {
  const last = pieces.at(-1);
  if (language === 'fr') return inFrench(pieces, text, piece);
  const isJoined =
    last && /^\p{L}/u.test(text.slice(last.index)) && /^(?:\P{N}?|\s[ey]\s)$/u.test(text.slice(last.end, piece.index));
  if (!isJoined) return piece;
  const hundreds = inHundreds(last.digits, piece.digits, language);
  if (hundreds) {
    pieces.pop();
    return { index: last.index, end: piece.end, digits: hundreds };
  }
  const tens = language === 'tr' || language === 'ja' ? /^[1-9]0$/ : /^[2-9]0$/;
  const digits = tens.test(last.digits) && /^[1-9]$/.test(piece.digits) ? `${last.digits[0]}${piece.digits}` : null;
  const isTimesTen = language === 'ja' && piece.digits === '10' && /^[1-9]$/.test(last.digits);
  if (!digits && !isTimesTen) return piece;
  pieces.pop();
  return { index: last.index, end: piece.end, digits: digits ?? `${last.digits}0` };
}

function inFrench(pieces: Piece[], text: string, piece: Piece): Piece {
  const last = pieces.at(-1);
  const areWords = last && /^\p{L}/u.test(text.slice(last.index)) && /^\p{L}/u.test(text.slice(piece.index));
  const digits = areWords ? joinedInFrench(text, last, piece) : null;
  if (!last || !digits) return piece;
  pieces.pop();
  return { index: last.index, end: piece.end, digits };
}

/** A number below a thousand that continues one, in a language that says telephone numbers in hundreds. */
function inHundreds(before: string, digits: string, language: Language): string | null {
  const { hundred, hundreds } = phrasesOf[language].digits;
  if (!hundred && !hundreds) return null;
  if (digits === '100') return /^[2-9]$/.test(before) ? `${before}00` : null;
  const isContinued = /^[1-9]00$/.test(before)
    ? /^[1-9]\d?$/.test(digits)
    : /^[1-9]{2}0$/.test(before) && /^[1-9]$/.test(digits);
  return isContinued ? String(Number(before) + Number(digits)) : null;
}

/** 14 30, 24 11, 2026, 24 11 2026: a day or a time. */
function isDate(groups: string[]): boolean {
  const [first = '', second = '', third] = groups;
  if (groups.length === 1) return /^(19|20)\d\d$/.test(first);
  const isPair = /^\d{1,2}$/.test(first) && /^\d{1,2}$/.test(second) && Number(first) <= 31 && Number(second) <= 59;
  return isPair && (groups.length === 2 || (groups.length === 3 && /^(19|20)\d\d$/.test(third ?? '')));
}
