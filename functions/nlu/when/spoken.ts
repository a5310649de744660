import { isSkipped, valueAt, type Reader } from '#functions/nlu/when/reader.ts';
import { joined } from '#functions/nlu/when/reading.ts';
import { dateKeys, type Group, hasDate, type Said } from '#functions/nlu/when/said.ts';

const links = ['no', 'or', 'and', 'until', 'from', 'limited'] as const;
/** A word between two times that may join them. */
export const isLink = (reader: Reader, at: number) => links.some((kind) => valueAt(reader, at, kind) !== undefined);

/** What is said next completes a time, takes part of it back, or is its end. */
export function joinedSpoken(open: Group, next: Said, at: number, reader: Reader): Said | null {
  const limited = startedIn(open, next, at, reader);
  if (limited) return limited;
  const between = Array.from({ length: at - open.to }, (_, i) => open.to + i);
  const has = (kind: 'no' | 'or') => between.some((index) => valueAt(reader, index, kind) !== undefined);
  const isOther = has('no') && !has('or') && !open.said.isLoose && hasDate(open.said) && hasDate(next);
  const both = isOther ? null : joined(open.said, next, reader);
  if (both) return open.said.isLoose && next.isLoose ? null : both;
  if (has('or') && has('no') && hasDate(open.said) && hasDate(next)) return { ...open.said }; // “or, if not, tomorrow”
  if (open.said.isLoose && hasDate(next)) return null;
  if (has('no')) return joined(without(open.said, next), { ...next, isLoose: undefined }, reader);
  const isTight = between.every((index) => isSkipped(reader, index) || isLink(reader, index));
  if (!isTight && !has('or')) return null;
  if (open.said.time && next.time && !hasDate(next)) return shared(open.said, next);
  const isRange = between.some((index) => isLink(reader, index));
  return hasDate(open.said) && hasDate(next) && !open.said.time && isRange && isTight ? open.said : null;
}

/** “Before eleven, around ten”: the hour that is meant, where only its end was named before. */
function startedIn({ said, from, to }: Group, next: Said, at: number, reader: Reader): Said | null {
  if (!said.time || !next.time || hasDate(next) || next.isLoose) return null;
  const has = (index: number, kind: 'limit' | 'limited') => valueAt(reader, index, kind) !== undefined;
  const isEnded =
    Array.from({ length: to - from }, (_, i) => from + i).some((index) => has(index, 'limit')) ||
    Array.from({ length: at - to }, (_, i) => to + i).some((index) => has(index, 'limited'));
  if (!isEnded || has(at, 'limit')) return null;
  return joined({ ...said, time: undefined }, next, reader);
}

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
