import { readdir, readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { endpointsOnly, splitImport } from '#build/contract.ts';
import * as contract from '#shared/api/billing.ts';
import { domain } from '#shared/contract/endpoint.ts';
import * as z from 'zod';

const spec = {
  method: 'GET',
  path: '/things/{id}',
  access: 'member',
  summary: 'A thing',
  input: z.object({ id: z.string() }),
  output: z.object({ name: z.string() }),
  errors: [],
} as const;

test('a browser gets of an endpoint what it calls it by, and its schemas only when a form is checked', async () => {
  const code = endpointsOnly('/things.ts', { things: domain('things', { get: spec }) });
  const { things } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
    things: { get: { output: { parse: (answer: unknown) => unknown } } };
  };
  expect(things.get).toMatchObject({ id: 'things.get', method: 'GET', path: '/things/{id}', access: 'member' });
  expect(things.get.output.parse({ name: 'A', more: 1 })).toEqual({ name: 'A', more: 1 });
  expect(code).toContain('import("/things.ts?schemas")');
  expect(code).not.toMatch(/^import /m);
});

test('what else a module imports from a contract comes from the full one, and types from nowhere', () => {
  expect(splitImport(' billing as api, type Offer, cardErrors, ', '/billing.ts', contract)).toBe(
    'import { billing as api } from "/billing.ts"; import { cardErrors } from "/billing.ts?schemas";',
  );
  expect(splitImport('type Offer', '/billing.ts', contract)).toBe('');
});

test('no contract derives a schema from that of an endpoint, which a browser does not have', async () => {
  const folder = new URL('../../shared/api/', import.meta.url);
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.ts')) continue;
    expect(await readFile(new URL(file, folder), 'utf8'), file).not.toMatch(/\w\.(?:input|output)\.\w/);
  }
});
