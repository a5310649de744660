import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { bundleFunctions, sources } from '#infra/bundle.ts';

let root: string;
beforeEach(async () => void (root = await mkdtemp(join(tmpdir(), 'calluna-'))));
afterEach(() => rm(root, { recursive: true }));

/** Writes a handler that answers with its own id. */
async function write(id: string, file: string) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), `export const handler = (): string => '${id}';`);
}

test('bundles every endpoint and job where Lambda and the dev server look for it', async () => {
  for (const [id, file] of sources) await write(id, file);
  const bundles = await bundleFunctions(join(root, 'out'), root);
  expect(bundles.map(({ id }) => id)).toEqual([...sources.keys()]);
  for (const { id, file, bytes } of bundles) {
    expect(file).toBe(join(root, 'out', id, 'index.mjs'));
    expect(bytes).toBe((await readFile(file)).length);
    const { handler } = (await import(pathToFileURL(file).href)) as { handler: () => string };
    expect(handler()).toBe(id);
  }
});

test('a CommonJS package can require Node’s built-in modules', async () => {
  for (const [id, file] of sources) await write(id, file);
  const [first = ''] = sources.values();
  await writeFile(join(root, dirname(first), 'old.cjs'), "module.exports = require('node:crypto').randomUUID;");
  await writeFile(join(root, first), "import make from './old.cjs'; export const handler = () => make();");
  const [bundle] = await bundleFunctions(join(root, 'out'), root);
  const { handler } = (await import(pathToFileURL(bundle?.file ?? '').href)) as { handler: () => string };
  expect(handler()).toMatch(/^[\da-f-]{36}$/);
});

test('removes bundles that left the contract', async () => {
  for (const [id, file] of sources) await write(id, file);
  await mkdir(join(root, 'out/people.gone'), { recursive: true });
  await bundleFunctions(join(root, 'out'), root);
  expect((await readdir(join(root, 'out'))).sort()).toEqual([...sources.keys()].sort());
});

test('names all missing handlers at once', async () => {
  const [first, ...others] = [...sources];
  if (first) await write(...first);
  const error = await bundleFunctions(join(root, 'out'), root).catch((error: unknown) => error as Error);
  expect((error as Error).message.split('\n').slice(1)).toEqual(others.map(([id, file]) => `  ${file} (${id})`));
});

test('every handler has a contract and every contract a handler', async () => {
  const files = globSync('functions/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const));
  const handlers = texts.flatMap(([file, text]) => (/^export const handler\b/m.test(text) ? [file] : []));
  expect(handlers.sort()).toEqual([...sources.values()].sort());
});
