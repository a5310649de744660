import { lexemesOf } from '#functions/assistant/understanding/when/lexicon.ts';
import { momentOf } from '#functions/assistant/understanding/when/moment.ts';
import { isSkipped, valueAt, type Reader } from '#functions/assistant/understanding/when/reader.ts';
import { joined, pieceAt, readerOf } from '#functions/assistant/understanding/when/reading.ts';
import type { Period, Said } from '#functions/assistant/understanding/when/said.ts';
import { lexiconFor, wordsOf } from '#functions/assistant/understanding/when/tables.ts';
import { isCoarser, later, startOf } from '#functions/assistant/understanding/when/wall.ts';
import { instantOf, isoIn } from '#functions/assistant/understanding/when/zone.ts';
import type { Precision, Setting } from '#functions/assistant/understanding/port.ts';
import type { Language } from '#shared/values/language.ts';

/** A time in running speech: where it stands, and the earliest moment to come that it can mean. */
export type Found = { text: string; at: string; precision: Precision; index: number; end: number };

type Group = { said: Said; from: number; to: number };

/** More words than these between two pieces, and they are two times. */
const NEAR = 2;
/** Nobody says more than this before they hang up; what comes after is not read. */
const LONGEST = 6_000;

/** The times that are said in a text, as people say them to each other: at three is in the afternoon. */
export function findWhens(text: string, language: Language, setting: Setting): Found[] {
  const heard = text.slice(0, LONGEST);
  const reader = readerOf(lexemesOf(heard, lexiconFor(language)), wordsOf[language], setting, false);
  return groupsIn(reader).flatMap(({ said, from, to }) => {
    const meant = meantBy(said, reader);
    const [first, last] = [reader.lexemes[from], reader.lexemes[to - 1]];
    if (!meant || !first || !last) return [];
    const at = isoIn(instantFrom(meant, said, setting), setting.zone);
    const [index, end] = [first.index, last.end];
    return [{ text: heard.slice(index, end), at, precision: precisionOf(meant, said), index, end }];
  });
}

const instantFrom = ({ wall }: Period, { zone }: Said, setting: Setting) =>
  zone === undefined ? instantOf(wall, setting.zone) : wall - zone * 60_000;

function groupsIn(reader: Reader): Group[] {
  const groups: Group[] = [];
  let open: Group | null = null;
  for (let at = 0; at < reader.lexemes.length;) {
    const piece = pieceAt(reader, at);
    if (!piece) {
      at++;
      continue;
    }
    const together: Said | null =
      open && isNear(reader, open, at, piece.value) ? joinedSpoken(open, piece.value, at, reader) : null;
    if (open && together) open = { said: together, from: open.from, to: piece.to };
    else {
      if (open) groups.push(open);
      open = { said: piece.value, from: at, to: piece.to };
    }
    at = piece.to;
  }
  if (open) groups.push(open);
  return groups.filter(({ said }) => !said.isLoose && said.number === undefined);
}

function isNear(reader: Reader, { said, to: from }: Group, to: number, next: Said): boolean {
  const range = Array.from({ length: to - from }, (_, i) => from + i);
  if ([...range, to].some((at) => at > from - 1 && reader.lexemes[at]?.fresh)) return false;
  const words = range.filter((at) => !isSkipped(reader, at) && !isLink(reader, at)).length;
  const isTakenBack =
    range.some((at) => valueAt(reader, at, 'no') !== undefined) && (hasDate(next) || next.time || next.number);
  // “Friday afternoon, until five”: that is when it ends.
  if (said.part && next.time && !next.part && [to - 1, to].some((at) => isUntil(reader, at))) return false;
  const completes = !next.isLoose && !said.isLoose && hasDate(said) && !said.time && !hasDate(next);
  return words <= (isTakenBack ? 2 * NEAR : completes ? NEAR : 0);
}

const isUntil = (reader: Reader, at: number) =>
  valueAt(reader, at, 'until') !== undefined && valueAt(reader, at, 'at') === undefined;

const links = ['no', 'or', 'and', 'until', 'from'] as const;
const isLink = (reader: Reader, at: number) => links.some((kind) => valueAt(reader, at, kind) !== undefined);

/** What is said next completes a time, takes part of it back, or is its end. */
function joinedSpoken(open: Group, next: Said, at: number, reader: Reader): Said | null {
  const both = joined(open.said, next, reader);
  if (both) return open.said.isLoose && next.isLoose ? null : both;
  const between = Array.from({ length: at - open.to }, (_, i) => open.to + i);
  const has = (kind: 'no' | 'or') => between.some((index) => valueAt(reader, index, kind) !== undefined);
  if (has('no')) return joined(without(open.said, next), { ...next, isLoose: undefined }, reader);
  const isTight = between.every((index) => isSkipped(reader, index) || isLink(reader, index));
  if (!isTight && !has('or')) return null;
  if (open.said.time && next.time && !hasDate(next)) return shared(open.said, next);
  const isRange = between.some((index) => isLink(reader, index));
  return hasDate(open.said) && hasDate(next) && !open.said.time && isRange && isTight ? open.said : null;
}

const dateKeys = ['period', 'year', 'month', 'day', 'weekday', 'turn'] as const;
const hasDate = (said: Said) => dateKeys.some((key) => said[key] !== undefined);

/** What is left of a time when another takes its place. */
function without(said: Said, other: Said): Said {
  const left = { ...said };
  if (hasDate(other)) for (const key of dateKeys) delete left[key];
  if (other.time ?? other.number) delete left.time;
  if (other.part ?? other.half) {
    delete left.part;
    delete left.half;
  }
  delete left.number;
  return left;
}

/** “Between two and four in the afternoon”: what is said of the end holds for the beginning. */
function shared(said: Said, { half, part }: Said): Said {
  const isOpen = !said.half && !said.part;
  return { ...said, ...(isOpen && half && { half }), ...(isOpen && part && { part }) };
}

/** The moment, with the hours at which a day or its end begin; never one that is over. */
function meantBy(said: Said, reader: Reader): Period | null {
  const { now, words } = reader;
  const moment = momentOf({ ...said, isEnd: undefined }, now, words, 'business');
  if (!moment) return null;
  if (said.isEnd && !said.day && !said.weekday) return ending(moment);
  if (moment.wall < startOf(now, moment.grain === 'week' || moment.grain === 'month' ? moment.grain : 'day'))
    return null;
  if (isCoarser(moment.grain, 'part_of_day'))
    return { wall: startOf(moment.wall, 'day') + 9 * 3_600_000, grain: 'day' };
  return moment;
}

/** The last day of a month; of a week, its Friday. */
function ending({ wall, grain }: Period): Period {
  const last = later(later(wall, 1, grain), grain === 'week' ? -3 : -1, 'day');
  return { wall: last + 9 * 3_600_000, grain: 'day' };
}

function precisionOf({ grain, wall }: Period, { time }: Said): Precision {
  if (grain === 'day' || grain === 'part_of_day') return grain;
  if (time && time.minute === 0 && grain !== 'second') return 'hour';
  return grain === 'hour' && wall % 3_600_000 === 0 ? 'hour' : 'minute';
}
