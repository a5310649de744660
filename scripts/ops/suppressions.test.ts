import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';

import { compactNamesUnlessBusy } from '#functions/people/index/name-table.ts';
import { importPeople, personNamed } from '#functions/people/testing.ts';
import { listingsOf } from '#functions/people/suppression/listings.ts';
import { suppressionList } from '#functions/people/suppression/list.ts';
import { searchOwnIndex } from '#functions/people/sources/own-index.ts';
import { peopleStore } from '#functions/people/store.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { suppressions } from '#scripts/ops/suppressions.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const secret = async () => 'a secret of the tests';
const [ida, omar] = [personNamed('Ida Lund', {}), personNamed('Omar Reyes', {})];

let [before, restored]: Table[] = [];
beforeEach(async () => {
  [before, restored] = [temporaryTable(), temporaryTable()];
  for (const table of [before, restored]) {
    suppressionList(table, secret);
    await importPeople(table, ida, omar);
  }
  const removal = { suppression_id: 'CAL-R-1', scope: 'listing' as const, person_ids: [ida.person_id] };
  await listingsOf(before, secret).suppress(removal, now);
});

const found = async (name: string) =>
  (await searchOwnIndex({ type: 'name', search_query: name, country: 'US' }, peopleStore(restored!), now)).hits.length;

test('a restored table hides people who were removed since the backup', async () => {
  const deps = { table: restored!, secret, open: () => before! };
  expect(await suppressions('copy', ['before'], deps, now)).toMatch(/^[1-9]\d* items/);
  expect(await suppressions('sweep', [], deps, now)).toBe('2 people looked at, 1 removed or rewritten.');
  expect(await found('Ida Lund')).toBe(0);
  expect(await found('Omar Reyes')).toBe(1);
  expect(await peopleStore(restored!).tombstone(ida.person_id)).toMatchObject({ removed_by: 'sweep' });
  expect(await suppressions('sweep', [], deps, now)).toBe('1 people looked at, 0 removed or rewritten.');
});

test('a sweep warns when the suppressions are older than the index, as after a restore without a copy', async () => {
  const warnings: string[] = [];
  const deps = {
    table: restored!,
    secret,
    open: () => before!,
    onProgress: (line: string) => void warnings.push(line),
  };
  await compactNamesUnlessBusy(restored!, now);
  await suppressions('sweep', [], deps, now);
  expect(warnings).toEqual([expect.stringContaining('run suppressions copy first')]);
  await suppressions('copy', ['before'], deps, now);
  await suppressions('sweep', [], deps, now);
  expect(warnings).toHaveLength(1);
});

test('a sweep goes on where an earlier one stopped', async () => {
  const deps = { table: restored!, secret, open: () => before! };
  await suppressions('copy', ['before'], deps, now);
  const profile = { schema: z.object({ pk: z.string(), sk: z.string() }) };
  const { items } = await restored!.scan(profile, { sk: 'PERSON', from: null, limit: 1000 });
  const place = Buffer.from(JSON.stringify([items[0]!.pk, items[0]!.sk])).toString('base64url');
  expect(await suppressions('sweep', [place], deps, now)).toMatch(/^1 people looked at/);
  await expect(suppressions('sweep', ['nonsense'], deps, now)).rejects.toThrow('PLACE');
  await expect(suppressions('mend', [], deps, now)).rejects.toThrow('which of them');
});
