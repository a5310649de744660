import { type Block, BY_FACET, type Group, type InState } from '#functions/people/index/block.ts';
import type { NameEntry } from '#functions/people/index/entry.ts';
import { cityPath, decadePath, middlePath, partPath, statePath } from '#functions/people/index/block-address.ts';
import { spreadOfFirst } from '#functions/people/index/sound.ts';

/** A block and its path below the code; the root has an empty path. */
export type Node = { path: string; block: Block };

/** Maximum number of people in an undivided code, and the average size of the parts of a larger one. */
export const MAX_AT_ROOT = 160;
const IN_A_PART = 80;
/**
 * Above this size a part lists only people with most data for its most frequent spellings; limits per spelling and
 * part.
 */
const MAX_IN_A_BLOCK = 1000;
const LEFT_IN_A_PART = 600;
export const OF_A_SPELLING = 48;
/** Root blocks are only read for a surname without a first name. */
export const AT_A_ROOT = 64;
const MAX_STATES = 60;

/** The number of parts for this many people, as a power of two. */
const partsFor = (people: number): number =>
  people <= MAX_AT_ROOT ? 0 : Math.min(16, Math.ceil(Math.log2(people / IN_A_PART)));

/** All blocks of one code in path order; deterministic. */
export function nodesOf(entries: NameEntry[], parts = partsFor(entries.length)): Node[] {
  if (!parts) return [{ path: '', block: leafOf(entries) }];
  const byPart = Map.groupBy(entries, ({ first }) => spreadOfFirst(first.key) >> (16 - parts));
  const nodes = [...byPart].flatMap(([part, those]) => partNodes(partPath(part), those));
  return [{ path: '', block: rootOf(entries, parts) }, ...nodes.sort((a, b) => (a.path < b.path ? -1 : 1))];
}

/**
 * The blocks of one part: a single one or, if too large, a summary of its frequent spellings with all others complete,
 * and below it the frequent ones by state, town, initial and decade.
 */
function partNodes(path: string, entries: NameEntry[]): Node[] {
  if (entries.length <= MAX_IN_A_BLOCK) return [{ path, block: leafOf(entries) }];
  let left = entries.length;
  const frequent = new Set<NameEntry[]>();
  const groups = groupsOf(entries).map(([, those]) => those);
  for (const those of groups.toSorted((a, b) => b.length - a.length || compareGroups(a[0]!, b[0]!))) {
    if (left <= LEFT_IN_A_PART || those.length <= OF_A_SPELLING) break;
    frequent.add(those);
    left -= those.length - OF_A_SPELLING;
  }
  const shown = groups.map((those) =>
    frequent.has(those)
      ? { ...groupOf(best(those, OF_A_SPELLING), those), states: countStates(those) }
      : groupOf(those, those),
  );
  const facets = new Map<string, NameEntry[]>();
  for (const entry of [...frequent].flat())
    for (const facet of facetsOf(entry)) {
      const those = facets.get(facet);
      if (those) those.push(entry);
      else facets.set(facet, [entry]);
    }
  const below = [...facets].map(([facet, those]) => ({
    path: path + facet,
    block: leafOf(best(those, MAX_IN_A_BLOCK)),
  }));
  const block = { split: BY_FACET, total: entries.length, states: [], groups: shown };
  return [{ path, block }, ...below.sort((a, b) => (a.path < b.path ? -1 : 1))];
}

/** The facet paths of an entry in a divided part. */
export function facetsOf({ towns, middle, year }: NameEntry): string[] {
  const states = towns.flatMap(({ state, city }) =>
    state ? [statePath(state), ...(city ? [cityPath(state, city)] : [])] : [],
  );
  return [
    ...new Set([...states, ...(middle ? [middlePath(middle)] : []), ...(year === null ? [] : [decadePath(year)])]),
  ];
}

export const leafOf = (entries: NameEntry[]): Block => ({
  split: 0,
  total: entries.length,
  states: [],
  groups: groupsOf(entries).map(([, those]) => groupOf(those, those)),
});

/** The root of a divided code: total, states, and the people with most data. */
function rootOf(entries: NameEntry[], split: number): Block {
  const groups = groupsOf(best(entries, AT_A_ROOT)).map(([, those]) => groupOf(those, those));
  return { split, total: entries.length, states: countStates(entries), groups };
}

const groupOf = (shown: NameEntry[], all: NameEntry[]): Group => ({
  last: all[0]!.last,
  first: all[0]!.first,
  total: all.length,
  states: [],
  entries: shown,
});

/** Entries grouped by spelling, in a stable order. */
function groupsOf(entries: NameEntry[]): [string, NameEntry[]][] {
  const sorted = entries.toSorted(compareEntries);
  return [...Map.groupBy(sorted, ({ last, first }) => [last.key, last.shown, first.key, first.shown].join('\n'))];
}

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
const compareGroups = (a: NameEntry, b: NameEntry) =>
  compare(a.last.key, b.last.key) ||
  compare(a.last.shown, b.last.shown) ||
  compare(a.first.key, b.first.key) ||
  compare(a.first.shown, b.first.shown);

/** Total order of entries: spelling, then amount of data, then id. */
const compareEntries = (a: NameEntry, b: NameEntry) =>
  compareGroups(a, b) || b.weight - a.weight || compare(a.person_id, b.person_id) || compare(a.middle, b.middle);

/** Up to `most` entries with the most data. */
export const best = (entries: NameEntry[], most: number) =>
  entries.length <= most
    ? entries
    : entries
        .toSorted((a, b) => b.weight - a.weight || compare(a.person_id, b.person_id))
        .slice(0, most)
        .sort(compareEntries);

function countStates(entries: NameEntry[]): InState[] {
  const counts = new Map<string, number>();
  for (const { towns } of entries)
    for (const state of new Set(towns.flatMap(({ state }) => state ?? [])))
      counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts]
    .map(([state, count]) => ({ state, count }))
    .sort((a, b) => b.count - a.count || compare(a.state, b.state))
    .slice(0, MAX_STATES);
}
