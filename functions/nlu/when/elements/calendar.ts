import type { Element } from '#functions/nlu/when/elements/element.ts';
import { foldWithOrigins } from '#functions/nlu/when/tokens.ts';
import { numbersAt } from '#functions/nlu/when/numbers.ts';
import { valueAt, type Reader } from '#functions/nlu/when/reader.ts';

export const dayNumber: Element<number> = (reader, index) => {
  const at = valueAt(reader, index, 'dayMark') === undefined ? index : index + 1;
  return numbersAt(reader, at)
    .filter(({ value }) => value.n >= 1 && value.n <= 31)
    .map(({ to, value }) => ({ to: valueAt(reader, to, 'dayMark') === undefined ? to : to + 1, value: value.n }));
};

/** “The fifteenth”, if its ending marks a day. */
export const dayOrdinal: Element<number> = (reader, index) =>
  reader.grammar.dayEnding === undefined
    ? []
    : numbersAt(reader, index)
        .filter(
          ({ to, value }) =>
            value.isOrdinal && value.n < 32 && reader.lexemes[to - 1]?.text.endsWith(reader.grammar.dayEnding ?? ''),
        )
        .map(({ to, value }) => ({ to, value: value.n }));

const patterns = new Map<string, RegExp>();

function patternOf(ending: string): RegExp {
  let pattern = patterns.get(ending);
  if (!pattern) patterns.set(ending, (pattern = new RegExp(`(?:${ending})$`)));
  return pattern;
}

/** Whether a number has this ending and no other number follows: “üçte”, but not “üçte iki”. */
export const ends = (reader: Reader, to: number, ending: string | undefined): boolean =>
  ending !== undefined &&
  !reader.isWhen &&
  patternOf(ending).test(foldWithOrigins(reader.lexemes[to - 1]?.text ?? '').text) &&
  !numbersAt(reader, to).length;

/** “Dördünde”, “on the fourth”: a day by its ending. */
export const dayPlaced: Element<number> = (reader, index) =>
  numbersAt(reader, index)
    .filter(({ to, value: { n } }) => n > 3 && n < 32 && ends(reader, to, reader.grammar.dayPlaced))
    .map(({ to, value }) => ({ to, value: value.n }));

/** “Month three”, in languages that number months. */
export const monthNumber: Element<number> = (reader, index) => {
  const isMarked = valueAt(reader, index, 'monthMark') !== undefined;
  return numbersAt(reader, isMarked ? index + 1 : index)
    .filter(
      ({ to, value }) => value.n >= 1 && value.n <= 12 && (isMarked || valueAt(reader, to, 'monthMark') !== undefined),
    )
    .map(({ to, value }) => ({ to: isMarked ? to : to + 1, value: value.n }));
};

/** 2015, “twenty fifteen”, the year 14, 令和3年. */
export const year: Element<number> = (reader, index) => {
  const era = valueAt(reader, index, 'era');
  const isMarked = valueAt(reader, index, 'yearMark') !== undefined;
  const at = era !== undefined || isMarked ? index + 1 : index;
  return numbersAt(reader, at).flatMap(({ to, value: { n, digits } }) => {
    const isEnded = valueAt(reader, to, 'yearMark') !== undefined;
    const end = isEnded ? to + 1 : to;
    if (era !== undefined) return [{ to: end, value: n + Number(era) }];
    if (n >= 1900 && n < 2200 && (digits === 4 || digits === 0)) return [{ to: end, value: n }];
    if ((isMarked || isEnded) && n > 0 && digits > 1) return [{ to: end, value: n }];
    if (n !== 19 && n !== 20) return [];
    return numbersAt(reader, to)
      .filter(({ value }) => value.n > 9 && value.n < 100)
      .map((rest) => ({ to: rest.to, value: n * 100 + rest.value.n }));
  });
};

export const shortYear: Element<number> = (reader, index) =>
  numbersAt(reader, index)
    .filter(({ value: { n, digits } }) => digits === 2 && n > 0)
    .map(({ to, value: { n } }) => ({ to, value: centuryOf(n) }));

/** A two-digit year, in this or the last century. */
const centuryOf = (n: number) => (n < 50 ? 2000 + n : 1900 + n);
