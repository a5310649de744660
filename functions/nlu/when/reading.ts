import { clockRules, placedRules, rangeRules } from '#functions/nlu/when/rules/clock.ts';
import { cycleRules, ledCycleRules } from '#functions/nlu/when/rules/cycles.ts';
import { dateRules } from '#functions/nlu/when/rules/dates.ts';
import { ledRelationRules, relationRules } from '#functions/nlu/when/rules/relations.ts';
import { signsIn } from '#functions/nlu/when/signs.ts';
import { elements } from '#functions/nlu/when/elements.ts';
import type { Duration } from '#functions/nlu/when/elements/meanings.ts';
import { allOf, longestOf } from '#functions/nlu/when/grammar.ts';
import type { Lexeme } from '#functions/nlu/when/lexicon.ts';
import { momentOf } from '#functions/nlu/when/moment.ts';
import { canBegin, isSkipped, once, type Match, type Reader } from '#functions/nlu/when/reader.ts';
import { merge, type Period, type TimeParts } from '#functions/nlu/when/time-parts.ts';
import { dayOfMonth, isCoarser, later, startOf, weekdayOf, type Wall } from '#functions/nlu/when/wall.ts';
import { wallOf } from '#shared/values/zone.ts';
import type { WhenGrammar } from '#functions/nlu/when/words.ts';
import type { Setting } from '#functions/nlu/port.ts';

const plain = [...rangeRules, ...relationRules, ...cycleRules, ...placedRules, ...dateRules, ...clockRules];
const all = [...ledRelationRules, ...ledCycleRules, ...plain];

export function readerOf(
  lexemes: readonly Lexeme[],
  grammar: WhenGrammar,
  { reference, zone }: Setting,
  isWhen: boolean,
): Reader {
  const now = wallOf(reference.getTime(), zone);
  const reader: Reader = {
    lexemes,
    grammar,
    now,
    isWhen,
    signs: lexemes.map(signsIn),
    able: new Map(),
    memo: new Map(),
    elapsed: (milliseconds) => wallOf(reference.getTime() + milliseconds, zone),
    clocksAt: (index) => once(reader, 'clocks', index, () => allOf(clockRules, reader, index)),
    spansAt: (index) => once(reader, 'spans', index, () => spansAt(reader, index)),
  };
  return reader;
}

/** The longest match of any rule at `index`. */
export const pieceAt = (reader: Reader, index: number) =>
  once(reader, 'piece', index, () => (canBegin(reader, index) ? longestOf(all, reader, index) : null));

/** Periods of consecutive pieces that agree: “the third of May”, “the third of May 2026”. Longest first. */
function spansAt(reader: Reader, index: number): Match<Period>[] {
  const periods: Match<Period>[] = [];
  let parts: TimeParts = {};
  const [unit] = (elements.unit?.(reader, index) ?? []) as Match<Duration>[];
  if (unit && isCoarser(unit.value.grain, 'day')) {
    const { grain } = unit.value;
    periods.push({ to: unit.to, value: { wall: startOf(reader.now, grain), grain } });
  }
  for (let at = index; periods.length < 4;) {
    const piece = once(reader, 'plain', at, () => (canBegin(reader, at) ? longestOf(plain, reader, at) : null));
    const both = piece && join(parts, piece.value, reader);
    if (!both) break;
    parts = both;
    const period = momentOf(parts, reader.now, reader.grammar, 'next');
    if (period && !parts.isLoose) periods.unshift({ to: piece.to, value: period });
    at = piece.to;
    while (isSkipped(reader, at)) at++;
  }
  return periods;
}

/** Joins two pieces; a bare number is the day of the month after a weekday, else the hour. */
export function join(one: TimeParts, other: TimeParts, reader: Reader): TimeParts | null {
  const first = resolveNumber(one, other, reader);
  const second = other.number !== undefined && one.time ? null : resolveNumber(other, one, reader);
  if (!first || !second) return null;
  const both = merge({ ...first, isLoose: undefined }, { ...second, isLoose: undefined });
  if (!both) return null;
  const { isLoose: _, ...rest } = both;
  return Object.keys(one).length === 0 && other.isLoose ? { ...rest, isLoose: true } : rest;
}

function resolveNumber(parts: TimeParts, beside: TimeParts, { now, grammar }: Reader): TimeParts | null {
  const isHourMarked = grammar.isHourMarked ?? false;
  const { number, ...rest } = parts;
  if (number === undefined) return parts;
  if (Object.keys(beside).length === 0) return parts;
  const isDay = beside.weekday && !beside.day && (beside.time || isOn(now, beside.weekday, number, isHourMarked));
  if (isDay) return { ...rest, day: number };
  const canBeHour =
    !beside.time && number <= 24 && (beside.weekday ?? beside.part ?? beside.period ?? beside.day ?? beside.month);
  return canBeHour
    ? { ...rest, time: { hour: number, minute: 0, second: 0, grain: 'hour', isCertain: number > 12 } }
    : null;
}

/**
 * Whether the next such weekday is this day of its month; for a number above 12, one of the next five, and where an hour has a
 * word with it, «vendredi onze», one of the next two.
 */
function isOn(now: Wall, weekday: number, day: number, isHourMarked: boolean): boolean {
  const today = startOf(now, 'day');
  const soonest = later(today, (weekday - weekdayOf(today) + 7) % 7 || 7, 'day');
  if (day > 24) return true;
  return (day > 12 ? [0, 1, 2, 3, 4] : isHourMarked ? [0, 1] : [0]).some(
    (weeks) => dayOfMonth(later(soonest, weeks, 'week')) === day,
  );
}
