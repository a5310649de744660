import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { onTestFinished } from 'vitest';

/** Writes files into a folder removed at the end of the test; returns their paths. */
export async function filesOf(contents: Record<string, string | Buffer>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = Object.entries(contents).map(([name, content]) => ({ path: join(folder, name), content }));
  await Promise.all(files.map(({ path, content }) => writeFile(path, content)));
  return files.map(({ path }) => path);
}

/** Collects an async iterable. */
export async function allOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
