import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { unlessUnchanged } from '#scripts/dev/build-cache.ts';

let folder = '';
let made = 0;
beforeEach(async () => {
  made = 0;
  folder = await mkdtemp(join(tmpdir(), 'unchanged-'));
  await mkdir(join(folder, 'in/deep'), { recursive: true });
  await writeFile(join(folder, 'in/deep/a.ts'), 'a');
});
afterEach(() => rm(folder, { recursive: true }));

const build = (fail = false) =>
  unlessUnchanged({
    inputs: [join(folder, 'in')],
    output: join(folder, 'out'),
    make: async () => {
      made += 1;
      await mkdir(join(folder, 'out'), { recursive: true });
      if (fail) throw new Error('interrupted');
    },
  });

test('the same inputs are built once', async () => {
  expect(await build()).toBe(true);
  await utimes(join(folder, 'in/deep/a.ts'), 0, 0);
  expect(await build()).toBe(false);
  expect(made).toBe(1);
});

test('a change, a new file and a lost output are built', async () => {
  await build();
  await writeFile(join(folder, 'in/deep/a.ts'), 'b');
  expect(await build()).toBe(true);
  await writeFile(join(folder, 'in/new.ts'), '');
  expect(await build()).toBe(true);
  await rm(join(folder, 'out'), { recursive: true });
  expect(await build()).toBe(true);
});

test('what somebody else made meanwhile is built again', async () => {
  await build();
  await utimes(join(folder, 'out'), 1, 1);
  expect(await build()).toBe(true);
});

test('a test is no input', async () => {
  await build();
  await writeFile(join(folder, 'in/deep/a.test.ts'), '');
  expect(await build()).toBe(false);
});

test('what was interrupted is built again', async () => {
  await expect(build(true)).rejects.toThrow('interrupted');
  expect(await build()).toBe(true);
});
