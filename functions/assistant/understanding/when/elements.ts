import { clockFigures, dateFigures, decimalAt } from '#functions/assistant/understanding/when/figures.ts';
import { numbersAt } from '#functions/assistant/understanding/when/numbers.ts';
import { isSkipped, valueAt, type Match, type Reader } from '#functions/assistant/understanding/when/reader.ts';
import type { DayPart, Period, Said } from '#functions/assistant/understanding/when/said.ts';
import type { Grain } from '#functions/assistant/understanding/when/wall.ts';
import type { Kind } from '#functions/assistant/understanding/when/words.ts';

/** So many of a unit: an hour and a half are 1.5 of `hour`. */
export type Duration = { n: number; grain: Grain };
type Hour = { hour: number; isCertain: boolean };

/** What the elements of rules mean that are more than the word of the tables. */
export type Meanings = {
  count: number;
  ordinal: number;
  hour: Hour;
  hour24: Hour;
  minutes: number;
  compact: { hour: number; minute: number };
  dayNumber: number;
  monthNumber: number;
  year: number;
  shortYear: number;
  number: number;
  unit: Duration;
  duration: Duration;
  period: Duration;
  noNoun: string;
  noUnit: string;
  noCycle: string;
  span: Period;
  weekday: number;
  month: number;
  day: number;
  cycle: number;
  plus: number;
  nextDay: number;
  era: number;
  share: number;
  zone: number;
  part: DayPart;
  todays: { days: number; part: DayPart };
  meridiem: 'am' | 'pm';
  /** The beginning of a range of hours, and its end. */
  clock: Said;
  second: Said;
  clockFigures: Said;
  dateFigures: Said;
};

type Element = (reader: Reader, index: number) => Match<unknown>[];

const valued =
  (kind: Kind): Element =>
  (reader, index) => {
    const value = valueAt(reader, index, kind);
    return value === undefined ? [] : [{ to: index + 1, value: Number(value) }];
  };

const numbered =
  (accepts: (amount: { n: number; isOrdinal: boolean; digits: number }) => boolean): Element =>
  (reader, index) =>
    numbersAt(reader, index)
      .filter(({ value }) => accepts(value))
      .map(({ to, value }) => ({ to, value: value.n }));

/** Here nothing follows that the word before could belong to instead. */
const without =
  (...kinds: Kind[]): Element =>
  (reader, index) =>
    kinds.some((kind) => valueAt(reader, index, kind) !== undefined) ? [] : [{ to: index, value: '' }];

/** `week`, or `2 week` for a fortnight. */
function sized(value: string): Duration {
  const [n, grain] = value.includes(' ') ? value.split(' ') : ['1', value];
  return { n: Number(n), grain: grain as Grain };
}

const unit: Element = (reader, index) => {
  const { text, glued } = reader.lexemes[index] ?? {};
  if (glued && text === "'") return [{ to: index + 1, value: sized('minute') }];
  if (glued && text === '"') return [{ to: index + 1, value: sized('second') }];
  const value = valueAt(reader, index, 'unit');
  return value === undefined ? [] : [{ to: index + 1, value: sized(value) }];
};

const count: Element = (reader, index) => [
  ...decimalAt(reader, index),
  ...numbered(({ isOrdinal }) => !isOrdinal)(reader, index),
  ...(valueAt(reader, index, 'article') === undefined ? [] : [{ to: index + 1, value: 1 }]),
];

/** “Two hours”, “half an hour”, “an hour and a half”, “two and a half hours”, “one hour twenty minutes”; with no number, one. */
const duration: Element = (reader, index) => {
  const share = Number(valueAt(reader, index, 'share') ?? 0);
  if (share) return unitsFrom(reader, index + 1, share / 60).filter(({ value }) => value.grain === 'hour');
  const counts = [...(count(reader, index) as Match<number>[]), { to: index, value: 1 }];
  return counts.flatMap(({ to, value }) => {
    const isHalfMore = valueAt(reader, to, 'halfMore') !== undefined && to > index;
    return unitsFrom(reader, isHalfMore ? to + 1 : to, isHalfMore ? value + 0.5 : value);
  });
};

function unitsFrom(reader: Reader, index: number, n: number): Match<Duration>[] {
  let at = index;
  const isUnit = () => valueAt(reader, at, 'unit') !== undefined;
  while (at < index + 3 && !isUnit() && (isSkipped(reader, at) || valueAt(reader, at, 'article') !== undefined)) at++;
  return (unit(reader, at) as Match<Duration>[]).flatMap(({ to, value }) => {
    const whole = { n: n * value.n, grain: value.grain };
    const plain = { to, value: whole };
    if (valueAt(reader, to, 'halfMore') !== undefined)
      return [{ to: to + 1, value: { ...whole, n: whole.n + value.n / 2 } }, plain];
    if (value.grain !== 'hour') return [plain];
    const next = valueAt(reader, to, 'and') === undefined ? to : to + 1;
    const share = Number(valueAt(reader, next, 'share') ?? 0);
    if (share && next > to) return [{ to: next + 1, value: { ...whole, n: whole.n + share / 60 } }, plain];
    const minutes = (count(reader, next) as Match<number>[]).flatMap((more) =>
      (unit(reader, more.to) as Match<Duration>[])
        .filter((one) => one.value.grain === 'minute')
        .map((one) => ({ to: one.to, value: { n: whole.n * 60 + more.value, grain: 'minute' as const } })),
    );
    return [...minutes, plain];
  });
}

/** In “at a shop” nobody says one o’clock. */
const isArticle = (reader: Reader, index: number) =>
  !reader.isWhen &&
  valueAt(reader, index, 'article') !== undefined &&
  valueAt(reader, index - 1, 'at') !== 'sure' &&
  valueAt(reader, index + 1, 'oclock') === undefined &&
  valueAt(reader, index + 1, 'share') === undefined;

const hour: Element = (reader, index) => {
  if (isArticle(reader, index)) return [];
  const name = valueAt(reader, index, 'hourName');
  if (name !== undefined) return [{ to: index + 1, value: { hour: Number(name), isCertain: Number(name) > 11 } }];
  const [longest, ...shorter] = numbersAt(reader, index);
  return (longest && !reader.words.onesFirst ? [longest] : [longest, ...shorter].filter((one) => one !== undefined))
    .filter(
      ({ value }) =>
        value.n <= (reader.isWhen ? 24 : 23) && value.digits <= 2 && (!value.isOrdinal || reader.words.ordinalHours),
    )
    .map(({ to, value: { n, digits } }) => ({ to, value: { hour: n, isCertain: n > 12 || (digits === 2 && n < 10) } }));
};

/** Minutes of an hour: a number, a quarter, or “oh five”. */
const minutes: Element = (reader, index) => {
  const share = valueAt(reader, index, 'share');
  if (share !== undefined) return [{ to: index + 1, value: Number(share) }];
  if (isArticle(reader, index)) return [];
  return numbersAt(reader, index).flatMap(({ to, value: { n, isOrdinal, digits } }) => {
    if (isOrdinal || n > 59 || digits > 2) return [];
    const ones =
      n === 0 && digits < 2 ? numbersAt(reader, to).find(({ value }) => value.n < 10 && value.n > 0) : undefined;
    const said = ones ? { to: ones.to, n: ones.value.n } : { to, n };
    const named = (unit(reader, said.to) as Match<Duration>[]).find(
      ({ value }) => value.grain === 'minute' && value.n === 1,
    );
    return [{ to: named?.to ?? said.to, value: said.n }];
  });
};

/** 1030 for half past ten. */
const compact: Element = (reader, index) =>
  numbersAt(reader, index)
    .filter(({ value: { n, digits } }) => (digits === 4 || (digits === 3 && reader.isWhen)) && n % 100 < 60 && n < 2400)
    .map(({ to, value: { n } }) => ({ to, value: { hour: Math.floor(n / 100), minute: n % 100 } }));

const dayNumber: Element = (reader, index) => {
  const at = valueAt(reader, index, 'dayMark') === undefined ? index : index + 1;
  return numbersAt(reader, at)
    .filter(({ value }) => value.n >= 1 && value.n <= 31)
    .map(({ to, value }) => ({ to: valueAt(reader, to, 'dayMark') === undefined ? to : to + 1, value: value.n }));
};

/** “Month three”, where months have numbers. */
const monthNumber: Element = (reader, index) => {
  const isMarked = valueAt(reader, index, 'monthMark') !== undefined;
  return numbersAt(reader, isMarked ? index + 1 : index)
    .filter(
      ({ to, value }) => value.n >= 1 && value.n <= 12 && (isMarked || valueAt(reader, to, 'monthMark') !== undefined),
    )
    .map(({ to, value }) => ({ to: isMarked ? to : to + 1, value: value.n }));
};

/** 2015, “twenty fifteen”, the year 14, 令和3年. */
const year: Element = (reader, index) => {
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

const shortYear: Element = (reader, index) =>
  numbersAt(reader, index)
    .filter(({ value: { n, digits } }) => digits === 2 && n > 0)
    .map(({ to, value: { n } }) => ({ to, value: centuryOf(n) }));

/** Of two figures, the year of this or the last century. */
export const centuryOf = (n: number) => (n < 50 ? 2000 + n : 1900 + n);

export const elements: Partial<Record<keyof Meanings, Element>> = {
  count,
  ordinal: numbered(({ isOrdinal }) => isOrdinal),
  hour,
  minutes,
  compact,
  dayNumber,
  monthNumber,
  year,
  shortYear,
  number: (reader, index) =>
    isArticle(reader, index) ? [] : numbered(({ n, isOrdinal }) => !isOrdinal && n >= 1 && n <= 31)(reader, index),
  unit,
  duration,
  period: (reader, index) => {
    const value = valueAt(reader, index, 'period');
    return value === undefined ? [] : [{ to: index + 1, value: sized(value) }];
  },
  noNoun: without('unit', 'weekday', 'month'),
  noUnit: without('unit'),
  noCycle: without('cycle'),
  clock: (reader, index) => reader.clocksAt(index),
  second: (reader, index) => reader.clocksAt(index),
  span: (reader, index) => reader.spansAt(index),
  weekday: valued('weekday'),
  month: (reader, index) => [...valued('month')(reader, index), ...monthNumber(reader, index)],
  day: valued('day'),
  cycle: valued('cycle'),
  plus: valued('plus'),
  nextDay: valued('nextDay'),
  share: valued('share'),
  zone: valued('zone'),
  /** `evening`, or `1 evening` for tomorrow’s. */
  todays: (reader, index) => {
    const value = valueAt(reader, index, 'todays');
    if (value === undefined) return [];
    const [days, part] = value.includes(' ') ? value.split(' ') : ['0', value];
    return [{ to: index + 1, value: { days: Number(days), part } }];
  },
  clockFigures,
  dateFigures,
};
