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

test('builds the same inputs once', async () => {
  expect(await build()).toBe(true);
  await utimes(join(folder, 'in/deep/a.ts'), 0, 0);
  expect(await build()).toBe(false);
  expect(made).toBe(1);
});

test('builds after a change, a new file or a lost output', async () => {
  await build();
  await writeFile(join(folder, 'in/deep/a.ts'), 'b');
  expect(await build()).toBe(true);
  await writeFile(join(folder, 'in/new.ts'), '');
  expect(await build()).toBe(true);
  await rm(join(folder, 'out'), { recursive: true });
  expect(await build()).toBe(true);
});

test('builds again if the output was changed meanwhile', async () => {
  await build();
  await utimes(join(folder, 'out'), 1, 1);
  expect(await build()).toBe(true);
});

test('ignores tests', async () => {
  await build();
  await writeFile(join(folder, 'in/deep/a.test.ts'), '');
  expect(await build()).toBe(false);
});

test('builds again after an interruption', async () => {
  await expect(build(true)).rejects.toThrow('interrupted');
  expect(await build()).toBe(true);
});
