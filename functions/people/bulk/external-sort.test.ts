import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';

import { ExternalSort } from '#functions/people/bulk/external-sort.ts';

const folder = mkdtempSync(join(tmpdir(), 'sort-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Pair = [key: Buffer, value: Buffer];

function sortedBy(pairs: Pair[], options: { runBytes?: number; fanIn?: number }): Pair[] {
  using sort = new ExternalSort(folder, options);
  for (const [key, value] of pairs) sort.add(key, value);
  return Array.from(sort.sorted(), ({ key, value }) => [Buffer.from(key), Buffer.from(value)]);
}
const inMemory = (pairs: Pair[]) => pairs.toSorted((a, b) => a[0].compare(b[0]) || a[1].compare(b[1]));

const bytes = (maxLength: number) => fc.uint8Array({ maxLength }).map((each) => Buffer.from(each));
/** Keys that share long beginnings, are each other’s beginnings, end in zeros, or come often. */
const key = fc.oneof(
  bytes(12),
  bytes(3).map((end) => Buffer.concat([Buffer.from('the same beginning of many'), end])),
  fc.constantFrom('', '\0', '\0\0', 'a', 'a\0', 'ab').map((each) => Buffer.from(each)),
);
const pairs = fc.array(fc.tuple(key, bytes(40)), { maxLength: 200 });

test('sorts as an array in memory is sorted, however little memory it has', () => {
  fc.assert(
    fc.property(pairs, fc.constantFrom(64, 300, 2000, 1 << 20), fc.constantFrom(2, 3, 16), (all, runBytes, fanIn) => {
      expect(sortedBy(all, { runBytes, fanIn })).toEqual(inMemory(all));
    }),
    { numRuns: 300 },
  );
});

test('the order of arrival makes no difference', () => {
  const all = fc.sample(pairs, { numRuns: 5, seed: 7 }).flat() as Pair[];
  expect(sortedBy(all.toReversed(), { runBytes: 500 })).toEqual(sortedBy(all, { runBytes: 900, fanIn: 3 }));
});

test('an entry may be larger than a run and than what is read at once', () => {
  const large = Buffer.alloc(3_000_000, 'x');
  const all: Pair[] = [[Buffer.from('b'), large], [Buffer.from('a'), Buffer.from('small')], [Buffer.from('c'), large]]; // prettier-ignore
  expect(sortedBy(all, { runBytes: 1000 }).map(([key, value]) => [key.toString(), value.length])).toEqual([
    ['a', 5],
    ['b', large.length],
    ['c', large.length],
  ]);
});

test('nothing is left in the folder, while it sorts and when it is given up half-way', () => {
  const sort = new ExternalSort(folder, { runBytes: 100, fanIn: 3 });
  for (let i = 0; i < 100; i++) sort.add(Buffer.from(`key ${i}`), Buffer.alloc(20));
  expect(readdirSync(folder)).toEqual([]);
  const [first] = sort.sorted();
  expect(first?.key.toString()).toBe('key 0');
  sort[Symbol.dispose]();
  expect(readdirSync(folder)).toEqual([]);
});

test('a folder that takes no file is told as it is', () => {
  using sort = new ExternalSort(join(folder, 'none'), { runBytes: 10 });
  sort.add(Buffer.from('a'), Buffer.alloc(20));
  expect(() => sort.add(Buffer.from('b'), Buffer.alloc(20))).toThrow('ENOENT');
});
