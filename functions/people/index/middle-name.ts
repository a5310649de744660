import type { PackedGroup } from '#functions/people/index/block.ts';
import { type Fit, familyFits, middleFitOf } from '#functions/people/index/compare.ts';
import type { NameEntry } from '#functions/people/index/entry.ts';
import type { QueryName } from '#functions/people/index/parse-query.ts';
import type { Written } from '#functions/people/index/written.ts';

type MiddleGroup = { fit: Fit; middle: string; group: PackedGroup };

/** The people of a spelling who may go by their middle name, as Strom Thurmond of James Strom Thurmond: a group for each. */
export function byMiddleName(group: PackedGroup, readings: QueryName[], written?: Written): MiddleGroup[] {
  const last = group.last.key.split(' ');
  // Entries are only unpacked for a last name that fits.
  if (!familyFits(readings, last, written)) return [];
  const byMiddle = Map.groupBy(group.entries(), ({ middle }: NameEntry) => middle);
  return [...byMiddle].flatMap(([middle, entries]) => {
    const fit = middle ? middleFitOf(readings, last, middle.split(' '), written) : null;
    return fit ? [{ fit, middle, group: groupOf(group, entries) }] : [];
  });
}

const groupOf = ({ last, first }: PackedGroup, entries: NameEntry[]): PackedGroup => ({
  last,
  first,
  total: entries.length,
  states: [],
  count: entries.length,
  entries: () => entries,
});
