import type { Written } from '#functions/platform/table/memory.ts';

type Stored = Record<string, unknown>;

/** The bytes of an item as DynamoDB counts them: names and texts in UTF-8, numbers by their digits. */
export const bytesOf = (item: Stored): number =>
  Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + bytesOfValue(value), 0);

function bytesOfValue(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return Math.ceil(String(Math.abs(value)).length / 2) + 1;
  if (typeof value !== 'object' || value === null) return 1;
  const inner = Array.isArray(value)
    ? value.map(bytesOfValue)
    : Object.entries(value).map(([name, each]) => Buffer.byteLength(name) + bytesOfValue(each));
  return 3 + inner.reduce((sum, each) => sum + each + 1, 0);
}

/** What reading an item costs: a unit for each 4 KB begun, half of it where it may be a little old. */
export const readUnits = (item: Stored | undefined, isConsistent: boolean): number =>
  Math.max(1, Math.ceil((item ? bytesOf(item) : 0) / 4096)) * (isConsistent ? 1 : 0.5);

/** What a query costs: all it read, rounded up together. */
export const queryUnits = (items: Stored[], isConsistent: boolean): number =>
  Math.max(1, Math.ceil(items.reduce((sum, item) => sum + bytesOf(item), 0) / 4096)) * (isConsistent ? 1 : 0.5);

/**
 * What a write costs: a unit for each KB begun of the larger of before and after, twice that in a transaction; and a unit
 * for each KB in the index, once where the item stays at its place there, for the old and the new place where it moves.
 */
export function writeUnits({ before, after }: Written, isTransaction: boolean): number {
  const kilobytes = (item: Stored | undefined) => (item ? Math.ceil(bytesOf(item) / 1024) : 0);
  const table = Math.max(1, kilobytes(before), kilobytes(after)) * (isTransaction ? 2 : 1);
  const place = (item: Written['after']) => item?.gsi1pk && `${item.gsi1pk} ${item.gsi1sk ?? ''}`;
  if (place(before) === place(after)) return table + (place(after) ? Math.max(kilobytes(before), kilobytes(after)) : 0);
  return table + (place(before) ? kilobytes(before) : 0) + (place(after) ? kilobytes(after) : 0);
}
