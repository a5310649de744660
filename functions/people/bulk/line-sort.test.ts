import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';

import { LineSort } from '#functions/people/bulk/line-sort.ts';

const folder = mkdtempSync(join(tmpdir(), 'sort-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function sorted(lines: string[], memoryBytes?: number): Promise<string[]> {
  await using sort = new LineSort(folder, memoryBytes ? { memoryBytes } : {});
  for (const line of lines) sort.add(line);
  await sort.drained();
  return await linesOf(sort);
}

async function linesOf(sort: LineSort): Promise<string[]> {
  const all: string[] = [];
  for await (const lines of sort.sorted()) all.push(...lines);
  return all;
}

test('sorts lines by bytes in any locale', async () => {
  const line = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\n\r\0]/g, ' '));
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 50 }), async (lines) => {
      const bytes = lines.map((each) => Buffer.from(each)).sort((a, b) => a.compare(b));
      expect(await sorted(lines)).toEqual(bytes.map(String));
    }),
    { numRuns: 20 },
  );
});

test('sorts more lines than fit into memory, and removes its temporary files', async () => {
  const lines = Array.from({ length: 50_000 }, (_, i) => `${(i * 7919) % 50_000} ${'x'.repeat(40)}`);
  expect(await sorted(lines, 200_000)).toEqual(lines.toSorted());
  expect(readdirSync(folder)).toEqual([]);
});

test('ends its process and removes its files when disposed early', async () => {
  {
    await using sort = new LineSort(folder, { memoryBytes: 100_000 });
    for (let i = 0; i < 50_000; i++) sort.add(`line ${i}`);
    await sort.drained();
  }
  expect(readdirSync(folder)).toEqual([]);
});

test('fails for a missing folder', async () => {
  await using sort = new LineSort(join(folder, 'nowhere'), { memoryBytes: 100_000 });
  for (let i = 0; i < 50_000; i++) sort.add(`line ${i}`);
  await expect(linesOf(sort)).rejects.toThrow(/sort failed/);
});
