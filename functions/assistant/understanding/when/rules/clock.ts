import type { Meanings } from '#functions/assistant/understanding/when/elements.ts';
import { rule, type Rule } from '#functions/assistant/understanding/when/grammar.ts';
import type { Reader } from '#functions/assistant/understanding/when/reader.ts';
import type { Said } from '#functions/assistant/understanding/when/said.ts';

type Around = { at?: string; meridiem?: 'am' | 'pm'; oclock?: string };

/** With what may stand around any time of day: “at”, “o’clock”, “pm”. */
const timeRule = <P extends string>(
  pattern: P,
  says: (bound: Parameters<Parameters<typeof rule<P>>[1]>[0] & Around, reader: Reader) => Said | null,
): Rule =>
  rule(`at? meridiem? ${pattern} oclock? meridiem?`, ((bound: Around, reader: Reader) => {
    const said = says(bound as never, reader);
    return said && bound.meridiem ? { ...said, half: bound.meridiem } : said;
  }) as never);

type Hour = Meanings['hour'];

const onTheHour = ({ hour, isCertain }: Hour): Said => ({
  time: { hour, minute: 0, second: 0, grain: 'hour', isCertain },
});

/** So many minutes after the hour, or before it. */
function minutesFrom({ hour, isCertain }: Hour, minutes: number): Said {
  const past = hour * 60 + minutes;
  const before = past < 0 ? 1440 : past < 60 && minutes < 0 ? 720 : 0;
  const [hours, minute] = [Math.floor((past + before) / 60), (past + 1440) % 60];
  return { time: { hour: hours, minute, second: 0, grain: 'minute', isCertain: isCertain && hour !== 12 } };
}

const isSure = ({ at, meridiem, oclock }: Around) => at !== undefined || meridiem !== undefined || oclock !== undefined;
const loose = (said: Said, isLoose: boolean): Said => (isLoose ? { ...said, isLoose } : said);

export const clockRules: readonly Rule[] = [
  timeRule('clockFigures', ({ clockFigures }) => clockFigures),
  timeRule('hour', ({ hour, ...around }, reader) => {
    const isName = hour.isCertain && hour.hour % 12 === 0;
    if (!isSure(around) && !isName) return null;
    const isAmount = around.at === undefined && !around.meridiem && !isName && hour.hour < 13;
    return loose(onTheHour(hour), isAmount && !reader.isWhen);
  }),
  timeRule('hour oclock and? minutes', ({ hour, minutes, oclock }) =>
    minutesFrom({ ...hour, isCertain: hour.isCertain || oclock === '24' }, minutes),
  ),
  timeRule('hour and? share', ({ hour, share }) => minutesFrom(hour, share)),
  timeRule('hour and? minutes', ({ hour, minutes, ...around }, { isWhen }) => {
    const isSplit = hour.hour > 0 && minutes > 0;
    return isSplit ? loose(minutesFrom(hour, minutes), !isSure(around) && !isWhen) : null;
  }),
  timeRule('compact', ({ compact: { hour, minute }, ...around }) =>
    isSure(around) ? { time: { hour, minute, second: 0, grain: 'minute', isCertain: hour > 12 } } : null,
  ),
  timeRule('minutes past hour', ({ hour, minutes }) => minutesFrom(hour, minutes)),
  timeRule('minutes to hour', ({ hour, minutes }) => minutesFrom(hour, -minutes)),
  timeRule('halfPast hour', ({ hour }) => minutesFrom(hour, 30)),
  timeRule('hour oclock? past minutes', ({ hour, minutes }) => minutesFrom(hour, minutes)),
  timeRule('hour oclock? minus minutes', ({ hour, minutes }) => minutesFrom(hour, -minutes)),
  timeRule('hour oclock? minutes gone', ({ hour, minutes }) => minutesFrom(hour, minutes)),
  timeRule('hour oclock? minutes left', ({ hour, minutes }) => minutesFrom(hour, -minutes)),
  timeRule('without minutes hour', ({ hour, minutes }) => minutesFrom(hour, -minutes)),
  timeRule('halfOf ordinal', ({ ordinal }) => minutesFrom({ hour: ordinal, isCertain: false }, -30)),
  timeRule('minutes ordinal', ({ minutes, ordinal, ...around }, { words }) =>
    words.minutesOf && ordinal <= 12 && (isSure(around) || minutes)
      ? minutesFrom({ hour: ordinal - 1, isCertain: false }, minutes)
      : null,
  ),
  rule('part', ({ part }) => ({ part })),
  rule('at part', ({ part }) => ({ part })),
  rule('zone', ({ zone }) => ({ zone })),
];
