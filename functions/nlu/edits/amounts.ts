import { cuesIn, type FoundCue } from '#functions/nlu/edits/cues-in.ts';
import { grammarOf } from '#functions/nlu/languages/speech.ts';
import type { Setting } from '#functions/nlu/port.ts';
import { type Lexeme, lexemesOf, lexiconFor } from '#functions/nlu/when/lexicon.ts';
import { numbersAt } from '#functions/nlu/when/numbers.ts';
import { type Reader, valueAt } from '#functions/nlu/when/reader.ts';
import { readerOf } from '#functions/nlu/when/reading.ts';
import type { Kind } from '#functions/nlu/when/words.ts';
import type { Language } from '#shared/values/language.ts';

type Range = { index: number; end: number };

const withSymbol = /(?:[$€£¥₽₺#№]|nº)\s?\p{Nd}[\p{Nd}.,]*|(?<![\p{Nd}.,])\p{Nd}[\p{Nd}.,]*\s?[$€£¥₽₺%]/giu;
const [LAST_HOUR, LAST_MINUTE] = [24, 59];
/** What may stand between a number and its word. */
const JOINED = /^[\s.:#№-]{0,3}$/;
const ofHours: readonly Kind[] = ['oclock', 'unit', 'meridiem'];

/** A text with blanks for the numbers that are no time: “four thousand dollars”, “apartment 4”. */
export function withoutAmounts(text: string, language: Language, setting: Setting): string {
  const symbols = [...text.matchAll(withSymbol)].map(({ 0: { length }, index }) => ({ index, end: index + length }));
  return [...symbols, ...amountsIn(text, language, setting)].reduce(
    (rest, { index, end }) => rest.slice(0, index) + ' '.repeat(end - index) + rest.slice(end),
    text,
  );
}

function amountsIn(text: string, language: Language, setting: Setting): Range[] {
  const cues = cuesIn(text, language).filter(({ cues: all }) => all.has('measure') || all.has('label'));
  const reader = readerOf(lexemesOf(text, lexiconFor(language)), grammarOf[language].when, setting, true);
  const amounts: Range[] = [];
  for (let at = 0; at < reader.lexemes.length;) {
    const [number] = numbersAt(reader, at);
    if (number) {
      const { n, digits } = number.value;
      const said = { index: reader.lexemes[at]!.index, end: reader.lexemes[number.to - 1]!.end };
      const beside = besideOf(said, cues, text, isHour(reader, number.to));
      const cents = centsAt(reader, n, number.to);
      if (cents) amounts.push({ ...said, end: cents.end });
      if (beside) amounts.push(said, beside);
      else if (!digits && isLarge(n)) amounts.push(said);
    }
    at = number?.to ?? at + 1;
  }
  return amounts;
}

/** “Fourteen eighty”: a number behind an hour that is too large for minutes. */
function centsAt(reader: Reader, n: number, at: number): Lexeme | null {
  const from = valueAt(reader, at, 'and') === undefined ? at : at + 1;
  const [next] = numbersAt(reader, from);
  if (!next || n > LAST_HOUR || isHour(reader, next.to)) return null;
  const { n: cents, isOrdinal } = next.value;
  return !isOrdinal && cents > LAST_MINUTE && cents < 100 ? reader.lexemes[next.to - 1]! : null;
}

/** The word that makes a number an amount, or the number of a thing; “at the office four o’clock” is an hour. */
const besideOf = (said: Range, cues: readonly FoundCue[], text: string, isHour: boolean): FoundCue | undefined =>
  cues.find(({ cues: all, index, end }) => {
    const isBehind = all.has('measure') && index >= said.end && index - said.end <= 3;
    if (isBehind) return JOINED.test(text.slice(said.end, index));
    const isBefore = all.has('label') && !isHour && end <= said.index && said.index - end <= 3;
    return isBefore && JOINED.test(text.slice(end, said.index));
  });

/** The ending of a Turkish number, “daire 4’te”, belongs to anything. */
function isHour({ lexemes, grammar }: Reader, at: number): boolean {
  const next = lexemes[at];
  const isEnding = next?.glued === true && grammar.hourEnding !== undefined;
  return !isEnding && (next?.readings.some(({ kind }) => ofHours.includes(kind)) ?? false);
}

/** More than a thousand, and no year. */
const isLarge = (n: number) => n >= 1000 && (n < 1900 || n > 2100 || n === 2000);
