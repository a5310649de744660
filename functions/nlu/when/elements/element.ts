import { numbersAt } from '#functions/nlu/when/numbers.ts';
import { valueAt, type Match, type Reader } from '#functions/nlu/when/reader.ts';
import type { Kind } from '#functions/nlu/when/words.ts';

/** An element of a rule, which may span several words: its matches from `index` on. */
export type Element<Meaning = unknown> = (reader: Reader, index: number) => Match<Meaning>[];

/** The number that the tables assign to a word. */
export const wordValue =
  (kind: Kind): Element<number> =>
  (reader, index) => {
    const value = valueAt(reader, index, kind);
    return value === undefined ? [] : [{ to: index + 1, value: Number(value) }];
  };

export const numberWhere =
  (accepts: (amount: { n: number; isOrdinal: boolean; digits: number }) => boolean): Element<number> =>
  (reader, index) =>
    numbersAt(reader, index)
      .filter(({ value }) => accepts(value))
      .map(({ to, value }) => ({ to, value: value.n }));

/** Matches nothing, unless a word of one of these kinds follows. */
export const without =
  (...kinds: Kind[]): Element<string> =>
  (reader, index) =>
    kinds.some((kind) => valueAt(reader, index, kind) !== undefined) ? [] : [{ to: index, value: '' }];
