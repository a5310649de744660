import type { PackedGroup } from '#functions/people/index/block.ts';
import { type Fit, middleFitOf } from '#functions/people/index/compare.ts';
import type { NameEntry } from '#functions/people/index/entry.ts';
import type { QueryName } from '#functions/people/index/parse-query.ts';
import type { Written } from '#functions/people/index/written.ts';

type MiddleGroup = { fit: Fit; middle: string; group: PackedGroup };

/**
 * The people of a spelling who may go by their middle name, as Strom Thurmond of James Strom Thurmond, or a nickname of it: a group for each
 * of the middle names `asked`.
 */
export function byMiddleName(
  group: PackedGroup,
  asked: ReadonlySet<string>,
  readings: QueryName[],
  written?: Written,
): MiddleGroup[] {
  const last = group.last.key.split(' ');
  const fits = [...asked].flatMap((middle) => {
    const fit = middleFitOf(readings, last, middle.split(' '), written);
    return fit ? [{ fit, middle }] : [];
  });
  if (!fits.length) return [];
  const byMiddle = Map.groupBy(group.entries(), ({ middle }) => middle);
  return fits.flatMap(({ fit, middle }) => {
    const entries = byMiddle.get(middle);
    return entries ? [{ fit, middle, group: groupOf(group, entries) }] : [];
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
