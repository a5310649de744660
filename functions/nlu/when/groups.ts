import { periodOf } from '#functions/nlu/when/calendar.ts';
import { isSkipped, valueAt, type Reader } from '#functions/nlu/when/reader.ts';
import { join, pieceAt } from '#functions/nlu/when/reading.ts';
import { type Group, hasDate, type TimeParts } from '#functions/nlu/when/time-parts.ts';
import { later, startOf } from '#functions/nlu/when/wall.ts';
import { isLink, joinGroups } from '#functions/nlu/when/join-groups.ts';

/** With more words than these between them, two pieces are two times. */
const NEAR = 2;
/** The most words between a day and an hour that may belong to it. */
const LONGEST_BRIDGE = 8;

/** Every time, and those that a day and a later hour form together. */
export function timesIn(reader: Reader): Group[] {
  const groups = groupsIn(reader).map((group, i, all) => {
    const before = all.slice(0, i);
    return afterThis(onNextDay(group, before, reader), before, reader);
  });
  return groups.flatMap((group, i) => {
    const next = groups[i + 1];
    const both = next && bridgeOf(group, next, reader);
    return [group, ...(both ? [both] : [])].filter(({ parts }) => !parts.isLoose && parts.number === undefined);
  });
}

/** “Tomorrow I’m in court; the day after, in the afternoon”: counted from the day that was named before, not from today. */
function onNextDay(group: Group, before: readonly Group[], reader: Reader): Group {
  const tomorrow = later(startOf(reader.now, 'day'), 1, 'day');
  const isNextDay =
    group.parts.period?.wall === tomorrow &&
    [group.from, group.from + 1].some((at) => valueAt(reader, at, 'nextDay') === '1');
  const day = isNextDay ? before.findLast(({ parts }) => hasDate(parts) && !parts.isLoose) : undefined;
  const named = day && periodOf(day.parts, reader.now, reader.grammar);
  if (named?.grain !== 'day' || named.wall < tomorrow) return group;
  return { ...group, parts: { ...group.parts, period: { wall: later(named.wall, 1, 'day'), grain: 'day' } } };
}

/** “Not this Friday, the next one”: otherwise the next Friday would be the same. */
function afterThis(group: Group, before: readonly Group[], { grammar }: Reader): Group {
  const { weekday, turn } = group.parts;
  const isNext = turn === 1 && grammar.nextWeekday !== 'next week';
  const isNamed = before.some(({ parts }) => parts.weekday === weekday && parts.turn === 0);
  return isNext && isNamed ? { ...group, parts: { ...group.parts, turn: 2 } } : group;
}

/** “Tomorrow before I finish, so from eight”: the hour belongs to the day before it. */
function bridgeOf(one: Group, other: Group, reader: Reader): Group | null {
  const bridged = Math.ceil((other.from - one.to) / (reader.grammar.lettersAWord ?? 1));
  const completes =
    !one.parts.isLoose && !one.parts.isEnd && hasDate(one.parts) && !one.parts.time && !hasDate(other.parts);
  if (!completes || bridged > LONGEST_BRIDGE || !(other.parts.time ?? other.parts.part)) return null;
  if (reader.lexemes.slice(one.to, other.from + 1).some(({ fresh }) => fresh)) return null;
  const { part: _, ...bare } = one.parts;
  const joinedParts =
    join(one.parts, other.parts, reader) ?? (other.parts.time ? join(bare, other.parts, reader) : null);
  return joinedParts && { parts: joinedParts, from: one.from, to: other.to, bridged };
}

function groupsIn(reader: Reader): Group[] {
  const groups: Group[] = [];
  let open: Group | null = null;
  for (let at = 0; at < reader.lexemes.length;) {
    const piece = pieceAt(reader, at);
    if (!piece) {
      at++;
      continue;
    }
    const together: TimeParts | null =
      open && isNear(reader, open, at, piece.value) ? joinGroups(open, piece.value, at, reader) : null;
    if (open && together) open = { parts: together, from: open.from, to: piece.to };
    else {
      if (open) groups.push(open);
      open = { parts: piece.value, from: at, to: piece.to };
    }
    at = piece.to;
  }
  if (open) groups.push(open);
  return groups;
}

function isNear(reader: Reader, { parts, to: from }: Group, to: number, next: TimeParts): boolean {
  const range = Array.from({ length: to - from }, (_, i) => from + i);
  if ([...range, to].some((at) => at > from - 1 && reader.lexemes[at]?.fresh)) return false;
  const apart = range.filter((at) => !isSkipped(reader, at) && !isLink(reader, at)).length;
  const words = apart / (reader.grammar.lettersAWord ?? 1);
  const isTakenBack =
    !parts.isLoose &&
    range.some((at) => valueAt(reader, at, 'no') !== undefined) &&
    (hasDate(next) || next.time || next.number);
  // “Friday afternoon, until five”: five is the end.
  if (parts.part && next.time && !next.part && [to - 1, to].some((at) => isUntil(reader, at))) return false;
  const completes = !next.isLoose && !parts.isLoose && hasDate(parts) && !parts.time && !hasDate(next);
  if (isWhole(reader, parts, to, next) && (words > 0 || parts.number !== undefined)) return false;
  return words <= (isTakenBack ? 2 * NEAR : completes ? NEAR : 0);
}

/** “Tomorrow, sorry, ring us after four today”: the next piece has a day or an hour of its own. */
function isWhole(reader: Reader, parts: TimeParts, index: number, next: TimeParts): boolean {
  let at = pieceAt(reader, index)?.to ?? index;
  while (isSkipped(reader, at) && !pieceAt(reader, at)) at++;
  const rest = pieceAt(reader, at)?.value;
  const own = rest && !rest.isLoose && !next.isLoose ? join(next, rest, reader) : null;
  if (!rest || !own?.time || !hasDate(own)) return false;
  return hasDate(next) ? Boolean(parts.time ?? parts.number) && !hasDate(parts) : join(parts, own, reader) === null;
}

const isUntil = (reader: Reader, at: number) =>
  valueAt(reader, at, 'until') !== undefined && valueAt(reader, at, 'at') === undefined;
