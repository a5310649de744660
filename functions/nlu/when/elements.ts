import {
  dayNumber,
  dayOrdinal,
  dayPlaced,
  monthNumber,
  shortYear,
  year,
} from '#functions/nlu/when/elements/calendar.ts';
import { compact, hour, isArticle, minutes } from '#functions/nlu/when/elements/clock.ts';
import { count, duration, sizedAt, unit } from '#functions/nlu/when/elements/duration.ts';
import { numbered, valued, without, type Element } from '#functions/nlu/when/elements/element.ts';
import type { Meanings } from '#functions/nlu/when/elements/meanings.ts';
import { clockFigures, dateFigures } from '#functions/nlu/when/figures.ts';
import { valueAt } from '#functions/nlu/when/reader.ts';

/** All that rules ask for by name besides the kinds of words. */
export const elements: Partial<Record<keyof Meanings, Element>> = {
  count,
  ordinal: numbered(({ isOrdinal }) => isOrdinal),
  hour,
  minutes,
  compact,
  dayNumber,
  dayOrdinal,
  dayPlaced,
  monthNumber,
  year,
  shortYear,
  number: (reader, index) =>
    isArticle(reader, index) ? [] : numbered(({ n, isOrdinal }) => !isOrdinal && n >= 1 && n <= 31)(reader, index),
  unit,
  duration,
  period: sizedAt('period'),
  within: sizedAt('within'),
  noNoun: without('unit', 'weekday', 'month'),
  noUnit: without('unit'),
  noCycle: without('cycle'),
  noMonth: without('month'),
  noFigures: (reader, index) =>
    !reader.isWhen && /^\p{Nd}/u.test(reader.lexemes[index]?.text ?? '') ? [] : [{ to: index, value: '' }],
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
