import { expect, test } from 'vitest';

import { importRecords } from '#functions/people/import/import-records.ts';
import { aboutAfter, NOTHING_KNOWN } from '#functions/people/import/source-about.ts';
import { peopleStore } from '#functions/people/store.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';

const table = temporaryTable();
const ann = [{ id: '1', full_name: 'Ann Lee' }];
const about = async (source: string) => (await peopleStore(table).sourceAbouts()).get(source);
const days = { asOf: null, retrieved: '2026-11-21' };

test('an import says where its data comes from and when it was retrieved, and a later one adds to it', async () => {
  await importRecords(table, ann, {
    source: 'County',
    ...days,
    about: { url: 'https://county.example/', licence: null },
  });
  expect(await about('County')).toEqual({
    ...NOTHING_KNOWN,
    url: 'https://county.example/',
    retrieved_on: '2026-11-21',
  });
  const later = { asOf: '2026-12-01', retrieved: '2026-12-02' };
  await importRecords(table, ann, { source: 'County', ...later, about: { ...NOTHING_KNOWN, licence: 'CC0 1.0' } });
  expect(await about('County')).toEqual({
    ...NOTHING_KNOWN,
    url: 'https://county.example/',
    licence: 'CC0 1.0',
    as_of: '2026-12-01',
    retrieved_on: '2026-12-02',
  });
  await importRecords(table, ann, { source: 'Another', ...days });
  expect(await about('Another')).toEqual({ ...NOTHING_KNOWN, retrieved_on: '2026-11-21' });
});

test('the same import twice writes nothing about its source the second time', async () => {
  const commits: number[] = [];
  const counted = {
    ...table,
    commit: (...writes: Parameters<typeof table.commit>) => (commits.push(writes.length), table.commit(...writes)),
  };
  await importRecords(counted, ann, { source: 'Twice', ...days });
  const first = commits.length;
  await importRecords(counted, ann, { source: 'Twice', ...days });
  expect(commits.length).toBe(first);
});

test('an older copy that is imported later is not the day of retrieval', () => {
  const known = { ...NOTHING_KNOWN, retrieved_on: '2026-11-21', as_of: '2026-11-01' };
  expect(aboutAfter(known, {}, { asOf: null, retrieved: '2025-01-01' })).toEqual(known);
});
