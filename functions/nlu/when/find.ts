import { recent } from '#functions/nlu/cache.ts';
import { periodOf } from '#functions/nlu/when/calendar.ts';
import { timesIn } from '#functions/nlu/when/groups.ts';
import { lexemesOf, lexiconFor } from '#functions/nlu/when/lexicon.ts';
import { momentOf } from '#functions/nlu/when/moment.ts';
import { duration as durationAt } from '#functions/nlu/when/elements/duration.ts';
import { isSkipped, type Reader } from '#functions/nlu/when/reader.ts';
import { pieceAt, readerOf } from '#functions/nlu/when/reading.ts';
import { hasDate, type Period, type TimeParts } from '#functions/nlu/when/time-parts.ts';
import { grammarOf } from '#functions/nlu/languages/speech.ts';
import { isCoarser, isOnCalendar, later, startOf, type Wall } from '#functions/nlu/when/wall.ts';
import { hoursOfPart, type Hours, windowOf } from '#functions/nlu/when/window.ts';
import { MINUTE } from '#shared/values/duration.ts';
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
  /** The earliest moment that is meant: “after four” is `at` four, “before four” begins now. */
  from: string;
  /** The end of the window that is meant, “in the afternoon”, “Thursday”; null for a single moment. */
  until: string | null;
  /** The minutes of each day of the window, “any evening this week”; null for all day, and for a single moment. */
  hours: Hours | null;
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
  return timesIn(reader).flatMap((group) => {
    const { parts, from, to, bridged = 0 } = group;
    const period = resolveParts(parts, reader);
    const [first, last] = [reader.lexemes[from], reader.lexemes[to - 1]];
    if (!period || !first || !last) return [];
    const iso = (wall: Wall) => isoIn(instantFrom(wall, parts, setting), setting.zone);
    const [index, end] = [first.index, last.end];
    const [precision, isDated] = [precisionOf(period, parts), hasDate(parts)];
    const window = windowOf(group, period, reader);
    // “This afternoon”, said at four.
    const isUnderWay = window && period.grain === 'part_of_day' && period.wall < window.from;
    const at = iso(isUnderWay ? soonAfter(window.from) : period.wall);
    const meant = window
      ? { from: iso(window.from), until: iso(window.until), hours: window.hours }
      : { from: at, until: null, hours: null };
    return [{ text: input.slice(index, end), at, precision, index, end, isDated, bridged, ...meant }];
  });
}

/** “Half an hour, I’m going into a meeting”, as an answer: the duration that it begins with, from now. */
export function leadingDuration(text: string, language: Language, setting: Setting): TimeMention | null {
  const lexemes = lexemesOf(text.slice(0, LONGEST_LEAD), lexiconFor(language));
  const reader = readerOf(lexemes, grammarOf[language].when, setting, false);
  const from = lexemes.findIndex((_, at) => !isSkipped(reader, at));
  const [longest] = durationAt(reader, from).sort((one, other) => other.to - one.to);
  const [first, last] = [lexemes[from], lexemes[(longest?.to ?? 0) - 1]];
  if (!longest || !first || !last || pieceAt(reader, from)) return null;
  const { n, grain } = longest.value;
  const minutes = grain === 'hour' ? n * 60 : grain === 'minute' ? n : Infinity;
  // “Hours are nine to five” counts nothing.
  const isCounted = last !== first || first.readings.some(({ value }) => value.includes(' '));
  if (!isCounted || minutes > LONGEST_WAIT) return null;
  const at = isoIn((Math.floor(setting.reference.getTime() / MINUTE) + minutes) * MINUTE, setting.zone);
  const [index, end] = [first.index, last.end];
  const place = { text: text.slice(index, end), index, end, isDated: true, bridged: 0 };
  return { ...place, at, precision: 'minute', from: at, until: null, hours: null };
}

/** The letters of an answer in which it may be, and the most minutes. */
const LONGEST_LEAD = 80;
const LONGEST_WAIT = 12 * 60;

const QUARTER = 15 * 60_000;
const soonAfter = (wall: Wall): Wall => Math.ceil(wall / QUARTER) * QUARTER;

const instantFrom = (wall: Wall, { zone }: TimeParts, setting: Setting) =>
  zone === undefined ? instantOf(wall, setting.zone) : wall - zone * 60_000;

/** The moment that the parts mean; a day starts at nine. Null for a past moment. */
function resolveParts(parts: TimeParts, reader: Reader): Period | null {
  const { now, grammar } = reader;
  const { isEnd, ends: _, ...plain } = parts;
  const date = periodOf(plain, now, grammar);
  // “At the end of the month in the morning”, “any evening this week”: an hour of a day of that period.
  if (date && isCoarser(date.grain, 'day') && (isEnd || plain.time || plain.part || plain.half)) {
    const { time, part, half, zone } = plain;
    const day = isEnd ? ending(date).wall : date.wall;
    if (isEnd ? day < startOf(now, 'day') : later(date.wall, 1, date.grain) <= now) return null;
    return resolveParts({ time, part, half, zone, period: { wall: dayIn(day, plain, now), grain: 'day' } }, reader);
  }
  const moment = momentOf(plain, now, grammar, 'business');
  if (!moment || !isOnCalendar(moment.wall)) return null;
  if (moment.wall < startOf(now, moment.grain === 'week' || moment.grain === 'month' ? moment.grain : 'day'))
    return null;
  if (parts.period && isCoarser('part_of_day', moment.grain) && moment.wall < now) return null; // “for an hour”
  if (isCoarser(moment.grain, 'part_of_day')) {
    const isLong = isCoarser(moment.grain, 'day');
    const day = isLong ? dayIn(moment.wall, { part: 'afternoon' }, now) : startOf(moment.wall, 'day');
    return { wall: day + 9 * 3_600_000, grain: 'day' };
  }
  return moment;
}

/** The first day of a period that is not over; the next one where that part of today is. */
function dayIn(first: Wall, { part }: TimeParts, now: Wall): Wall {
  const today = startOf(now, 'day');
  const day = Math.max(startOf(first, 'day'), today);
  const isOver = day === today && part !== undefined && now - today >= hoursOfPart[part].until * 60_000;
  return isOver ? later(day, 1, 'day') : day;
}

/** The last day of a month; of a week, its Friday. */
function ending({ wall, grain }: Period): Period {
  return { wall: later(later(wall, 1, grain), grain === 'week' ? -3 : -1, 'day'), grain: 'day' };
}

function precisionOf({ grain, wall }: Period, { time }: TimeParts): Precision {
  if (grain === 'day' || grain === 'part_of_day') return grain;
  if (time && time.minute === 0 && grain !== 'second') return 'hour';
  return grain === 'hour' && wall % 3_600_000 === 0 ? 'hour' : 'minute';
}
