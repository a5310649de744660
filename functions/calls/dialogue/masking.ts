import { extensionsIn } from '#functions/calls/dialogue/extension.ts';
import type { Piece } from '#functions/calls/dialogue/number-piece.ts';
import { isPause, numbersIn } from '#functions/calls/dialogue/number-words.ts';
import { cuesIn } from '#functions/nlu/edits/cues-in.ts';
import { grammarOf } from '#functions/nlu/languages/speech.ts';
import type { Language } from '#shared/values/language.ts';

const BETWEEN = /^[\s\p{Pd}·、،,の]{0,3}$/u;
const isCode = (digits: number) => (digits >= 4 && digits <= 8) || (digits >= 13 && digits <= 19);
const isTelephone = (digits: number) => digits >= 9 && digits <= 12;

/** Numbers that follow each other with nothing but a pause between them. */
type Run = Piece[];

/**
 * Masks each digit of one-time codes (four to eight digits) and card numbers as •, in figures or in words. Phone
 * numbers stay, and so do times, dates, amounts and years unless the text mentions a code.
 */
export function mask(text: string, language: Language): string {
  const isAboutCodes = grammarOf[language].codeWords.test(text);
  const extensions = isAboutCodes ? [] : extensionsIn(text, language);
  let result = '';
  let from = 0;
  for (const dictation of dictationsIn(text, language)) {
    const begin = dictation[0]?.[0]?.[0]?.index ?? 0;
    if (extensions.some(({ index, end }) => index <= begin && begin < end)) continue;
    if ((!isAboutCodes && isWholeTelephone(dictation)) || isDialledAbroad(dictation, text)) continue;
    for (const run of dictation.flatMap((part) => codesOf(part, text, isAboutCodes))) {
      for (const { index, end, digits } of run) {
        result += text.slice(from, index) + '•'.repeat(digits.length);
        from = end;
      }
    }
  }
  return result + text.slice(from);
}

/** The runs of a dictation that are codes; where codes are talked about, also those that are one together. */
function codesOf(part: readonly Run[], text: string, isAboutCodes: boolean): readonly Run[] {
  if (isAboutCodes && isCode(ofAll(part))) return part;
  return part.filter((run) => {
    const isHarmless = isDate(run.map(({ digits }) => digits)) || isAmount(run, text);
    return isCode(lengthOf(run)) && (isAboutCodes || !isHarmless);
  });
}

const digitsOf = (run: Run): string => run.map(({ digits }) => digits).join('');
const lengthOf = (run: Run): number => digitsOf(run).length;
const ofAll = (runs: readonly Run[]): number => runs.reduce((length, run) => length + lengthOf(run), 0);

/** A telephone number in parts; the last of them may be corrected. */
function isWholeTelephone([first = [], ...corrections]: Dictation): boolean {
  const [begun, corrected] = [ofAll(first), ofAll(corrections.flat())];
  return isTelephone(begun) ? corrected <= 4 : begun < 9 && isTelephone(begun + corrected);
}

/** “+44 …”, “00 44 …”: with its country a telephone number is as long as that of a card. */
function isDialledAbroad(dictation: Dictation, text: string): boolean {
  const runs = dictation.flat();
  const begin = runs[0]?.[0]?.index ?? 0;
  const isAbroad =
    /^(?:00|011)[1-9]/.test(runs.map(digitsOf).join('')) || /\+\s?$/.test(text.slice(Math.max(0, begin - 2), begin));
  return isAbroad && ofAll(runs) >= 9 && ofAll(runs) <= 16;
}

/** The digits of each number that is said, in figures or words, without its pauses. */
export const digitRunsIn = (text: string, language: Language): string[] => runsOf(text, language).map(digitsOf);

/** The digits of each dictation: of its beginning, and of what replaces the end of that. */
export const dictatedIn = (text: string, language: Language): string[][][] =>
  dictationsIn(text, language).map((parts) => parts.map((runs) => runs.map(digitsOf)));

/** A text without the numbers that are as long as a telephone number. */
export const withoutLongNumbers = (text: string, language: Language, least: number): string =>
  runsOf(text, language)
    .filter((run) => lengthOf(run) >= least)
    .reverse()
    .reduce((rest, run) => `${rest.slice(0, run[0]!.index)} ${rest.slice(run.at(-1)!.end)}`, text);

function runsOf(text: string, language: Language): Run[] {
  const runs: Run[] = [];
  let last: Piece | undefined;
  for (const piece of numbersIn(text, language)) {
    const isNext = last && BETWEEN.test(text.slice(last.end, piece.index)) && !isList(text, last, piece);
    if (isNext) runs.at(-1)?.push(piece);
    else runs.push([piece]);
    last = piece;
  }
  return runs;
}

/** 12,000 is an amount, not one number after another. */
const isList = (text: string, last: Piece, piece: Piece) => text.slice(last.end, piece.index) === ',';

/** Runs with hesitations between them, and after each correction further ones: “four one five, um, 55, no sorry, 555”. */
type Dictation = Run[][];

function dictationsIn(text: string, language: Language): Dictation[] {
  const dictations: Dictation[] = [];
  let last: Run | undefined;
  for (const run of runsOf(text, language)) {
    const gap = last ? gapOf(text.slice(last.at(-1)!.end, run[0]!.index), language) : 'other';
    const dictation = dictations.at(-1);
    if (gap === 'pause') dictation?.at(-1)?.push(run);
    else if (gap === 'correction') dictation?.push([run]);
    else dictations.push([[run]]);
    last = run;
  }
  return dictations;
}

/** More letters between two numbers are about something else. */
const LONGEST_GAP = 40;

function gapOf(gap: string, language: Language): 'pause' | 'correction' | 'other' {
  if (gap.length > LONGEST_GAP || /^,$|[?!:;]/.test(gap)) return 'other';
  const words = gap.match(/[\p{L}\p{M}’']+/gu) ?? [];
  if (words.every((word) => isPause(word, language))) return words.length ? 'pause' : 'other';
  return cuesIn(gap, language).some(({ cues }) => cues.has('corrects')) ? 'correction' : 'other';
}

/** 14 30, 24 11, 2026, 24 11 2026: a day or a time. */
function isDate(groups: string[]): boolean {
  const [first = '', second = '', third] = groups;
  if (groups.length === 1) return /^(19|20)\d\d$/.test(first);
  const isPair = /^\d{1,2}$/.test(first) && /^\d{1,2}$/.test(second) && Number(first) <= 31 && Number(second) <= 59;
  return isPair && (groups.length === 2 || (groups.length === 3 && /^(19|20)\d\d$/.test(third ?? '')));
}

/** “Twelve hundred”, “a hundred five”, and a price like “fourteen eighty”. */
function isAmount(run: Run, text: string): boolean {
  const [first, second] = run;
  if (!first || run.length > 2 || !/^\p{L}/u.test(text.slice(first.index))) return false;
  return /^[1-9]\d?00$/.test(first.digits) || [first, second].every((piece) => /^[1-9]\d$/.test(piece?.digits ?? ''));
}
