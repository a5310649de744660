import type { Command, Written } from '#functions/platform/table/memory.ts';

type Stored = Record<string, unknown>;

/** The size of an item as DynamoDB counts it. */
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

/** Read units of an item: one per started 4 KB, half for an eventually consistent read. */
export const readUnits = (item: Stored | undefined, isConsistent: boolean): number =>
  Math.max(1, Math.ceil((item ? bytesOf(item) : 0) / 4096)) * (isConsistent ? 1 : 0.5);

/** Read units of a query: the sum of its items, rounded up once. */
export const queryUnits = (items: Stored[], isConsistent: boolean): number =>
  Math.max(1, Math.ceil(items.reduce((sum, item) => sum + bytesOf(item), 0) / 4096)) * (isConsistent ? 1 : 0.5);

/**
 * Write units: one per started KB of the larger of before and after, doubled in a transaction; plus one per KB in the
 * index, twice where the item moves there.
 */
export function writeUnits({ before, after }: Written, isTransaction: boolean): number {
  const kilobytes = (item: Stored | undefined) => (item ? Math.ceil(bytesOf(item) / 1024) : 0);
  const table = Math.max(1, kilobytes(before), kilobytes(after)) * (isTransaction ? 2 : 1);
  const place = (item: Written['after']) => item?.gsi1pk && `${item.gsi1pk} ${item.gsi1sk ?? ''}`;
  if (place(before) === place(after)) return table + (place(after) ? Math.max(kilobytes(before), kilobytes(after)) : 0);
  return table + (place(before) ? kilobytes(before) : 0) + (place(after) ? kilobytes(after) : 0);
}

/** What requests to the table cost. */
export type TableUsage = { commands: Record<string, number>; items_written: number; rcu: number; wcu: number };

export const newUsage = (): TableUsage => ({ commands: {}, items_written: 0, rcu: 0, wcu: 0 });

/** Adds a request with its answer and the items that it wrote. */
export function addRequest(usage: TableUsage, { constructor, input }: Command, answer: unknown, written: Written[]) {
  const name = constructor.name.replace('Command', '');
  usage.commands[name] = (usage.commands[name] ?? 0) + 1;
  const { Item, Items, Responses } = answer as {
    Item?: Stored;
    Items?: Stored[];
    Responses?: Record<string, Stored[]>;
  };
  const isConsistent = input.ConsistentRead === true;
  for (const [table, { Keys, ConsistentRead = false }] of Object.entries(input.RequestItems ?? {})) {
    const fetched = Responses?.[table] ?? [];
    for (let n = 0; n < Keys.length; n++) usage.rcu += readUnits(fetched[n], ConsistentRead);
  }
  if (name === 'Get') usage.rcu += readUnits(Item, isConsistent);
  if (name === 'Query') usage.rcu += queryUnits(Items ?? [], isConsistent);
  usage.items_written += written.length;
  for (const each of written) usage.wcu += writeUnits(each, name === 'TransactWrite');
}
