import { isHeadOfCompound } from '#functions/names/compound.ts';
import type { QueryName } from '#functions/people/index/parse-query.ts';
import type { Written } from '#functions/people/index/written.ts';
import { type Likeness, OTHER, type QueryWord } from '#functions/people/index/query-word.ts';

/**
 * How a name matches one reading of the query: the cost in nats, and the likeness of surname and first name; `isSecond` if
 * it is the second given name that is like the first one asked for.
 */
export type Fit = {
  cost: number;
  query: QueryName;
  last: Likeness | null;
  first: Likeness | null;
  isPart: boolean;
  isSecond: boolean;
};

const UNQUERIED_WORD = 0.7;
/** The cost of an extra given name, which may be a middle name. */
const UNQUERIED_GIVEN = 0.1;
const UNKNOWN_WORD = 5;
/** Where the other halves of two double names differ, halves of a higher cost differ too. */
const MOST_OF_HALF = 1;
/** A name in two words is no other one that costs more than this, written as one word. */
const MOST_OF_SAINT = 3;
const NO_FIRST_NAME = 4;
const SECOND_GIVEN = 2;
/** Shorter middle names are initials. */
const SHORTEST_MIDDLE = 3;
/** The maximum cost of a match by the middle name, of a nickname of it, and of one that is read from another script. */
const MOST_OF_MIDDLE = 6.5;
const MOST_OF_NICKNAME = 3;
const MOST_OF_SCRIPT = 2.5;
/** A reading of this cost turns the names round: it is not tried with middle names. */
const UNUSUAL_ORDER = 1;

/** The best reading for a spelling, which is romanised if it was `written` in another script; null if none matches. */
export const fitOf = (readings: QueryName[], last: string[], first: string[], written?: Written): Fit | null =>
  bestFit(readings, last, first, written, givenFit);

/** The fit of a person who may go by a further given name; null if none of them is the first one asked for. */
export function middleFitOf(readings: QueryName[], last: string[], middle: string[], written?: Written): Fit | null {
  const fit = bestFit(readings.filter(isStraight), last, middle, written, middleFit);
  return fit && fit.cost <= MOST_OF_MIDDLE ? fit : null;
}

const isStraight = ({ cost, doubled }: QueryName) => cost - doubled < UNUSUAL_ORDER;

function bestFit(
  readings: QueryName[],
  last: string[],
  first: string[],
  written: Written | undefined,
  fitOfGiven: typeof givenFit,
): Fit | null {
  let best: Fit | null = null;
  for (const query of readings) {
    const reading = query.cost - (last.length > 1 ? query.doubled : 0);
    if (best && reading >= best.cost) continue;
    // The surnames of a block are few: a swapped reading mostly ends here, before any first name is compared.
    const family = familyFit(query, last, written);
    if (!family) continue;
    const given = fitOfGiven(query.given[0], first, written);
    if (!given) continue;
    const cost = reading + given.cost + family.cost + UNQUERIED_GIVEN * Math.max(0, query.given.length - first.length);
    if (cost <= 2 * OTHER && (!best || cost < best.cost))
      best = {
        cost,
        query,
        last: family.likeness,
        first: given.likeness,
        isPart: family.isPart,
        isSecond: given.isSecond ?? false,
      };
  }
  return best;
}

function givenFit(
  query: QueryWord | undefined,
  own: string[],
  written: Written | undefined,
): { cost: number; likeness: Likeness | null; isSecond?: boolean } | null {
  if (!query) return { cost: 0, likeness: null };
  if (!own[0]) return { cost: NO_FIRST_NAME, likeness: null };
  const first = bestOf(
    query.likeness(own[0], written),
    own[1] && (query.compound ?? written) ? query.likeness(own[0] + own[1], written) : null,
  );
  if (first && (first.cost === 0 || own.length === 1)) return { cost: first.cost, likeness: first };
  const second = own[1] ? query.likeness(own[1], written) : null;
  if (second && (!first || second.cost + SECOND_GIVEN < first.cost))
    return { cost: second.cost + SECOND_GIVEN, likeness: second, isSecond: true };
  return first && { cost: first.cost, likeness: first };
}

function middleFit(query: QueryWord | undefined, own: string[]) {
  for (const name of query ? own : []) {
    const likeness = middleLikeness(query!, name);
    if (likeness) return { cost: likeness.cost + SECOND_GIVEN, likeness, isSecond: true };
  }
  return null;
}

/** Only of a middle name as it is asked for, or its usual nickname: too many people have one that is like it. */
function middleLikeness(query: QueryWord, name: string): Likeness | null {
  if (name.length < SHORTEST_MIDDLE) return null;
  const isNickname = query.costOfNickname(name) <= MOST_OF_NICKNAME;
  if (query.isLatin && query.word !== name && !isNickname) return null;
  const likeness = query.likeness(name);
  const isMeant =
    likeness?.how === 'exact' ||
    (likeness?.how === 'nickname' && isNickname) ||
    (likeness?.how === 'script' && likeness.cost < MOST_OF_SCRIPT);
  return isMeant ? likeness : null;
}

/** Those of some middle names that are the first name asked for. */
export function middlesAsked(readings: QueryName[], middles: readonly string[]): ReadonlySet<string> {
  const words = [...new Set(readings.filter(isStraight).flatMap(({ given }) => given.slice(0, 1)))];
  const isAsked = (middle: string) =>
    middle.split(' ').some((name) => words.some((word) => middleLikeness(word, name)));
  return new Set(words.length ? middles.filter(isAsked) : []);
}

const bestOf = (one: Likeness | null, other: Likeness | null) =>
  !one || (other && other.cost < one.cost) ? other : one;

/** The likeness of a further given name that is more like the first one asked for than the first name is; null if none is. */
export function likenessOfMiddle({ query, first, isSecond }: Fit, middle: string): Likeness | null {
  if (isSecond || !first) return first;
  for (const name of middle.split(' ')) {
    const likeness = name.length > 1 ? query.given[0]?.likeness(name) : null;
    if (likeness && likeness.cost + SECOND_GIVEN < first.cost) return likeness;
  }
  return null;
}

/** Surnames of one word, or of two words of which one may be missing, or which may be joined. */
function familyFit({ family, joined, isSaint }: QueryName, own: string[], written: Written | undefined) {
  if (family.length === 1 && own.length === 1) {
    const [alone, fused] = [
      family[0]!.likeness(own[0]!, written),
      joined === family[0] ? null : joined.likeness(own[0]!, written),
    ];
    const likeness = fused && (!alone || fused.cost < alone.cost) ? fused : alone;
    return likeness && { cost: likeness.cost, likeness, isPart: false };
  }
  const fused = joined.likeness(own.join(''), written);
  // Stone is no St. John.
  const whole = isSaint && fused && fused.cost > MOST_OF_SAINT ? null : fused;
  let cost = Math.max(0, own.length - family.length) * UNQUERIED_WORD;
  let likeness: Likeness | null = null;
  const free = new Set(own);
  let matched = 0;
  let unknown = 0;
  let hasName = false;
  for (const word of family) {
    let best: { likeness: Likeness; name: string } | undefined;
    for (const name of free) {
      const each = word.likeness(name, written);
      if (each && (!best || each.cost < best.likeness.cost)) best = { likeness: each, name };
    }
    if (!best) unknown++;
    else {
      matched++;
      hasName ||= !isHeadOfCompound(word.word);
      free.delete(best.name);
      cost += best.likeness.cost;
      if (!likeness || best.likeness.cost > likeness.cost) likeness = best.likeness;
    }
  }
  cost += unknown * UNKNOWN_WORD;
  if (whole && (!matched || whole.cost <= cost)) return { cost: whole.cost, likeness: whole, isPart: false };
  if (unknown > 0 && (!hasName || isSaint)) return null;
  // Half a name that is only similar, beside another half, is another name: Colin Farraday is no González-Colón.
  const isHalf = unknown > 0 && free.size > 0 && matched === 1;
  if (isHalf && likeness && likeness.how !== 'script' && likeness.cost > MOST_OF_HALF) return null;
  return matched && likeness ? { cost, likeness, isPart: own.length > matched } : null;
}

const SAME_MIDDLE = -2;
const MIDDLE_INITIAL = -1.2;
const NEAR_MIDDLE = -1;
const NO_MIDDLE = 0.8;
const OTHER_MIDDLE = 3.5;
/** How unlikely it is that two middle names are similar by chance. */
const CHANCE = 5;
const UNQUERIED_MIDDLE = 0.15;

/** The cost of further given names: negative if they agree. */
export function middleCost(query: QueryWord[], own: string[]): number {
  if (!query.length) return own.length ? UNQUERIED_MIDDLE : 0;
  const names = own.length > 1 ? [...own, own.join('')] : own;
  let cost = 0;
  for (const word of query) {
    if (own.includes(word.word)) cost += SAME_MIDDLE;
    else if (!own.length) cost += NO_MIDDLE;
    else if (own.some((name) => (name.length === 1 || word.word.length === 1) && name[0] === word.word[0]))
      cost += MIDDLE_INITIAL;
    else {
      const near = Math.min(...names.map((name) => word.likeness(name)?.cost ?? Infinity));
      cost += Math.min(OTHER_MIDDLE, Math.max(NEAR_MIDDLE, near - CHANCE));
    }
  }
  return cost;
}
