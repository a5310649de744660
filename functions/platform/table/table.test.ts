import { expect, test } from 'vitest';
import * as z from 'zod';

import { batchesOf } from '#shared/values/batches.ts';
import type { Key } from '#functions/platform/table/keys.ts';
import { engineTable } from '#functions/platform/table/testing.ts';
import type { Shape } from '#functions/platform/table/table.ts';
import { MINUTE } from '#shared/values/duration.ts';

const table = await engineTable();

const note = {
  schema: z.object({ id: z.string(), text: z.string() }),
  key: ({ id }: { id: string }) => ({ pk: 'NOTE', sk: id }),
};

test('reads back an item as written, with its revision', async () => {
  await table.commit(table.put(note, { id: 'a', text: 'first' }));
  expect(await table.get(note, { pk: 'NOTE', sk: 'a' })).toEqual({ id: 'a', text: 'first', revision: 1 });
});

test('rejects the second of two writers with one revision', async () => {
  await table.commit(table.put(note, { id: 'b', text: 'first' }));
  const read = await table.get(note, { pk: 'NOTE', sk: 'b' });
  await table.commit(table.put(note, { id: 'b', text: 'second' }, read));
  await expect(table.commit(table.put(note, { id: 'b', text: 'late' }, read))).rejects.toMatchObject({
    code: 'request.conflict',
  });
});

test('a transaction fails as a whole', async () => {
  await table.commit(table.put(note, { id: 'c', text: 'there' }));
  await expect(
    table.commit(table.put(note, { id: 'd', text: 'new' }), table.put(note, { id: 'c', text: 'again' })),
  ).rejects.toMatchObject({ code: 'request.conflict' });
  expect(await table.get(note, { pk: 'NOTE', sk: 'd' })).toBeUndefined();
});

test('queries by prefix and limit', async () => {
  for (const id of ['x1', 'x2', 'x3', 'y1']) await table.commit(table.put(note, { id, text: id }));
  const ids = async (sk: string, limit?: number) =>
    (await table.query(note, { pk: 'NOTE', sk }, limit)).map(({ id }) => id);
  expect(await ids('x')).toEqual(['x1', 'x2', 'x3']);
  expect(await ids('x', 2)).toEqual(['x1', 'x2']);
});

test('walks the whole table in steps, over the items of one sort key', async () => {
  const item: Shape<{ n: number }> = { schema: z.object({ n: z.number() }) };
  for (let n = 0; n < 7; n++) await table.set(item, { pk: `WALK#${n}`, sk: n % 2 ? 'ODD' : 'EVEN' }, { n });
  const found: number[] = [];
  let from: Key | null = null;
  let steps = 0;
  do {
    const step: Awaited<ReturnType<typeof table.scan<{ n: number }>>> = await table.scan(item, {
      sk: 'ODD',
      from,
      limit: 2,
    });
    found.push(...step.items.map(({ n }) => n));
    from = step.next;
    steps++;
  } while (from);
  expect(found.sort()).toEqual([1, 3, 5]);
  expect(steps).toBeGreaterThan(3);
});

test('concurrent takers get the last of a count once', async () => {
  const takes = Array.from({ length: 20 }, () =>
    table.takeOne({ pk: 'LIMIT', sk: 'x' }, 7, new Date(Date.now() + MINUTE)),
  );
  expect((await Promise.all(takes)).filter(Boolean).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('allows exactly the rate among concurrent requests', async () => {
  const now = new Date('2026-11-21T12:00:00.000Z');
  const takes = Array.from({ length: 60 }, () => table.takeRate({ pk: 'RATE', sk: 'x' }, 10, 600, now));
  const outcomes = await Promise.all(takes);
  expect(outcomes.filter((until) => until === undefined)).toHaveLength(10);
  for (const until of outcomes) if (until) expect(until).toEqual(new Date('2026-11-21T12:01:00.000Z'));
});

test('adds to numbers and sets fields', async () => {
  const tally = {
    schema: z.object({ people: z.number(), at: z.string() }),
    key: () => ({ pk: 'TALLY', sk: 'x' }),
  };
  await table.commit(table.add(tally.key(), { people: 2 }, { at: 'then' }));
  await table.commit(table.add(tally.key(), { people: 3 }, { at: 'now' }));
  expect(await table.get(tally, tally.key())).toMatchObject({ people: 5, at: 'now' });
});

test('reads more items by their keys than one batch takes', async () => {
  const ids = Array.from({ length: 250 }, (_, i) => `many-${i}`);
  for (const some of batchesOf(ids, 100))
    await table.commit(...some.map((id) => table.put(note, { id, text: 'one of many' })));
  const keys = [...ids, 'missing'].map((id) => note.key({ id }));
  const items = await table.getAll(note, keys);
  expect(new Set(items.map(({ id }) => id))).toEqual(new Set(ids));
  expect(await table.getAll(note, [])).toEqual([]);
});
