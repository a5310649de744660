import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { onTestFinished } from 'vitest';

/** Files of these contents in a folder that goes when the test ends; answers their paths. */
export async function filesOf(contents: Record<string, string | Buffer>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = Object.entries(contents).map(([name, content]) => ({ path: join(folder, name), content }));
  await Promise.all(files.map(({ path, content }) => writeFile(path, content)));
  return files.map(({ path }) => path);
}

/** All that an iteration yields. */
export async function allOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
