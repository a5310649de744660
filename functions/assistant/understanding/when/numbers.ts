import { figuresOf } from '#functions/assistant/understanding/when/folded.ts';
import { once, valueAt, type Match, type Reader } from '#functions/assistant/understanding/when/reader.ts';

/** A number as said or written; `digits` is how many figures it was written with, 0 for words. */
export type Amount = { n: number; isOrdinal: boolean; digits: number };

/** The numbers that begin at `index`, longest first: “twenty three” is 23, and 20. */
export const numbersAt = (reader: Reader, index: number): Match<Amount>[] =>
  once(reader, 'amounts', index, () =>
    [...written(reader, index), ...spoken(reader, index)].sort((a, b) => b.to - a.to),
  );

function written(reader: Reader, index: number): Match<Amount>[] {
  const { text = '' } = reader.lexemes[index] ?? {};
  const figures = /^\d{1,9}$/.test(figuresOf(text)) ? figuresOf(text) : null;
  if (!figures) return [];
  const amount = { n: Number(figures), isOrdinal: false, digits: figures.length };
  const plain = { to: index + 1, value: amount };
  const mark = valueAt(reader, index + 1, 'ordMark') !== undefined;
  return mark ? [{ to: index + 2, value: { ...amount, isOrdinal: true } }, plain] : [plain];
}

type Sum = { total: number; group: number; room: number };

/** Number words add up as long as each is smaller than what the one before left room for. */
function spoken(reader: Reader, index: number): Match<Amount>[] {
  const found: Match<Amount>[] = [];
  let sum: Sum = { total: 0, group: 0, room: Infinity };
  for (let at = index; at < index + 9; at++) {
    const hasAnd = at > index && valueAt(reader, at, 'and') !== undefined;
    if (hasAnd) at++;
    const next = added(reader, at, sum, { isFirst: at === index, hasAnd });
    if (!next) break;
    sum = next.sum;
    found.push({ to: at + 1, value: { n: sum.total + sum.group, isOrdinal: next.isOrdinal, digits: 0 } });
    if (next.isOrdinal) break;
  }
  return found;
}

function added(reader: Reader, at: number, sum: Sum, { isFirst, hasAnd }: { isFirst: boolean; hasAnd: boolean }) {
  const times = Number(valueAt(reader, at, 'times') ?? 0);
  if (times && !hasAnd && times < sum.room * 10 && sum.group < times) {
    const product = (sum.group || 1) * times;
    const isWhole = times >= 1000;
    const kept = { total: isWhole ? sum.total + product : sum.total, group: isWhole ? 0 : product };
    return { sum: { ...kept, room: times }, isOrdinal: false };
  }
  const ordinal = valueAt(reader, at, 'ord');
  const said = valueAt(reader, at, 'num') ?? ordinal;
  if (said === undefined) return null;
  const n = Number(said);
  const isOrdinal = valueAt(reader, at, 'num') === undefined;
  const room = n % 100 === 0 ? 100 : n % 10 === 0 ? 10 : 1;
  const fits = isFirst || (n > 0 && n < sum.room && sum.room > 1);
  if (fits) return { sum: { total: sum.total, group: sum.group + n, room: n === 0 ? 0 : room }, isOrdinal };
  const isOnes = sum.total === 0 && sum.group > 0 && sum.group < 10;
  if (reader.words.onesFirst && hasAnd && isOnes && n >= 20 && n < 100 && room === 10)
    return { sum: { total: 0, group: sum.group + n, room: 0 }, isOrdinal };
  return null;
}
