import type { Meanings } from '#functions/nlu/when/elements/meanings.ts';
import { rule } from '#functions/nlu/when/grammar.ts';
import type { Reader, Rule } from '#functions/nlu/when/reader.ts';
import type { TimeParts } from '#functions/nlu/when/time-parts.ts';

type Around = { at?: string; meridiem?: 'am' | 'pm'; oclock?: string };

/** Adds the words that may surround any time of day: “at”, “o’clock”, “pm”. */
const timeRule = <P extends string>(
  pattern: P,
  says: (bound: Parameters<Parameters<typeof rule<P>>[1]>[0] & Around, reader: Reader) => TimeParts | null,
): Rule =>
  rule(`at? meridiem? ${pattern} oclock? meridiem?`, (bound: Around, reader: Reader) => {
    const parts = says(bound as never, reader);
    return parts && bound.meridiem ? { ...parts, half: bound.meridiem } : parts;
  });

type Hour = Meanings['hour'];

/** An hour, or half past it if that has a name of its own. */
const onTheHour = ({ hour, isCertain }: Hour): TimeParts => ({
  time: { hour: Math.floor(hour), minute: (hour % 1) * 60, second: 0, grain: hour % 1 ? 'minute' : 'hour', isCertain },
});

/** Minutes after the hour, or before it. */
function minutesFrom({ hour, isCertain }: Hour, minutes: number): TimeParts {
  const past = hour * 60 + minutes;
  const before = past < 0 ? 1440 : past < 60 && minutes < 0 ? 720 : 0;
  const [hours, minute] = [Math.floor((past + before) / 60), (past + 1440) % 60];
  return { time: { hour: hours, minute, second: 0, grain: 'minute', isCertain: isCertain && hour !== 12 } };
}

const isSure = ({ at, meridiem, oclock }: Around) => at !== undefined || meridiem !== undefined || oclock !== undefined;
const loose = (parts: TimeParts, isLoose: boolean): TimeParts => (isLoose ? { ...parts, isLoose } : parts);

/** Applied before the rules of dates: otherwise these are bare numbers. */
export const placedRules: readonly Rule[] = [
  timeRule('hour', ({ hour }) => (hour.isPlaced ? onTheHour(hour) : null)),
  timeRule('hourish', ({ hourish }) => onTheHour({ hour: Number(hourish), isCertain: false })),
];

export const clockRules: readonly Rule[] = [
  timeRule('clockFigures', ({ clockFigures }) => clockFigures),
  timeRule('hour +noMonth', ({ hour, ...around }, reader) => {
    const isName = hour.isNamed === true;
    if (!isSure(around) && !isName) return null;
    const isAmount =
      around.at === undefined && !around.meridiem && around.oclock !== 'sure' && !isName && hour.hour < 13;
    return loose(onTheHour(hour), isAmount && !reader.isWhen);
  }),
  timeRule('hour oclock +halfMore', ({ hour }) => minutesFrom(hour, 30)),
  timeRule('hour oclock +and? +minutes', ({ hour, minutes, oclock }) =>
    minutesFrom({ ...hour, isCertain: hour.isCertain || oclock === '24' }, minutes),
  ),
  timeRule('hour and? +share', ({ hour, share }) => minutesFrom(hour, share)),
  timeRule('hour halfMore', ({ hour }) => minutesFrom(hour, 30)),
  timeRule('hour +and? +minutes', ({ hour, minutes, ...around }, { isWhen }) => {
    const isSplit = hour.hour > 0 && minutes > 0;
    return isSplit ? loose(minutesFrom(hour, minutes), !isSure(around) && !isWhen) : null;
  }),
  timeRule('compact', ({ compact: { hour, minute }, ...around }) =>
    isSure(around) ? { time: { hour, minute, second: 0, grain: 'minute', isCertain: hour > 12 } } : null,
  ),
  timeRule('minutes past hour', ({ hour, minutes }) => minutesFrom(hour, minutes)),
  timeRule('minutes to hour', ({ hour, minutes }) => (minutes % 5 ? null : minutesFrom(hour, -minutes))),
  timeRule('halfPast hour', ({ hour }) => minutesFrom(hour, 30)),
  timeRule('hour oclock? past minutes', ({ hour, minutes }) => minutesFrom(hour, minutes)),
  timeRule('hour oclock? minus minutes', ({ hour, minutes }) => minutesFrom(hour, -minutes)),
  timeRule('hour oclock? minutes gone', ({ hour, minutes }) => minutesFrom(hour, minutes)),
  timeRule('hour oclock? minutes left', ({ hour, minutes }) => minutesFrom(hour, -minutes)),
  timeRule('without minutes hour', ({ hour, minutes }) => minutesFrom(hour, -minutes)),
  timeRule('halfOf ordinal', ({ ordinal }) => minutesFrom({ hour: ordinal, isCertain: false }, -30)),
  timeRule('share ordinal', ({ share, ordinal }, { grammar }) =>
    grammar.minutesOf ? minutesOf(ordinal, share) : null,
  ),
  timeRule('count unit ordinal', ({ count, unit, ordinal }, { grammar }) =>
    grammar.minutesOf && unit.grain === 'minute' && unit.n === 1 ? minutesOf(ordinal, count) : null,
  ),
  rule('at? hour orLater', ({ hour }, { grammar }) =>
    grammar.lettersAWord || grammar.hourEnding !== undefined ? null : onTheHour(hour),
  ),
  rule('part', ({ part }) => ({ part })),
  rule('at part', ({ part }) => ({ part })),
  rule('zone', ({ zone }, { isWhen }) => (isWhen ? { zone } : null)),
];

/** “A quarter of the third”: the hour that ends at three. */
const minutesOf = (ordinal: number, minutes: number): TimeParts | null =>
  ordinal > 12 || minutes > 59 ? null : minutesFrom({ hour: ordinal - 1, isCertain: false }, minutes);

/** A range of hours; am, pm or the part of the day at its end apply to the start. */
function rangeOf(first: TimeParts | null, ends: TimeParts): TimeParts | null {
  if (!first?.time) return null;
  const { isLoose: _, ...begins } = first;
  const { half, part } = ends;
  return {
    ...begins,
    ...(half && !begins.half && !begins.part && { half }),
    ...(part && !begins.part && { part }),
    ends,
  };
}

const hourOf = (number: number): TimeParts => onTheHour({ hour: number, isCertain: number > 12 });

export const rangeRules: readonly Rule[] = [
  rule('between hour and? at? second', ({ hour, second }) => rangeOf(onTheHour(hour), second)),
  rule('between clock and at? second', ({ clock, second }) => rangeOf(clock, second)),
  rule('between hour and number', ({ hour, number }) =>
    number <= 24 ? rangeOf(onTheHour(hour), hourOf(number)) : null,
  ),
  rule('between hour and number oclock', ({ hour, number }) => rangeOf(onTheHour(hour), hourOf(number))),
  rule('between hour and number meridiem', ({ hour, number, meridiem }) =>
    rangeOf(onTheHour(hour), { ...hourOf(number), half: meridiem }),
  ),
  rule('between hour until? number', ({ hour, number }) =>
    number <= 24 && number > hour.hour % 12 ? rangeOf(onTheHour(hour), hourOf(number)) : null,
  ),
  // “From 10 to 2” is no “ten to two”.
  rule('between hour until number', ({ hour, number }) =>
    hour.hour > 7 && hour.hour < 13 && number < 7 ? rangeOf(onTheHour(hour), hourOf(number)) : null,
  ),
  rule('between hour oclock and number', ({ hour, number }) => rangeOf(onTheHour(hour), hourOf(number))),
  rule('between clock and second', ({ clock, second }) => rangeOf(clock, second)),
  rule('between clock until second', ({ clock, second }) => rangeOf(clock, second)),
  rule('between hour and ordinal', ({ hour, ordinal }, { grammar }) =>
    grammar.ordinalHours && ordinal <= 12 ? rangeOf(onTheHour(hour), hourOf(ordinal)) : null,
  ),
  rule('at? leavingHour hour until', ({ leavingHour, hour }) => rangeOf(onTheHour(leavingHour), onTheHour(hour))),
  rule('between clock and at? number', ({ clock, number }) => (number <= 24 ? rangeOf(clock, hourOf(number)) : null)),
  rule('hour until? number among', ({ hour, number }) =>
    number <= 24 ? rangeOf(onTheHour(hour), hourOf(number)) : null,
  ),
  rule('hour until? number oclock among', ({ hour, number }) => rangeOf(onTheHour(hour), hourOf(number))),
  rule('clock until? second among', ({ clock, second }) => rangeOf(clock, second)),
  rule('clock until? at? number among', ({ clock, number }) => rangeOf(clock, hourOf(number))),
];
