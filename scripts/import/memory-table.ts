import type { Table } from '#functions/platform/table/table.ts';

type Item = Record<string, unknown> & { pk: string; sk: string };

type MemoryWrite = {
  Put?: { Item: Item };
  Delete?: { Key: Item };
  Add?: { Key: Item; numbers: Record<string, number>; fields: object };
};

const summed = (was: Item | undefined, numbers: Record<string, number>) =>
  Object.fromEntries(Object.entries(numbers).map(([name, more]) => [name, more + (Number(was?.[name]) || 0)]));

/** A table in memory with what the import asks of one, and a count of what it read. No conditions: one writer only. */
export function memoryTable() {
  const parts = new Map<string, Map<string, Item>>();
  const counts = { set: 0, writes: 0, query: 0, queried: 0, batch: 0, got: 0 };
  const put = (item: Item) => {
    const part = parts.get(item.pk) ?? new Map<string, Item>();
    parts.set(item.pk, part.set(item.sk, item));
  };
  const table = {
    put: (
      entity: { key: (i: object) => Item; index?: (i: object) => object },
      item: object,
      was?: { revision: number },
    ) => ({
      Put: { Item: { ...item, ...entity.key(item), ...entity.index?.(item), revision: (was?.revision ?? 0) + 1 } },
    }),
    derive: (_: unknown, key: object, item: object) => ({ Put: { Item: { ...item, ...key, revision: 1 } } }),
    remove: (Key: object) => ({ Delete: { Key } }),
    add: (Key: Item, numbers: Record<string, number>, fields: object = {}) => ({ Add: { Key, numbers, fields } }),
    set(_: unknown, key: object, item: object) {
      counts.set++;
      return Promise.resolve(put({ ...item, ...key, revision: 1 } as never));
    },
    commit(...writes: MemoryWrite[]) {
      counts.writes += writes.length;
      if (writes.length > 100) throw new Error(`${writes.length} writes`);
      for (const { Put, Delete, Add } of writes) {
        if (Put) put(Put.Item);
        if (Add) put({ ...Add.fields, ...summed(parts.get(Add.Key.pk)?.get(Add.Key.sk), Add.numbers), ...Add.Key });
        if (Delete) parts.get(Delete.Key.pk)?.delete(Delete.Key.sk);
      }
      return Promise.resolve();
    },
    get: (_: unknown, { pk, sk }: Item) => Promise.resolve(parts.get(pk)?.get(sk)),
    getAll(_: unknown, keys: Item[]) {
      counts.batch++;
      counts.got += keys.length;
      return Promise.resolve(keys.flatMap(({ pk, sk }) => parts.get(pk)?.get(sk) ?? []));
    },
    query(_: unknown, { pk, sk }: Item, limit = Infinity) {
      counts.query++;
      const found = [...(parts.get(pk)?.values() ?? [])]
        .filter((item) => item.sk.startsWith(sk))
        .sort((a, b) => (a.sk < b.sk ? -1 : 1))
        .slice(0, limit);
      counts.queried += found.length;
      return Promise.resolve(found);
    },
    queryIndex: (_: unknown, { gsi1pk }: { gsi1pk: string }) =>
      Promise.resolve(
        [...parts.values()].flatMap((part) => [...part.values()].filter((item) => item.gsi1pk === gsi1pk)),
      ),
  };
  return { table: table as unknown as Table, counts };
}
