import { periodOf } from '#functions/nlu/when/calendar.ts';
import { hoursOf, momentOf } from '#functions/nlu/when/moment.ts';
import { isSkipped, valueAt, type Reader } from '#functions/nlu/when/reader.ts';
import type { DayPart, Group, Period, TimeParts } from '#functions/nlu/when/time-parts.ts';
import { isCoarser, later, startOf, type Wall } from '#functions/nlu/when/wall.ts';
import type { Kind } from '#functions/nlu/when/words.ts';

/** Minutes of a day, from midnight on. */
export type Hours = { from: number; until: number };

/** The time that is meant by “after four”, “any evening this week”: a window on the wall clock, and the hours of its days. */
export type Window = { from: Wall; until: Wall; hours: Hours | null };

/** On which side of a time the wish is: “after four”, “before four”, “not after Friday” with that day. */
type Side = 'after' | 'before' | 'by';

const MIDNIGHT = 24 * 60;
const MINUTE = 60_000;
/** “From Tuesday on” has no end; callbacks are within two weeks. */
const OPEN_DAYS = 14;

/** The hours of each part of the day, generously. */
export const hoursOfPart: Record<DayPart, Hours> = {
  dawn: { from: 4 * 60, until: 8 * 60 },
  morning: { from: 6 * 60, until: 12 * 60 },
  late_morning: { from: 10 * 60, until: 12 * 60 },
  noon: { from: 12 * 60, until: 14 * 60 },
  afternoon: { from: 12 * 60, until: 18 * 60 },
  late_afternoon: { from: 15 * 60, until: 18 * 60 },
  evening: { from: 17 * 60, until: 22 * 60 },
  night: { from: 18 * 60, until: MIDNIGHT },
};

/** The window that a time means; null for a single moment. `moment` is what the time alone means. */
export function windowOf(group: Group, moment: Period, reader: Reader): Window | null {
  const { parts } = group;
  if (parts.period && isCoarser('day', parts.period.grain)) return null; // “in an hour”
  const side = parts.ends ? null : sideOf(group, reader);
  const begin =
    side && side !== 'after' && isPartApart(group, reader) ? hoursOfPart[parts.part ?? partOfHalf(parts.half)].from : 0;
  const hours = hoursMeant(parts, moment, side, begin);
  const days = daysMeant(parts, moment, hours ? null : side, reader);
  const timed = parts.time ?? parts.part ?? parts.half;
  if (!days || (timed !== undefined && !hours)) return null;
  const from = Math.max(reader.now, days.from + (hours?.from ?? 0) * MINUTE);
  const until = hours ? later(days.until, -1, 'day') + hours.until * MINUTE : days.until;
  return until > from ? { from, until, hours } : null;
}

/** The hours of each day; null for a moment, or for a whole day. */
function hoursMeant(parts: TimeParts, { wall }: Period, side: Side | null, begin: number): Hours | null {
  const { time, part, half, ends } = parts;
  const minutes = (wall - startOf(wall, 'day')) / MINUTE;
  const named = time ? { from: minutes, until: minutes } : part || half ? hoursOfPart[part ?? partOfHalf(half)] : null;
  if (!named) return null;
  if (side === 'after') return { from: named.from, until: MIDNIGHT };
  if (side) {
    const until = side === 'by' && !time ? named.until : named.from;
    return { from: begin < until ? begin : 0, until };
  }
  const until = ends && endOf(ends, named.from);
  if (until) return { from: named.from, until };
  return time ? null : named;
}

const partOfHalf = (half: 'am' | 'pm' | undefined): DayPart => (half === 'am' ? 'morning' : 'afternoon');

/** The first such hour after the beginning. */
function endOf({ time, part, half, ends }: TimeParts, begin: number): number | undefined {
  if (!time) return part || half ? hoursOfPart[part ?? partOfHalf(half)].until : undefined;
  const all = hoursOf(time, { part, half }, 'next').map((hour) => hour * 60 + time.minute);
  return all.find((minutes) => minutes > begin && minutes <= MIDNIGHT) ?? (ends && endOf(ends, begin));
}

/** The days, up to the midnight after the last one. */
function daysMeant(parts: TimeParts, moment: Period, side: Side | null, { now, grammar }: Reader) {
  const today = startOf(now, 'day');
  const first = startOf(moment.wall, 'day');
  const date = parts.isEnd ? null : periodOf({ ...parts, ends: undefined }, now, grammar);
  const whole = date && isCoarser(date.grain, 'day') && !parts.isEnd ? date : null;
  const until = whole ? later(whole.wall, 1, whole.grain) : later(first, date?.days ?? 1, 'day');
  if (side === 'after') return { from: first, until: later(first, OPEN_DAYS, 'day') };
  if (side) return { from: today, until: side === 'by' ? until : first };
  const last = parts.ends && !parts.time && !parts.part ? momentOf(parts.ends, first, grammar, 'business') : null;
  const end = last && last.wall >= first ? later(startOf(last.wall, 'day'), 1, 'day') : until;
  return { from: first, until: end };
}

/** The words before a time, or after it, that make it the beginning or the end of a window. */
function sideOf({ from, to }: Group, reader: Reader): Side | null {
  const has = (at: number, kind: Kind) => valueAt(reader, at, kind) !== undefined;
  const ahead = [...wordsBefore(from, reader), ...wordsInside(from, to, reader)];
  const behind = isSkipped(reader, to) ? [to - 1, to, to + 1] : [to - 1, to];
  if (ahead.some((at) => has(at, 'notBefore')) || behind.some((at) => has(at, 'orLater'))) return 'after';
  const limit = ahead.find((at) => has(at, 'limit') || has(at, 'before'));
  if (limit !== undefined) return has(limit, 'before') ? 'before' : 'by';
  return behind.some((at) => has(at, 'limited')) ? 'by' : null;
}

/** The word right before a time, and one before that if it says nothing of its own. */
function wordsBefore(from: number, reader: Reader): number[] {
  if (from < 1 || reader.lexemes[from]?.fresh) return [];
  const near = from - 1;
  const isFree = from > 1 && isSkipped(reader, near) && !reader.lexemes[near]?.fresh;
  return isFree ? [near, from - 2] : [near];
}

/** “Tomorrow afternoon, we are here until five”: a part of the day before a pause, or the limit, is no part of the hour. */
function isPartApart({ parts, from, to }: Group, reader: Reader): boolean {
  if (!parts.time || !(parts.part ?? parts.half)) return false;
  const { lexemes, grammar } = reader;
  const at = Array.from({ length: to - from }, (_, i) => from + i).findLast(
    (index) => valueAt(reader, index, 'part') !== undefined || valueAt(reader, index, 'meridiem') !== undefined,
  );
  if (at === undefined || at + 1 >= to) return false;
  const isPause = lexemes[at + 1]!.index - lexemes[at]!.end > (grammar.lettersAWord ? 0 : 1);
  return isPause || (['limit', 'before'] as const).some((kind) => valueAt(reader, at + 1, kind) !== undefined);
}

/** The words of a time right before its hour: tomorrow “after” four. In “ten after four” it belongs to the minutes. */
const wordsInside = (from: number, to: number, reader: Reader): number[] =>
  Array.from({ length: Math.max(0, to - 1 - from) }, (_, i) => from + i).filter((at) => {
    const next = isSkipped(reader, at + 1) && !isHour(reader, at + 1) ? at + 2 : at + 1;
    // «Quinta depois das três»: the weekday is no fifth hour.
    const isBehindHour = isHour(reader, at - 1) && valueAt(reader, at - 1, 'weekday') === undefined;
    return !isHour(reader, at) && !isBehindHour && next < to && isHour(reader, next);
  });

const isHour = (reader: Reader, at: number): boolean =>
  /^\p{Nd}/u.test(reader.lexemes[at]?.text ?? '') ||
  (['num', 'ord', 'hourName', 'share', 'halfPast', 'halfOf', 'oclock'] as const).some(
    (kind) => valueAt(reader, at, kind) !== undefined,
  );
