import { beforeEach, expect, test, vi } from 'vitest';

import { directoryStore } from '#functions/people/directory/store.ts';
import { importEntries, importRecords, type Remark } from '#functions/people/import/import-records.ts';
import type { RawRecord } from '#functions/people/import/record.ts';
import { personIdOf } from '#functions/people/import/to-person.ts';
import { postingsOf } from '#functions/people/index/postings.ts';
import { searchOwnIndex } from '#functions/people/sources/own-index.ts';
import { card, peopleStore, teaserCard } from '#functions/people/store.ts';
import { keys, postings } from '#functions/platform/table/keys.ts';
import { NO_MAILBOX } from '#functions/people/notices/require-notice.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { factsOf } from '#shared/values/person.ts';

// One table per test: the same people in a shared table would be merged.
let table: Table;
beforeEach(() => void (table = temporaryTable()));

const asOf = '2026-03-01';
const ann: RawRecord = { id: 'ann', full_name: 'Ann Lee', phones: ['425 555 0100'], emails: ['ann@example.org'] };
const crowd = (size: number): RawRecord[] =>
  Array.from({ length: size }, (_, i) => ({
    id: i,
    full_name: `Ann${i} Lee`,
    birth_date: '1980',
    phones: [`425 55${i % 10} 0100`],
    addresses: [{ street: `${i} Main St`, city: 'Everett', state: 'WA' }],
  }));
const none = { read: 0, imported: 0, merged: 0, unchanged: 0, suppressed: 0, rejected: 0 };

/** All items of a source: people by record id, cards, and tallies. */
async function contents(source: string, records: RawRecord[]) {
  const store = peopleStore(table);
  const ids = [...new Set(records.map(({ id }) => personIdOf(source, String(id))))];
  const people = (await Promise.all(ids.map((id) => store.person(id)))).filter((each) => each !== undefined);
  const cards = await Promise.all(
    people.flatMap(({ records: _, ...person }) => postingsOf(person).map(({ place }) => table.get(card, place))),
  );
  const tallies = (await store.tallies()).filter((each) => each.source === source);
  return { people, cards, tallies };
}

/** The tallies of a source, and the actual counts. */
async function counted(source: string, records: RawRecord[]) {
  const { people, tallies } = await contents(source, records);
  const sum = (field: 'people' | 'facts' | 'records') => tallies.reduce((total, each) => total + each[field], 0);
  const there = people.map(({ records: said, revision: _, ...person }) => ({
    facts: factsOf(person).length,
    records: Object.values(said).reduce((total, digests) => total + digests.split(' ').length, 0),
  }));
  return {
    said: { people: sum('people'), facts: sum('facts'), records: sum('records') },
    there: {
      people: there.length,
      facts: there.reduce((total, { facts }) => total + facts, 0),
      records: there.reduce((total, { records }) => total + records, 0),
    },
  };
}

test('a newer sighting of a number is in its posting', async () => {
  const seen = (last_seen: string): RawRecord => ({
    id: 'jen',
    full_name: 'Jennifer Koss',
    phones: [{ number: '425 555 0144', phone_type: 'mobile', last_seen }],
  });
  const links = async () => (await table.query(card, postings.phone('+14255550144'))).map(({ link }) => link);
  const at = (last_seen: string) => [{ dates: { last_seen, until: null }, line: 'mobile' }];
  await importRecords(table, [seen('2009-08-14')], { source: 'One', asOf });
  expect(await links()).toEqual(at('2009-08-14'));
  await importRecords(table, [seen('2026-02-01')], { source: 'One', asOf });
  expect(await links()).toEqual(at('2026-02-01'));
});

test('imports a record as a profile with all its postings', async () => {
  expect(await importRecords(table, [ann], { source: 'One', asOf })).toEqual({ ...none, read: 1, imported: 1 });
  const person_id = personIdOf('One', 'ann');
  expect(await peopleStore(table).person(person_id)).toMatchObject({ person_id, names: [{ full_name: 'Ann Lee' }] });
  for (const place of [postings.phone('+14255550100'), postings.email('ann@example.org')]) {
    const found = await table.query(card, place);
    expect(found.map((each) => each.person_id)).toContain(person_id);
  }
  const query = { type: 'name' as const, search_query: 'Ann Lee', country: 'US' };
  expect((await searchOwnIndex(query, peopleStore(table), new Date())).hits).toMatchObject([
    { person_id, full_name: 'Ann Lee' },
  ]);
  const shown = await table.get(teaserCard, keys.teaser({ person_id }));
  expect(shown).toMatchObject({ person_id, full_name: 'Ann Lee', counts: { phones: 1 } });
  expect(shown).not.toHaveProperty('names');
});

test('importing twice changes no revision, tally or timestamp', async () => {
  const records = crowd(55);
  const options = { lanes: 1, batch: 40 };
  expect(await importRecords(table, records, { source: 'Twice', asOf, ...options })).toMatchObject({ imported: 55 });
  const before = await contents('Twice', records);
  expect(await importRecords(table, records, { source: 'Twice', asOf: '2026-04-01', ...options })).toEqual({
    ...none,
    read: 55,
    unchanged: 55,
  });
  expect(await contents('Twice', records)).toEqual(before);
  expect(before.people).toHaveLength(55);
});

test('updates the last sighting once with seenAgain', async () => {
  const again = (asOf: string) => importRecords(table, [ann], { source: 'Again', asOf, seenAgain: true });
  await again('2026-03-01');
  expect(await again('2026-04-01')).toMatchObject({ merged: 1 });
  expect(await again('2026-04-01')).toMatchObject({ unchanged: 1 });
  const { people } = await contents('Again', [ann]);
  expect(people[0]?.phones[0]?.sources).toEqual([{ source: 'Again', first_seen: null, last_seen: '2026-04-01' }]);
  expect(await counted('Again', [ann])).toEqual({
    said: { people: 1, facts: 3, records: 1 },
    there: { people: 1, facts: 3, records: 1 },
  });
});

test('merges rows with one id, within a batch and across imports', async () => {
  const rows: RawRecord[] = [ann, { id: 'ann', full_name: 'Ann Lee', phones: ['425 555 0101'] }];
  expect(await importRecords(table, rows, { source: 'Rows', asOf })).toMatchObject({ imported: 1, merged: 1 });
  expect(await importRecords(table, rows, { source: 'Rows', asOf })).toMatchObject({ unchanged: 2 });
  const { people } = await contents('Rows', [ann]);
  expect(people[0]?.phones.map(({ number }) => number)).toEqual(['+14255550100', '+14255550101']);
});

test('merges a changed record, and updates every card', async () => {
  await importRecords(table, [ann], { source: 'Change', asOf });
  const changed = { ...ann, names: [{ full_name: 'Ann Poe', kind: 'also' as const }] };
  expect(await importRecords(table, [changed], { source: 'Change', asOf })).toMatchObject({ merged: 1 });
  const { cards } = await contents('Change', [ann]);
  expect(cards.length).toBeGreaterThan(1);
  expect(new Set(cards.map((each) => each?.also_known_as.join()))).toEqual(new Set(['Ann Poe']));
});

test('removes directory places that a move leaves empty, and keeps the others', async () => {
  const citiesIn = async (state: string) =>
    (await directoryStore(table).below(['people', 'US', state], { limit: 50 })).items.map(({ key }) => key);
  const living = (id: string, city: string, state: string): RawRecord => ({
    id,
    full_name: `${id} Okafor`,
    addresses: [{ street: '1 Main St', city, state }],
  });
  const first = [living('Ann', 'Everett', 'WA'), living('Bea', 'Everett', 'WA'), living('Cora', 'Yakima', 'WA')];
  await importRecords(table, first, { source: 'Moves', asOf });
  expect(await citiesIn('wa')).toEqual(['everett', 'yakima']);
  const moved = [living('Ann', 'Salem', 'OR'), living('Cora', 'Salem', 'OR')];
  await importRecords(table, moved, { source: 'Moves', asOf: '2026-04-01' });
  expect(await citiesIn('wa')).toEqual(['everett']);
  expect(await citiesIn('or')).toEqual(['salem']);
  await importRecords(table, [living('Bea', 'Salem', 'OR')], { source: 'Moves', asOf: '2026-04-01' });
  expect(await citiesIn('wa')).toEqual([]);
  expect((await directoryStore(table).below(['people', 'US'], { limit: 50 })).items).toMatchObject([{ key: 'or' }]);
});

test('keeps the tally correct after an abort, and completes on the next import', async () => {
  const records = crowd(60);
  let commits = 0;
  const failing: Table = {
    ...table,
    commit: (...writes) => (++commits > 3 ? Promise.reject(new Error('power cut')) : table.commit(...writes)),
  };
  await expect(importRecords(failing, records, { source: 'Crash', asOf })).rejects.toThrow('power cut');
  const halfway = await counted('Crash', records);
  expect(halfway.said).toEqual(halfway.there);
  expect(halfway.there.people).toBeGreaterThan(0);
  expect(halfway.there.people).toBeLessThan(60);
  const { cards } = await contents('Crash', records);
  expect(cards).not.toContain(undefined);

  const rest = await importRecords(table, records, { source: 'Crash', asOf });
  expect(rest).toMatchObject({ imported: 60 - halfway.there.people, unchanged: halfway.there.people });
  const { said, there } = await counted('Crash', records);
  expect(said).toEqual(there);
  expect(there.people).toBe(60);
});

test('fills transactions across the people planned at a time', async () => {
  const sizes: number[] = [];
  const counting: Table = {
    ...table,
    async commit(...writes) {
      if (JSON.stringify(writes).includes('Ann')) sizes.push(writes.length);
      return table.commit(...writes);
    },
  };
  expect(await importRecords(counting, crowd(160), { source: 'Full', asOf, lanes: 1 })).toMatchObject({
    imported: 160,
  });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
  expect(Math.min(...sizes.slice(0, -1))).toBeGreaterThan(80);
});

test('reads a person again after a concurrent write', async () => {
  const other: RawRecord = { id: 'ann', full_name: 'Ann Lee', phones: ['425 555 0109'] };
  let isFirst = true;
  const raced: Table = {
    ...table,
    async commit(...writes) {
      if (isFirst) {
        isFirst = false;
        await importRecords(table, [other], { source: 'Race', asOf });
      }
      return table.commit(...writes);
    },
  };
  expect(await importRecords(raced, [ann], { source: 'Race', asOf })).toMatchObject({ imported: 0, merged: 1 });
  const { people } = await contents('Race', [ann]);
  expect(people[0]?.phones).toHaveLength(2);
  const { said, there } = await counted('Race', [ann]);
  expect(said).toEqual(there);
});

test('rejects a person with permanent conflicts, and writes the others', async () => {
  const busy = personIdOf('Busy', '1');
  const contended: Table = {
    ...table,
    commit: (...writes) =>
      JSON.stringify(writes).includes(busy) ? Promise.reject(new Fault('request.conflict')) : table.commit(...writes),
  };
  const refused: Remark[] = [];
  const onReject = (remark: Remark) => void refused.push(remark);
  const summary = await importRecords(contended, crowd(3), { source: 'Busy', asOf, onReject });
  expect(summary).toEqual({ ...none, read: 3, imported: 2, rejected: 1 });
  expect(refused).toMatchObject([{ reason: expect.stringContaining('import it again') as string }]);
});

test('rejects an invalid record with location and reason, and continues', async () => {
  const refused: Remark[] = [];
  async function* entries() {
    yield { place: { file: 'a.jsonl', line: 1 }, record: 42 };
    yield { place: { file: 'a.jsonl', line: 2 }, reason: 'is no JSON' };
    yield { place: { file: 'a.jsonl', line: 3 }, record: ann };
  }
  const onReject = (remark: Remark) => void refused.push(remark);
  expect(await importEntries(table, entries(), { source: 'Bad', asOf, onReject })).toEqual({
    ...none,
    read: 3,
    imported: 1,
    rejected: 2,
  });
  expect(refused.map(({ place }) => place?.line)).toEqual([1, 2]);
});

test('keeps the most useful postings of a person with too many, and reports it', async () => {
  const street = (i: number) => ({
    street: `${i} Long Road`,
    city: 'Everett',
    state: 'WA',
    postal_code: `9${1000 + i}`,
  });
  const mover: RawRecord = {
    id: 'm',
    full_name: 'Mo Very',
    addresses: Array.from({ length: 40 }, (_, i) => street(i)),
  };
  const more: RawRecord = { ...mover, phones: Array.from({ length: 20 }, (_, i) => `425 555 01${i + 10}`) };
  const notes: Remark[] = [];
  const options = { source: 'Mover', asOf, onNote: (remark: Remark) => void notes.push(remark) };
  expect(await importRecords(table, [more], options)).toMatchObject({ imported: 1 });
  expect(notes).toMatchObject([{ reason: expect.stringMatching(/without \d+ of their less useful keys/) as string }]);
  expect(await table.query(card, postings.phone('+14255550110'))).toHaveLength(1);

  const renamed: RawRecord = { ...more, names: [{ full_name: 'Mo Much', kind: 'also' }] };
  expect(await importRecords(table, [renamed], options)).toMatchObject({ merged: 1 });
  const found = await table.query(card, postings.phone('+14255550110'));
  expect(found.map(({ also_known_as }) => also_known_as)).toEqual([['Mo Much']]);
});

test('leaves out addresses at sensitive places', async () => {
  const addresses = [
    { street: 'Hope Women’s Shelter, 12 Main St', city: 'Duluth', state: 'MN' },
    { street: '1 Elm St', city: 'Austin', state: 'TX' },
  ];
  await importRecords(table, [{ id: 'safe', full_name: 'Nora Quill', addresses }], { source: 'Places', asOf });
  const [stored] = await peopleStore(table).persons([personIdOf('Places', 'safe')]);
  expect(stored?.addresses.map(({ city }) => city)).toEqual(['Austin']);
});

test('rejects residents of countries whose people are not listed, until the configuration names them', async () => {
  const records = ['US', 'DE', 'TR', 'BR', 'JP'].map((country) => ({
    id: country,
    full_name: `Resident ${country}`,
    addresses: [{ city: 'Somewhere', country }],
  }));
  vi.stubEnv('SUBJECT_REGIONS', 'BR');
  const remarks: Remark[] = [];
  const summary = await importRecords(table, records, { source: 'Test', asOf, onReject: (each) => remarks.push(each) });
  expect(summary).toEqual({ ...none, read: 5, imported: 2, rejected: 3 });
  const closed = 'lives in a country whose residents are not listed, see SUBJECT_REGIONS';
  // Brazil is open, and its residents need a notice, for which this record has no address.
  expect(remarks.map(({ reason }) => reason)).toEqual([closed, closed, NO_MAILBOX]);
});
