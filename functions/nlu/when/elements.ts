import {
  dayNumber,
  dayOrdinal,
  dayPlaced,
  monthNumber,
  shortYear,
  year,
} from '#functions/nlu/when/elements/calendar.ts';
import { compact, hour, isArticle, leavingHour, minutes } from '#functions/nlu/when/elements/clock.ts';
import { count, duration, durationAt, unit } from '#functions/nlu/when/elements/duration.ts';
import { numberWhere, wordValue, without, type Element } from '#functions/nlu/when/elements/element.ts';
import type { Meanings } from '#functions/nlu/when/elements/meanings.ts';
import { clockFigures, dateFigures } from '#functions/nlu/when/figures.ts';
import { valueAt } from '#functions/nlu/when/reader.ts';

/** The elements of rules, besides the kinds of words. */
export const elements: Partial<Record<keyof Meanings, Element>> = {
  count,
  ordinal: numberWhere(({ isOrdinal }) => isOrdinal),
  hour,
  leavingHour,
  minutes,
  compact,
  dayNumber,
  dayOrdinal,
  dayPlaced,
  monthNumber,
  year,
  shortYear,
  number: (reader, index) =>
    isArticle(reader, index) ? [] : numberWhere(({ n, isOrdinal }) => !isOrdinal && n >= 1 && n <= 31)(reader, index),
  unit,
  duration,
  period: durationAt('period'),
  within: durationAt('within'),
  /** “Segunda que vem dia trinta”: a “day” before its number is none that the word before belongs to. */
  noNoun: (reader, index) =>
    valueAt(reader, index, 'dayMark') !== undefined && dayNumber(reader, index).length
      ? [{ to: index, value: '' }]
      : without('unit', 'weekday', 'month')(reader, index),
  noUnit: without('unit'),
  noCycle: without('cycle'),
  noMonth: without('month'),
  noFigures: (reader, index) =>
    !reader.isWhen && /^\p{Nd}/u.test(reader.lexemes[index]?.text ?? '') ? [] : [{ to: index, value: '' }],
  clock: (reader, index) => reader.clocksAt(index),
  second: (reader, index) => reader.clocksAt(index),
  span: (reader, index) => reader.spansAt(index),
  weekday: wordValue('weekday'),
  month: (reader, index) => [...wordValue('month')(reader, index), ...monthNumber(reader, index)],
  day: wordValue('day'),
  cycle: wordValue('cycle'),
  plus: wordValue('plus'),
  nextDay: wordValue('nextDay'),
  share: wordValue('share'),
  zone: wordValue('zone'),
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
