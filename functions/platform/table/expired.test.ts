import { expect, test } from 'vitest';
import * as z from 'zod';

import { keptFrom } from '#functions/platform/table/expiry.ts';
import type { Entity } from '#functions/platform/table/table.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { addDays } from '#shared/values/duration.ts';

const start = new Date('2026-11-23T10:00:00.000Z');
let now = start;
const table = temporaryTable(() => now);

type Note = { id: string; at: string };
const note: Entity<Note> = {
  schema: z.object({ id: z.string(), at: z.string() }),
  key: ({ id }) => ({ pk: 'NOTE', sk: id }),
  index: ({ id }) => ({ gsi1pk: 'NOTES', gsi1sk: id }),
  expires: keptFrom('message', ({ at }) => at), // thirty days
};
const write = (id: string, at: Date) => table.commit(table.put(note, { id, at: at.toISOString() }));
const ids = (items: Note[]) => items.map(({ id }) => id);
const key = (sk: string) => ({ pk: 'NOTE', sk });

test('what has expired is missing from every read, before the engine deletes it', async () => {
  now = start;
  await write('a', start);
  for (const id of ['b', 'c', 'd']) await write(id, addDays(start, 10));
  now = addDays(start, 30);
  expect(await table.get(note, key('a'))).toBeUndefined();
  expect(ids(await table.getAll(note, [key('a'), key('b')]))).toEqual(['b']);
  expect(ids(await table.getRecent(note, [key('a'), key('b')]))).toEqual(['b']);
  expect(ids(await table.query(note, key('')))).toEqual(['b', 'c', 'd']);
  expect(ids(await table.query(note, key(''), 2))).toEqual(['b', 'c']);
  expect(ids(await table.latest(note, key('')))).toEqual(['d', 'c', 'b']);
  expect(ids(await table.queryIndex(note, { gsi1pk: 'NOTES' }))).toEqual(['d', 'c', 'b']);
  expect((await table.scan(note, { sk: 'a', from: null, limit: 10 })).items).toEqual([]);
  // A page may be shorter by what has expired; the way on is the same.
  expect(await table.page(note, key(''), { limit: 2 })).toMatchObject({ items: [{ id: 'b' }], next: 'b' });
  expect(ids(await table.query({ ...note, readsExpired: true }, key('')))).toEqual(['a', 'b', 'c', 'd']);
});

test('an expired item does not block its successor, one that has not expired does', async () => {
  now = start;
  await write('e', start);
  await expect(write('e', start)).rejects.toMatchObject({ code: 'request.conflict' });
  now = addDays(start, 31);
  await write('e', now);
  expect(await table.get(note, key('e'))).toMatchObject({ at: now.toISOString(), revision: 1 });
});
