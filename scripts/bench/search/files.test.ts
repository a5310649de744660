import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { peopleOf, queriesOf } from '#scripts/bench/search/files.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-search-'));
afterAll(() => rmSync(folder, { recursive: true }));
const written = (text: string) => {
  const file = join(folder, `${Math.abs(text.length)}.txt`);
  writeFileSync(file, text);
  return file;
};

test('reads people by number, and their queries', async () => {
  const people = await peopleOf(written('1\tAnn\t\tCole\tSalem\tOR\t1950\n7\tİpek\tA\tŞahin\tMobile\tAL\n'));
  expect(people[1]).toEqual({ first: 'Ann', middle: '', last: 'Cole', city: 'Salem', state: 'OR', year: 1950 });
  expect(people[7]).toMatchObject({ first: 'İpek', last: 'Şahin' });
  const [query] = await queriesOf(written('{"qid":"a","category":"exact","name":"Ann Cole","target":1}\n\n'), people);
  expect(query).toEqual({ qid: 'a', category: 'exact', name: 'Ann Cole', target: 1, middle: false });
});

test.each([
  ['x\tAnn\t\tCole\tSalem\tOR', /line 1: the id is “x”/],
  ['1\tAnn\tCole', /line 1: 3 columns/],
  ['1\tAnn\t\tCole\tSalem\tOR\n1\tBo\t\tCole\tSalem\tOR', /line 2: the id 1 was there/],
  ['1\tAnn\t\tCole\tSalem\tOR\tnever', /the year is “never”/],
  ['\n', /has no people/],
])('a table with %j is refused', async (text, why) => {
  await expect(peopleOf(written(text))).rejects.toThrow(why);
});

test.each([
  ['{"qid":"a"}', /line 1: category/],
  ['no JSON', /line 1/],
  ['{"qid":"a","category":"exact","name":"Ann","target":9}', /there is no person 9/],
  ['', /has no queries/],
])('queries with %j are refused', async (text, why) => {
  const people = [undefined, { first: 'Ann', last: 'Cole', city: 'Salem', state: 'OR' }];
  await expect(queriesOf(written(text), people)).rejects.toThrow(why);
});

test('reports a missing file', async () => {
  await expect(peopleOf(join(folder, 'none.tsv'))).rejects.toThrow(/There is no file .*none\.tsv/);
});
