import type { InState, PackedBlock, PackedGroup } from '#functions/people/index/block.ts';
import type { NameEntry, NameSpelling } from '#functions/people/index/entry.ts';

/** The number of matching people, and of those in each state. */
export type Counts = { total: number; states: InState[] };

/** The number of people with these spellings: from the block summary where it lists only some, else as listed. */
export function countedIn(spellings: { groups: PackedGroup[] }[], listed: { entry: NameEntry }[]): Counts {
  const hidden = spellings.flatMap(({ groups }) => groups.filter(({ total, count }) => total > count));
  const counted = new Set(hidden.map(nameOf));
  // Most searches have no such group, and many entries: their names are not joined for nothing.
  const isCounted = (entry: NameEntry) => counted.size > 0 && counted.has(nameOf(entry));
  const others = new Map<string, NameEntry>();
  for (const { entry } of listed) if (!isCounted(entry)) others.set(entry.person_id, entry);
  const own = new Map<string, number>();
  for (const { towns } of others.values())
    for (const state of statesOf(towns)) own.set(state, (own.get(state) ?? 0) + 1);
  const total = hidden.reduce((sum, group) => sum + group.total, others.size);
  const ofOthers = [...own].map(([state, count]) => ({ state, count }));
  return { total, states: sumStates([...hidden.flatMap(({ states }) => states), ...ofOthers]) };
}

/** The states of these towns, each once. */
function statesOf(towns: NameEntry['towns']): Iterable<string> {
  const states = towns.flatMap(({ state }) => state ?? []);
  return states.length > 1 ? new Set(states) : states;
}

/** Sums counts by state, largest first. */
function sumStates(counts: InState[]): InState[] {
  const sums = new Map<string, number>();
  for (const { state, count } of counts) sums.set(state, (sums.get(state) ?? 0) + count);
  return [...sums]
    .map(([state, count]) => ({ state, count }))
    .sort((a, b) => b.count - a.count || (a.state < b.state ? -1 : 1));
}

/** For a surname alone, divided blocks count more people than they list. */
export function withSummaries(blocks: PackedBlock[], counts: Counts): Counts {
  const summaries = blocks.filter(({ split }) => split);
  const total = summaries.reduce((sum, block) => sum + block.total, 0);
  return total > counts.total ? { total, states: sumStates(summaries.flatMap(({ states }) => states)) } : counts;
}

const nameOf = ({ last, first }: { last: NameSpelling; first: NameSpelling }) => `${last.shown}\n${first.shown}`;
