import type { InState, PackedBlock, PackedGroup } from '#functions/people/index/block.ts';
import type { NameEntry, NameSpelling } from '#functions/people/index/entry.ts';

/** The number of matching people, and of those in each state. */
export type Counts = { total: number; states: InState[] };

/** The number of people with these spellings: from the block summary where it lists only some, else as listed. */
export function countedIn(spellings: { groups: PackedGroup[] }[], listed: { entry: NameEntry }[]): Counts {
  const hidden = spellings.flatMap(({ groups }) => groups.filter(({ total, count }) => total > count));
  const counted = new Set(hidden.map(nameOf));
  const others = new Map(
    listed.flatMap(({ entry }) => (counted.has(nameOf(entry)) ? [] : [[entry.person_id, entry] as const])),
  );
  const own = [...others.values()].flatMap(({ towns }) =>
    [...new Set(towns.flatMap(({ state }) => state ?? []))].map((state) => ({ state, count: 1 })),
  );
  const total = hidden.reduce((sum, group) => sum + group.total, others.size);
  return { total, states: sumStates([...hidden.flatMap(({ states }) => states), ...own]) };
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
