import { recent } from '#functions/nlu/cache.ts';
import { timesIn } from '#functions/nlu/when/groups.ts';
import { lexemesOf, lexiconFor } from '#functions/nlu/when/lexicon.ts';
import { momentOf } from '#functions/nlu/when/moment.ts';
import type { Reader } from '#functions/nlu/when/reader.ts';
import { readerOf } from '#functions/nlu/when/reading.ts';
import { hasDate, type Period, type TimeParts } from '#functions/nlu/when/time-parts.ts';
import { grammarOf } from '#functions/nlu/languages/speech.ts';
import { isCoarser, later, startOf } from '#functions/nlu/when/wall.ts';
import { instantOf, isoIn } from '#shared/values/zone.ts';
import type { Precision, Setting } from '#functions/nlu/port.ts';
import type { Language } from '#shared/values/language.ts';

/** A time in speech: its position, and the earliest future moment it can mean. */
export type TimeMention = {
  text: string;
  at: string;
  precision: Precision;
  index: number;
  end: number;
  /** Whether it names a day, not only a time of day. */
  isDated: boolean;
  /** The number of other words inside a time joined from two. */
  bridged: number;
};

/** The most text to read. */
const LONGEST = 6_000;

/** The times in a text, by everyday usage: “at three” is in the afternoon. */
export const findWhens = (text: string, language: Language, setting: Setting): readonly TimeMention[] =>
  cache(`${language} ${setting.zone} ${setting.reference.getTime()} ${text}`, () => timesOf(text, language, setting));

const cache = recent<readonly TimeMention[]>();

function timesOf(text: string, language: Language, setting: Setting): TimeMention[] {
  const input = text.slice(0, LONGEST);
  const reader = readerOf(lexemesOf(input, lexiconFor(language)), grammarOf[language].when, setting, false);
  return timesIn(reader).flatMap(({ parts, from, to, bridged = 0 }) => {
    const period = resolveParts(parts, reader);
    const [first, last] = [reader.lexemes[from], reader.lexemes[to - 1]];
    if (!period || !first || !last) return [];
    const at = isoIn(instantFrom(period, parts, setting), setting.zone);
    const [index, end] = [first.index, last.end];
    const [precision, isDated] = [precisionOf(period, parts), hasDate(parts)];
    return [{ text: input.slice(index, end), at, precision, index, end, isDated, bridged }];
  });
}

const instantFrom = ({ wall }: Period, { zone }: TimeParts, setting: Setting) =>
  zone === undefined ? instantOf(wall, setting.zone) : wall - zone * 60_000;

/** The moment that the parts mean; a day starts at nine. Null for a past moment. */
function resolveParts(parts: TimeParts, reader: Reader): Period | null {
  const { now, grammar } = reader;
  const moment = momentOf({ ...parts, isEnd: undefined }, now, grammar, 'business');
  if (!moment) return null;
  const end = parts.isEnd && !parts.day && !parts.weekday ? ending(moment) : null;
  if (end) return end.wall < startOf(now, 'day') ? null : end;
  if (moment.wall < startOf(now, moment.grain === 'week' || moment.grain === 'month' ? moment.grain : 'day'))
    return null;
  if (parts.period && isCoarser('part_of_day', moment.grain) && moment.wall < now) return null; // “for an hour”
  if (isCoarser(moment.grain, 'part_of_day'))
    return { wall: startOf(moment.wall, 'day') + 9 * 3_600_000, grain: 'day' };
  return moment;
}

/** The last day of a month; of a week, its Friday. */
function ending({ wall, grain }: Period): Period {
  const last = later(later(wall, 1, grain), grain === 'week' ? -3 : -1, 'day');
  return { wall: last + 9 * 3_600_000, grain: 'day' };
}

function precisionOf({ grain, wall }: Period, { time }: TimeParts): Precision {
  if (grain === 'day' || grain === 'part_of_day') return grain;
  if (time && time.minute === 0 && grain !== 'second') return 'hour';
  return grain === 'hour' && wall % 3_600_000 === 0 ? 'hour' : 'minute';
}
