import { isSkipped, valueAt, type Reader } from '#functions/nlu/when/reader.ts';
import { join } from '#functions/nlu/when/reading.ts';
import { dateKeys, type Group, hasDate, type TimeParts } from '#functions/nlu/when/time-parts.ts';

const links = ['no', 'or', 'and', 'until', 'from', 'limited'] as const;
/** Whether a word between two times may join them. */
export const isLink = (reader: Reader, at: number) => links.some((kind) => valueAt(reader, at, kind) !== undefined);

/** “At ten and at two” is no range, where “and” may also end one. */
const isRangeLink = (reader: Reader, at: number) =>
  (['until', 'from'] as const).some((kind) => valueAt(reader, at, kind) !== undefined) &&
  valueAt(reader, at, 'and') === undefined;

/** Joins the next piece to a time: it completes the time, corrects it, or is its end. */
export function joinGroups(open: Group, next: TimeParts, at: number, reader: Reader): TimeParts | null {
  const limited = startBeforeLimit(open, next, at, reader);
  if (limited) return limited;
  const between = Array.from({ length: at - open.to }, (_, i) => open.to + i);
  const has = (kind: 'no' | 'or') => between.some((index) => valueAt(reader, index, kind) !== undefined);
  const isOther = has('no') && !has('or') && !open.parts.isLoose && hasDate(open.parts) && hasDate(next);
  const both = isOther ? null : join(open.parts, next, reader);
  if (both) return open.parts.isLoose && next.isLoose ? null : both;
  if (has('or') && has('no') && hasDate(open.parts) && hasDate(next)) return { ...open.parts }; // “or, if not, tomorrow”
  if (open.parts.isLoose && hasDate(next)) return null;
  if (has('no')) return join(without(open.parts, next), { ...next, isLoose: undefined }, reader);
  const isTight = between.every((index) => isSkipped(reader, index) || isLink(reader, index));
  if (!isTight && !has('or')) return null;
  const begins = valueAt(reader, open.from, 'between') ?? valueAt(reader, open.from - 1, 'between');
  const isRange =
    !has('or') &&
    between.some((index) => isRangeLink(reader, index) || (begins !== undefined && isLink(reader, index)));
  const ends = isRange ? { ends: next } : {};
  if (open.parts.time && next.time && !hasDate(next)) return { ...shareHalf(open.parts, next), ...ends };
  const isLinked = between.some((index) => isLink(reader, index));
  return hasDate(open.parts) && hasDate(next) && !open.parts.time && isLinked && isTight
    ? { ...open.parts, ...ends }
    : null;
}

/** “Before eleven, around ten”, “after three, say quarter past”: the second hour is meant, the first was only its limit. */
function startBeforeLimit({ parts, from, to }: Group, next: TimeParts, at: number, reader: Reader): TimeParts | null {
  if (!parts.time || !next.time || hasDate(next) || next.isLoose) return null;
  const has = (index: number, kind: 'limit' | 'limited' | 'notBefore' | 'or') =>
    valueAt(reader, index, kind) !== undefined;
  const isEnded =
    Array.from({ length: to - from }, (_, i) => from + i).some((index) => has(index, 'limit')) ||
    Array.from({ length: at - to }, (_, i) => to + i).some((index) => has(index, 'limited'));
  const isOther = Array.from({ length: at - to }, (_, i) => to + i).some(
    (index) => has(index, 'or') || isLink(reader, index),
  );
  const isBegun =
    !isOther && Array.from({ length: to - from + 1 }, (_, i) => from - 1 + i).some((index) => has(index, 'notBefore'));
  if (!(isEnded || isBegun) || has(at, 'limit')) return null;
  return join({ ...parts, time: undefined }, next, reader);
}

/** What remains of a time when another replaces it. */
function without(parts: TimeParts, other: TimeParts): TimeParts {
  const rest = { ...parts };
  if (hasDate(other)) for (const key of dateKeys) delete rest[key];
  if (other.time ?? other.number) delete rest.time;
  if (other.part ?? other.half) {
    delete rest.part;
    delete rest.half;
  }
  delete rest.number;
  return rest;
}

/** “Between two and four in the afternoon”: a part of the day applies to both ends. */
function shareHalf(parts: TimeParts, { half, part }: TimeParts): TimeParts {
  const isOpen = !parts.half && !parts.part;
  return { ...parts, ...(isOpen && half && { half }), ...(isOpen && part && { part }) };
}
