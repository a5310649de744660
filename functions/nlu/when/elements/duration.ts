import { numberWhere, type Element } from '#functions/nlu/when/elements/element.ts';
import type { Duration } from '#functions/nlu/when/elements/meanings.ts';
import { decimalAt } from '#functions/nlu/when/figures.ts';
import { isSkipped, valueAt, type Match, type Reader } from '#functions/nlu/when/reader.ts';
import type { Grain } from '#functions/nlu/when/wall.ts';
import type { Kind } from '#functions/nlu/when/words.ts';

/** `week`, or `2 week` for a fortnight. */
function durationFrom(value: string): Duration {
  const [n, grain] = value.includes(' ') ? value.split(' ') : ['1', value];
  return { n: Number(n), grain: grain as Grain };
}

export const durationAt =
  (kind: Kind): Element<Duration> =>
  (reader, index) => {
    const value = valueAt(reader, index, kind);
    return value === undefined ? [] : [{ to: index + 1, value: durationFrom(value) }];
  };

export const unit: Element<Duration> = (reader, index) => {
  const { text, glued } = reader.lexemes[index] ?? {};
  if (glued && text === "'") return [{ to: index + 1, value: durationFrom('minute') }];
  if (glued && text === '"') return [{ to: index + 1, value: durationFrom('second') }];
  return durationAt('unit')(reader, index);
};

export const count: Element<number> = (reader, index) => [
  ...decimalAt(reader, index),
  ...numberWhere(({ isOrdinal }) => !isOrdinal)(reader, index),
  ...(valueAt(reader, index, 'article') === undefined ? [] : [{ to: index + 1, value: 1 }]),
];

/** “Two hours”, “half an hour”, “an hour and a half”, “two and a half hours”, “one hour twenty minutes”; with no number, one. */
export const duration: Element<Duration> = (reader, index) => {
  const share = Number(valueAt(reader, index, 'share') ?? 0);
  if (share) return unitsFrom(reader, index + 1, share / 60).filter(({ value }) => value.grain === 'hour');
  // “At three hours, after the cake” is a time of day.
  const [at, within] = (['at', 'in'] as const).map((kind) => valueAt(reader, index - 1, kind));
  const isClock = !reader.isWhen && at !== undefined && within === undefined;
  const counts = [...count(reader, index), { to: index, value: 1 }];
  const matches = counts.flatMap(({ to, value }) => {
    // In Japanese “時間” alone is the word for time.
    if (to === index && reader.grammar.lettersAWord && !reader.isWhen && !halfUnit(reader, index)) return [];
    // “يوم 1 ديسمبر” is the first, not in a day.
    if (to === index && !reader.isWhen && /^\p{Nd}/u.test(reader.lexemes[index + 1]?.text ?? '')) return [];
    const isHalfMore = valueAt(reader, to, 'halfMore') !== undefined && to > index;
    return unitsFrom(reader, isHalfMore ? to + 1 : to, isHalfMore ? value + 0.5 : value);
  });
  return isClock ? matches.filter(({ value }) => value.grain !== 'hour' && value.grain !== 'minute') : matches;
};

function unitsFrom(reader: Reader, index: number, n: number): Match<Duration>[] {
  let at = index;
  const isUnit = () => valueAt(reader, at, 'unit') !== undefined;
  while (at < index + 3 && !isUnit() && (isSkipped(reader, at) || valueAt(reader, at, 'article') !== undefined)) at++;
  return unit(reader, at).flatMap(({ to, value }) => {
    const whole = { n: n * value.n, grain: value.grain };
    const plain = { to, value: whole };
    if (valueAt(reader, to, 'halfMore') !== undefined)
      return [{ to: to + 1, value: { ...whole, n: whole.n + value.n / 2 } }, plain];
    if (value.grain !== 'hour') return [plain];
    const next = valueAt(reader, to, 'and') === undefined ? to : to + 1;
    const share = Number(valueAt(reader, next, 'share') ?? 0);
    if (share && next > to) return [{ to: next + 1, value: { ...whole, n: whole.n + share / 60 } }, plain];
    const minutes = count(reader, next).flatMap((more) =>
      unit(reader, more.to)
        .filter((one) => one.value.grain === 'minute')
        .map((one) => ({ to: one.to, value: { n: whole.n * 60 + more.value, grain: 'minute' as const } })),
    );
    return [...minutes, plain];
  });
}

/** “Half a day”, in one word. */
const halfUnit = (reader: Reader, index: number) => valueAt(reader, index, 'unit')?.includes(' ') ?? false;
