import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, zstdDecompressSync } from 'node:zlib';

import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod';

import { build } from '#functions/people/bulk/build.ts';
import { built, chunksOf, NOW, origin, temporaryFolder } from '#functions/people/bulk/testing.ts';
import { importRecords } from '#functions/people/import/import-records.ts';
import { personIdOf } from '#functions/people/import/to-person.ts';
import { dropEntriesOf } from '#functions/people/suppression/drop/entries.ts';
import { emailHash } from '#functions/people/suppression/drop/standard-hash.ts';
import { suppressionsOf } from '#functions/people/suppression/carry-over.ts';
import { suppressionList } from '#functions/people/suppression/list.ts';
import { listingsOf } from '#functions/people/suppression/listings.ts';
import type { RawRecord } from '#functions/people/import/record.ts';
import { findByName } from '#functions/people/index/find-by-name.ts';
import { blocksIn, loadLexicons } from '#functions/people/index/name-table.ts';
import { memoryDocuments, memoryOf } from '#functions/platform/table/memory.ts';
import { createTable } from '#functions/platform/table/table.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';

const pick = <T>(list: T[], i: number) => list[i % list.length]!;
const first = 'Ann Bo Cy Di Ed Flo Gus Иван 太郎 محمد'.split(' ');
const last = 'Lee Ortega Novak Haddad Silva Петров Demir 田中 O’Neil García'.split(' ');
/** A variety of people: little and much data, several scripts, minors, and more postings than fit. */
const people: RawRecord[] = Array.from({ length: 40 }, (_, i) => ({
  id: `p${i}`,
  first_name: pick(first, i),
  last_name: `${pick(last, i * 7)}${i}`,
  ...(i % 3 && { birth_date: `${1930 + ((i * 13) % 90)}-0${1 + (i % 9)}` }),
  addresses: Array.from({ length: i === 30 ? 40 : i % 3 }, (_, nth) => ({
    street: `${100 + i + nth} Main St`,
    city: pick(['Everett', 'Salem'], nth),
    state: 'WA',
    postal_code: String(10_000 + i * 50 + nth),
  })),
  phones: i % 2 ? [`425 55${i % 10} 01${String(i).padStart(2, '0')}`] : [],
  emails: i % 4 ? [] : [`person${i}@mail${i}.example.org`],
  ...(i % 5
    ? {}
    : { jobs: ['Clerk'], family_members: [{ full_name: `Pat ${i}`, relation: 'spouse', id: `p${i + 1}` }] }),
}));
/** A person with two rows, and a row without new facts. */
const again: RawRecord[] = [
  { ...people[7], phones: ['425 559 0777'] },
  { ...people[7], phones: ['425 559 0777'] },
];
const lines = [...people, ...again].map((record) => JSON.stringify(record));

type Item = Record<string, unknown>;
const byKey = (items: Item[]) => new Map(items.map((item) => [`${String(item.pk)}\n${String(item.sk)}`, item]));

/** All items except the name index and tallies, which the importer writes incrementally and a build in one go. */
const isOfPeople = ({ pk }: Item) => !String(pk).startsWith('NAMES') && pk !== 'INDEX';

/** The sum of the tallies of all lanes. */
const counted = (items: Item[]) =>
  ['people', 'facts', 'records'].map((field) =>
    items.filter(({ pk }) => pk === 'INDEX').reduce((sum, item) => sum + Number(item[field]), 0),
  );

async function imported(records: RawRecord[]): Promise<Item[]> {
  const memory = memoryOf();
  await importRecords(createTable('memory', memoryDocuments(memory)), records, origin);
  return [...memory.parts()].flatMap(memory.part);
}

test('writes the same items as the importer', async () => {
  const { items, manifest } = await built(lines);
  const timeless = ({ revision: _, updated_at: __, ...item }: Item) => item;
  const ours = byKey(items.map(timeless).filter(isOfPeople));
  const table = await imported([...people, ...again]);
  const theirs = byKey(table.map(timeless).filter(isOfPeople));
  expect([...ours.keys()].sort()).toEqual([...theirs.keys()].sort());
  for (const [key, item] of theirs) expect(ours.get(key), key).toEqual(item);
  expect(counted(items)).toEqual(counted(table));
  expect(manifest.records).toEqual({ read: 42, imported: 40, merged: 1, unchanged: 1, suppressed: 0, rejected: 0 });
  expect(manifest).toMatchObject({ people: 40, items: items.length });
});

test('writes identical bytes for any record order and memory limit', async () => {
  const { files } = await built(lines);
  const shuffled = lines.map((line, i) => ({ line, at: (i * 37) % 43 })).sort((a, b) => a.at - b.at);
  const again = await built(
    shuffled.map(({ line }) => line),
    { runBytes: 2000, now: NOW },
  );
  expect([...again.files]).toEqual([...files]);
});

test('writes name blocks that searches find', async () => {
  const { items } = await built(lines);
  const table = temporaryTable();
  for (const { pk, sk, revision: _, ...item } of items.filter((each) => !isOfPeople(each)))
    await table.commit(table.derive({ schema: z.object({}) }, { pk: String(pk), sk: String(sk) }, item));
  const names = await loadLexicons(table);
  expect(names.last.countOf('lee0')).toBe(1);
  const found = await findByName({ search_query: 'Ann Lee0' }, names, blocksIn(table), 10);
  expect(found.ranked[0]?.entry).toMatchObject({ first: { shown: 'Ann' }, last: { shown: 'Lee0' } });
}, 30_000);

test('reports an invalid record with its location, and continues', async () => {
  const { manifest, rejects, items } = await built([
    '{"id":1,"full_name":"Ann Lee"}',
    'no JSON',
    '',
    '{"id":2,"full_name":"Bo Lee"',
    '{"id":3}',
    '{"id":4,"full_name":"Cy Lee","surprise":1}',
    '{"id":5,"full_name":"Di Lee","phones":["5"]}',
    '{"full_name":"Ed Lee","jobs":7}',
    '"Flo Lee"',
    '{"full_name":"Gus Lee"}',
  ]);
  expect(manifest.records).toEqual({ read: 9, imported: 2, merged: 0, unchanged: 0, suppressed: 0, rejected: 7 });
  const byLine = rejects.toSorted((a, b) => a.place!.line! - b.place!.line!);
  expect(byLine.map(({ place, reason }) => [place?.line, reason])).toEqual([
    [2, 'is no JSON'],
    [4, 'is no JSON'],
    [5, 'has no name'],
    [6, expect.stringContaining('surprise')],
    [7, 'phones.0.number: is no phone number of US'],
    [8, expect.stringContaining('jobs')],
    [9, expect.stringContaining('expected object')],
  ]);
  expect(items.filter(({ sk }) => sk === 'PERSON')).toHaveLength(2);
});

afterEach(() => void vi.unstubAllEnvs());

test('leaves out residents whose country requires a notice, also where it is open', async () => {
  vi.stubEnv('SUBJECT_REGIONS', 'DE');
  const { manifest, rejects } = await built([
    '{"id":1,"full_name":"Ann Lee","addresses":[{"city":"Duluth","country":"US"}]}',
    '{"id":2,"full_name":"Lena Vogel","addresses":[{"city":"Kiel","country":"DE"}],"emails":["lena@example.com"]}',
  ]);
  expect(manifest.records).toMatchObject({ imported: 1, rejected: 1 });
  expect(rejects[0]?.reason).toContain('whose residents are not listed');
});

test('rejects a person above the item limit, and writes the others', async () => {
  const sources = Array.from({ length: 20 }, (_, i) => ({
    source: `${'s'.repeat(78)}${i}`,
    first_seen: null,
    last_seen: null,
  }));
  const large = {
    id: 'large',
    full_name: 'Bo Lee',
    jobs: Array.from({ length: 60 }, (_, i) => ({ title: `Clerk ${i}`, sources })),
    addresses: Array.from({ length: 40 }, (_, i) => ({ city: `Town ${i}`, sources })),
    family_members: Array.from({ length: 40 }, (_, i) => ({ full_name: `Bo ${i}`, sources })),
    education: Array.from({ length: 20 }, (_, i) => ({ school: `School ${i}`, sources })),
  };
  const { manifest, rejects } = await built(
    [large, { id: 1, full_name: 'Cy Lee' }].map((each) => JSON.stringify(each)),
  );
  expect(manifest.records).toEqual({ read: 2, imported: 1, merged: 0, unchanged: 0, suppressed: 0, rejected: 1 });
  expect(rejects).toEqual([
    { place: { file: 'people.jsonl', line: 1 }, reason: 'is larger than an item of the table may be' },
  ]);
});

test('bounds the memory of a person with very many records', async () => {
  const rows = Array.from({ length: 300 }, (_, i) => ({ id: 1, full_name: 'Ann Lee', jobs: [`Clerk ${i}`] }));
  const notes: string[] = [];
  const onNote = ({ reason }: { reason: string }) => void notes.push(reason);
  const { manifest, items } = await built(
    rows.map((row) => JSON.stringify(row)),
    { onNote },
  );
  expect(manifest.records).toMatchObject({ read: 300, imported: 1, merged: 299 });
  expect(items.find(({ sk }) => sk === 'PERSON')?.jobs).toHaveLength(60);
  expect(notes).toEqual(['240 facts or sources are more than a profile holds and were left out']);
});

test.each(['gzip', 'zstd'] as const)('writes files compressed with %s, described by the manifest', async (packing) => {
  const plain = await built(lines, { partBytes: 50_000 });
  const folder = temporaryFolder();
  const input = { origin, file: 'people.jsonl', chunks: chunksOf(lines.join('\n')) };
  const { files, items, bytes } = await build([input], { folder, now: NOW, packing, partBytes: 50_000 });
  const packed = files.map(({ file }) => readFileSync(join(folder, file)));
  files.forEach(({ sha256, packed_bytes }, i) => {
    expect(createHash('sha256').update(packed[i]!).digest('hex')).toBe(sha256);
    expect(packed[i]).toHaveLength(packed_bytes);
  });
  const text = Buffer.concat(packed.map((each) => (packing === 'gzip' ? gunzipSync(each) : zstdDecompressSync(each))));
  const unpacked = [...plain.files].filter(([name]) => name.startsWith('people-')).map(([, content]) => content);
  expect(text.toString('latin1')).toBe(unpacked.join(''));
  expect(text.toString('latin1').split('\n')).toHaveLength(items + 1);
  expect(text).toHaveLength(bytes);
});

test('leaves no manifest and no temporary file after an aborted build', async () => {
  const folder = temporaryFolder();
  const given = new AbortController();
  async function* chunks() {
    yield* chunksOf(lines.join('\n') + '\n');
    given.abort(new Error('enough'));
    yield Buffer.from('{"full_name":"Ann Lee"}\n');
  }
  const input = { origin, file: 'people.jsonl', chunks: chunks() };
  const options = { folder, now: NOW, runBytes: 500, signal: given.signal };
  await expect(build([input], options)).rejects.toThrow('enough');
  expect(readdirSync(folder)).toEqual([]);
});

test('leaves out removed people, and takes their suppressions along', async () => {
  const table = temporaryTable();
  const secret = async () => 'a secret of the tests';
  const line = (id: string, full_name: string, year: number) => ({ id, full_name, birth_date: { year, month: 4 } });
  const removed = line('1', 'Tamsin Okafor', 1986);
  suppressionList(table, secret);
  await importRecords(table, [removed], origin);
  const person_id = personIdOf(origin.source, '1');
  await listingsOf(table, secret).suppress({ suppression_id: 'r-1', scope: 'listing', person_ids: [person_id] }, NOW);
  const lines = [removed, line('2', 'Tamsyn Okafor', 1986), line('3', 'Tamsin Okafor', 1961)].map((each) =>
    JSON.stringify(each),
  );
  const { manifest, items } = await built(lines, { suppressions: await suppressionsOf(table, secret, NOW) });
  expect(manifest).toMatchObject({ people: 1, records: { read: 3, imported: 1, suppressed: 2, rejected: 0 } });
  const kinds = items.map(({ pk, sk }) => `${String(pk).split('#')[0]} ${String(sk).split('#')[0]}`);
  expect(kinds).toEqual(expect.arrayContaining(['SUPPRESSION SUPPRESSION', 'SUPPRESSION FACTS', 'PERSON SUPPRESSED']));
  expect(items).toContainEqual(expect.objectContaining({ person_id, removed_by: 'r-1' }));
});

test('leaves out people that California lists, and takes its list along', async () => {
  const table = temporaryTable();
  const secret = async () => 'a secret of the tests';
  suppressionList(table, secret);
  await dropEntriesOf(table, secret).add([{ list: 'Email', id: 'aB3dE5gH7jK9', hash: emailHash('ida@example.com') }]);
  const lines = [
    { id: '1', full_name: 'Ida Lund', emails: ['Ida@Example.com'] },
    { id: '2', full_name: 'Ida Lund', emails: ['lund@example.com'] },
  ].map((each) => JSON.stringify(each));
  const { manifest, items } = await built(lines, { suppressions: await suppressionsOf(table, secret, NOW) });
  expect(manifest).toMatchObject({ people: 1, records: { read: 2, imported: 1, suppressed: 1, rejected: 0 } });
  expect(items).toContainEqual(expect.objectContaining({ pk: 'DROP', sk: 'COUNT', listed: 1 }));
  expect(items).toContainEqual(expect.objectContaining({ sk: 'ENTRY', ids: ['aB3dE5gH7jK9'] }));
});
