import { figuresOf } from '#functions/nlu/when/tokens.ts';
import { once, valueAt, type Match, type Reader } from '#functions/nlu/when/reader.ts';

/** A number; `digits` is its number of figures, 0 for number words. */
type Amount = { n: number; isOrdinal: boolean; digits: number };

/** The numbers that start at `index`, longest first: “twenty three” is 23, and 20. */
export const numbersAt = (reader: Reader, index: number): Match<Amount>[] =>
  once(reader, 'amounts', index, () =>
    [...writtenNumbers(reader, index), ...numberWords(reader, index)].sort((a, b) => b.to - a.to),
  );

function writtenNumbers(reader: Reader, index: number): Match<Amount>[] {
  const { text = '' } = reader.lexemes[index] ?? {};
  const figures = /^\d{1,9}$/.test(figuresOf(text)) ? figuresOf(text) : null;
  if (!figures) return [];
  const amount = { n: Number(figures), isOrdinal: false, digits: figures.length };
  const plain = { to: index + 1, value: amount };
  // “В 11 я …”: a single letter counts only directly after the figures.
  const behind = reader.lexemes[index + 1];
  const mark = valueAt(reader, index + 1, 'ordMark') !== undefined && (behind?.glued || (behind?.text.length ?? 0) > 1);
  return mark ? [{ to: index + 2, value: { ...amount, isOrdinal: true } }, plain] : [plain];
}

type Sum = { total: number; group: number; last: number; room: number };

/** Number words add up as long as each fits into the zeros of the one before. */
function numberWords(reader: Reader, index: number): Match<Amount>[] {
  const amounts: Match<Amount>[] = [];
  let sum: Sum = { total: 0, group: 0, last: 0, room: Infinity };
  for (let at = index; at < index + 9; at++) {
    const hasAnd = at > index && valueAt(reader, at, 'and') !== undefined;
    if (hasAnd) at++;
    const isOrdinal = valueAt(reader, at, 'num') === undefined && valueAt(reader, at, 'ord') !== undefined;
    const next = multiply(reader, at, sum, hasAnd) ?? add(reader, at, sum, { isFirst: at === index, hasAnd });
    if (!next) break;
    sum = next;
    amounts.push({ to: at + 1, value: { n: sum.total + sum.group + sum.last, isOrdinal, digits: 0 } });
    if (isOrdinal) break;
  }
  return amounts;
}

function multiply(reader: Reader, at: number, { total, group, last, room }: Sum, hasAnd: boolean): Sum | null {
  const times = Number(valueAt(reader, at, 'times') ?? 0);
  const fits = last + group > 0 ? last < times : times < room;
  if (!times || hasAnd || !fits) return null;
  if (times < 1000) return { total, group: group + (last || 1) * times, last: 0, room: times };
  return { total: total + (group + last || 1) * times, group: 0, last: 0, room: times };
}

function add(reader: Reader, at: number, sum: Sum, { isFirst, hasAnd }: { isFirst: boolean; hasAnd: boolean }) {
  const element = valueAt(reader, at, 'num') ?? valueAt(reader, at, 'ord');
  if (element === undefined) return null;
  const n = Number(element);
  const room = n === 0 ? 0 : n % 100 === 0 ? 100 : n % 10 === 0 ? 10 : 1;
  const isPastTen = hasAnd && sum.last === 10; // “ten and a quarter” is not fourteen
  if (isFirst || (n > 0 && n < sum.room && sum.room > 1 && !isPastTen)) return { ...sum, last: sum.last + n, room };
  const isOnes = sum.total + sum.group === 0 && sum.last < 10 && sum.last > 0;
  const isReversed = reader.grammar.onesFirst && hasAnd && isOnes && room === 10 && n >= 20;
  return isReversed ? { ...sum, last: sum.last + n, room: 0 } : null;
}
