import { expect, test } from 'vitest';

import { importEntries } from '#functions/people/import/import-records.ts';
import { parseRecord, personIdOf, toPerson } from '#functions/people/import/to-person.ts';
import { peopleStore } from '#functions/people/store.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { mapping } from '#scripts/import/mappings/legislators.ts';
import { planOf } from '#scripts/import/plan.ts';
import { allOf, filesOf } from '#scripts/import/testing.ts';

const table = temporaryTable();

const asOf = '2026-03-01';
const days = { asOf, retrieved: asOf };
const senate = { type: 'sen', state: 'WA', class: 1, party: 'Party A' };

/** Fictional members in the format of the real files. */
const contents = {
  'legislators-current.json': JSON.stringify([
    {
      id: { bioguide: 'X000001', fec: ['S1'] },
      name: { first: 'Josephine', middle: 'Q.', last: 'Example', nickname: 'Jo', official_full: 'Josephine Example' },
      bio: { birthday: '1958-10-13', gender: 'F' },
      terms: [
        { type: 'rep', start: '1993-01-05', end: '1995-01-03', state: 'WA', district: 1, party: 'Party A' },
        {
          ...senate,
          start: '2013-01-03',
          end: '2019-01-03',
          phone: '202-225-0100',
          fax: null,
          address: '1 EXAMPLE OFFICE BUILDING WASHINGTON DC 20510',
        },
        {
          ...senate,
          start: '2019-01-03',
          end: '2025-01-03',
          phone: '202-225-0101',
          address: '2 Example Office Building Washington DC 20510',
        },
        {
          ...senate,
          start: '2025-01-03',
          end: '2031-01-03',
          phone: '202-225-0101',
          address: '2 Example Office Building Washington DC 20510',
        },
      ],
    },
    {
      id: { bioguide: 'X000002' },
      name: { first: 'Sam', last: 'Sample', suffix: 'Jr.' },
      bio: { birthday: '1970-02-03', gender: 'M' },
      terms: [{ type: 'rep', start: '2025-01-03', end: '2027-01-03', state: 'WY', district: 0, party: 'Party B' }],
    },
  ]),
  'legislators-district-offices.json': JSON.stringify([
    {
      id: { bioguide: 'X000001' },
      offices: [
        {
          id: 'X-1',
          address: '5 Main St.',
          suite: 250,
          city: 'Everett',
          state: 'WA',
          zip: '98201',
          latitude: 47.9,
          longitude: -122.2,
          phone: '425-555-0100',
          fax: '425-555-0101',
        },
        {
          id: 'X-2',
          address: 'Yakima, WA',
          city: 'Yakima',
          state: 'WA',
          zip: '98901',
          latitude: -120.5,
          longitude: 46.6,
        },
      ],
    },
  ]),
  'legislators-social-media.json': JSON.stringify([
    { id: { bioguide: 'X000001' }, social: { twitter: 'example1', mastodon: '@jo@example.org', twitter_id: '1' } },
  ]),
  'legislators-historical.csv': [
    'last_name,first_name,middle_name,suffix,nickname,full_name,birthday,gender,type,state,district,senate_class,party,address,phone,bioguide_id',
    'Old,Abraham,T.,,Abe,,1721-04-19,M,rep,VA,9,,,,,X000003',
    '"Older, the",Ann,,Sr.,,,,F,sen,OH,,2,Party C,"3 Example Office Building;  20510-0001",202-225-0103,X000004',
  ].join('\n'),
};

const plan = async () => planOf(await filesOf(contents), mapping, days);

test('maps names, jobs, offices, numbers and accounts with their dates', async () => {
  const [entry] = await allOf((await plan()).entries());
  if (!entry || !('record' in entry)) throw new Error('there is no first record');
  const person = toPerson(parseRecord(entry.record), { source: 'Congress', asOf });
  const seen = ({ sources: [sighting] }: { sources: { first_seen: string | null; last_seen: string | null }[] }) =>
    `${sighting?.first_seen} ${sighting?.last_seen}`;

  expect(person.names.map(({ full_name, kind }) => [full_name, kind])).toEqual([
    ['Josephine Example', 'current'],
    ['Josephine Q. Example', 'also'],
    ['Jo Example', 'also'],
  ]);
  expect(person.birth_date).toMatchObject({ year: 1958, month: 10, confidence: 4 });
  expect(person.jobs.map((job) => [job.title, job.employer, job.started, job.ended, seen(job)])).toEqual([
    ['US Senator for Washington (Party A)', 'United States Senate', '2013-01-03', null, '2013-01-03 2026-03-01'],
    [
      'US Representative for Washington, district 1 (Party A)',
      'House of Representatives',
      '1993-01-05',
      '1995-01-03',
      '1993-01-05 1995-01-03',
    ],
  ]);
  expect(
    person.addresses.map((each) => [each.kind, each.current, each.street, each.city, each.latitude, seen(each)]),
  ).toEqual([
    ['office', true, '2 Example Office Building', 'Washington', 38.8899, '2019-01-03 2026-03-01'],
    ['office', true, '5 Main St., 250', 'Everett', 47.9, 'null 2026-03-01'],
    ['office', true, null, 'Yakima', null, 'null 2026-03-01'],
    ['office', false, '1 Example Office Building', 'Washington', 38.8899, '2013-01-03 2019-01-03'],
  ]);
  expect(person.phones.map(({ number, phone_type }) => [number, phone_type])).toEqual([
    ['+12022250101', 'office'],
    ['+14255550100', 'office'],
    ['+14255550101', 'fax'],
    ['+12022250100', 'office'],
  ]);
  expect(person.social_profiles.map(({ url }) => url)).toEqual(['https://x.com/example1', 'https://example.org/@jo']);
  expect(person.family_members).toEqual([]);
});

test('imports all four files, idempotently', async () => {
  const importAll = async () => importEntries(table, (await plan()).entries(), { source: 'Congress', asOf });
  expect(await importAll()).toEqual({ read: 4, imported: 4, merged: 0, unchanged: 0, suppressed: 0, rejected: 0 });
  const store = peopleStore(table);
  const everybody = () =>
    Promise.all(['X000001', 'X000002', 'X000003', 'X000004'].map((id) => store.person(personIdOf('Congress', id))));
  const before = [await everybody(), await store.tallies()];
  expect(await importAll()).toEqual({ read: 4, imported: 0, merged: 0, unchanged: 4, suppressed: 0, rejected: 0 });
  expect([await everybody(), await store.tallies()]).toEqual(before);
  expect((await everybody()).map((each) => [each?.names[0]?.full_name, each?.jobs[0]?.title])).toEqual([
    ['Josephine Example', 'US Senator for Washington (Party A)'],
    ['Sam Sample Jr.', 'US Representative for Wyoming, at large (Party B)'],
    ['Abraham T. Old', 'US Representative for Virginia, district 9'],
    ['Ann Older, the Sr.', 'US Senator for Ohio (Party C)'],
  ]);
});

test('rejects a wrong file under an expected name', async () => {
  const paths = await filesOf({ 'legislators-historical.csv': 'name,birthday\nAnn,1980' });
  await expect(planOf(paths, mapping, days)).rejects.toThrow(
    /^legislators-historical\.csv lacks what the mapping needs: “last_name”/,
  );
});

test('rejects joined files without a file of people', async () => {
  const paths = await filesOf({ 'legislators-social-media.json': '[]' });
  await expect(planOf(paths, mapping, days)).rejects.toThrow('None of these files holds people');
});
