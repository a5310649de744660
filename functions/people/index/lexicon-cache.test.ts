import { expect, test } from 'vitest';

import { cachedLexicons } from '#functions/people/index/lexicon-cache.ts';
import { freshNames } from '#functions/people/index/name-table.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';

const START = Date.parse('2026-03-01T12:00:00Z');
const after = (seconds: number) => new Date(START + seconds * 1000);

test('caches lexicons, serves stale ones while reloading, and reloads them after half a minute', async () => {
  const table = temporaryTable();
  const countAt = async (seconds: number) => (await cachedLexicons(table, after(seconds))).last.countOf('lee');
  const add = () => table.commit(freshNames(table, { last: { lee: 1 }, first: {} }));
  expect(await countAt(0)).toBe(0);
  await add();
  expect(await countAt(4)).toBe(0);
  expect(await countAt(6)).toBe(0);
  await expect.poll(() => countAt(7)).toBe(1);
  await add();
  expect(await countAt(200)).toBe(2);
});

test('fails only the waiting search if lexicons cannot be loaded', async () => {
  const table = temporaryTable();
  let isBroken = true;
  const broken = {
    ...table,
    get: ((...all: Parameters<typeof table.get>) =>
      isBroken ? Promise.reject(new Error('throttled')) : table.get(...all)) as typeof table.get,
  };
  await expect(cachedLexicons(broken, after(0))).rejects.toThrow('throttled');
  isBroken = false;
  expect((await cachedLexicons(broken, after(1))).last.size).toBe(0);
  isBroken = true;
  expect((await cachedLexicons(broken, after(10))).last.size).toBe(0);
  await new Promise((resolve) => setImmediate(resolve));
  isBroken = false;
  await table.commit(freshNames(table, { last: { lee: 1 }, first: {} }));
  await expect.poll(async () => (await cachedLexicons(broken, after(11))).last.countOf('lee')).toBe(1);
});
