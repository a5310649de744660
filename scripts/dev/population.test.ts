import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import type { PeopleStore, Tally } from '#functions/people/store.ts';
import { importOnce } from '#scripts/dev/population.ts';

let folder = '';
let tallies: Tally[] = [];
let imports = 0;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'population-'));
  [tallies, imports] = [[], 0];
});
afterEach(() => rm(folder, { recursive: true }));

const people = { tallies: async () => tallies } as unknown as PeopleStore;
const start = (crash = false) =>
  importOnce(folder, people, async () => {
    imports += 1;
    tallies = [{ source: 'Calluna demo', people: 1, facts: 1, records: 1, updated_at: '2026-11-21T12:00:00.000Z' }];
    if (crash) throw new Error('the power failed');
    return { read: 1, imported: 1, merged: 0, unchanged: 0, suppressed: 0, rejected: 0 };
  });

test('an empty index is populated once', async () => {
  expect(await start()).toMatchObject({ imported: 1 });
  expect(await start()).toBeUndefined();
  expect(imports).toBe(1);
});

test('an interrupted import is run again', async () => {
  await expect(start(true)).rejects.toThrow('the power failed');
  expect(await start()).toMatchObject({ imported: 1 });
});

test('an index with people of another source is left alone', async () => {
  tallies = [{ source: 'US Congress', people: 9, facts: 9, records: 9, updated_at: '2026-11-21T12:00:00.000Z' }];
  expect(await start()).toBeUndefined();
  expect(imports).toBe(0);
});
