import { expect, test } from 'vitest';

import { importEntries } from '#functions/people/import/import-records.ts';
import { parseRecord, personIdOf, toPerson } from '#functions/people/import/to-person.ts';
import { peopleStore } from '#functions/people/store.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { vitalsOf } from '#functions/people/domain/card.ts';
import { endedBy } from '#scripts/import/congress/ended-by.ts';
import { contents } from '#scripts/import/congress/testing.ts';
import { mapping } from '#scripts/import/mappings/legislators.ts';
import { planOf } from '#scripts/import/plan.ts';
import { allOf, filesOf } from '#scripts/import/testing.ts';
import { stateOf } from '#shared/values/fact-state.ts';
import { type Dated, factsOf, span } from '#shared/values/person.ts';
import { vitalStatusOf } from '#shared/values/vital-status.ts';

const table = temporaryTable();

const asOf = '2026-03-01';
const days = { asOf, retrieved: asOf };
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
  expect(person.jobs.map(({ represents }) => represents)).toEqual([
    { state: 'WA', country: 'US' },
    { state: 'WA', country: 'US' },
  ]);
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
  expect(person.phones.map(({ number, phone_type, until, former }) => [number, phone_type, until, former])).toEqual([
    ['+12022250101', 'office', '2031-01-03', undefined],
    ['+14255550100', 'office', undefined, undefined],
    ['+14255550101', 'fax', undefined, undefined],
    ['+12022250100', 'office', undefined, true],
  ]);
  expect(person.jobs.map(({ until }) => until)).toEqual(['2031-01-03', undefined]);
  expect(person.social_profiles.map(({ url }) => url)).toEqual(['https://x.com/example1', 'https://example.org/@jo']);
  expect(person.family_members).toEqual([]);
});

/** A member of the files, as of no day unless the operator names one. */
async function memberOf(id: string) {
  const undated = await planOf(await filesOf(contents), mapping, { asOf: null, retrieved: asOf });
  const entries = await allOf(undated.entries());
  const entry = entries.find((each) => 'record' in each && (each.record as { id: string }).id === id);
  if (!entry || !('record' in entry)) throw new Error(`${id} is in no file`);
  return toPerson(parseRecord(entry.record), { source: 'Congress', asOf: null });
}
const statesOf = (facts: Dated[]) => facts.map((fact) => stateOf(fact, asOf));

test('a running term holds until its end, without a day of the import', async () => {
  const { jobs, phones, addresses } = await memberOf('X000001');
  expect(jobs[0]?.sources).toEqual([{ source: 'Congress', first_seen: '2013-01-03', last_seen: '2025-01-03' }]);
  expect([jobs[0], phones[0], addresses[0]].map((fact) => [fact?.term_start, fact?.until])).toEqual([
    ['2025-01-03', '2031-01-03'],
    ['2025-01-03', '2031-01-03'],
    ['2025-01-03', '2031-01-03'],
  ]);
  expect(statesOf(jobs)).toEqual(['current', 'former']);
  expect(statesOf(phones)).toEqual(['current', 'former', 'unknown', 'unknown']);
  expect(statesOf(addresses)).toEqual(['current', 'unknown', 'unknown', 'former']);
});

test('who has left has a former seat, number and district office', async () => {
  const { jobs, phones, addresses } = await memberOf('X000005');
  expect(jobs[0]).toMatchObject({ ended: '2026-02-03' });
  for (const facts of [jobs, phones, addresses]) expect(new Set(statesOf(facts))).toEqual(new Set(['former']));
});

test('the table of former members dates nothing: all of it is former, and nothing is seen on the day of the import', async () => {
  const { jobs, phones, addresses, ...older } = await memberOf('X000004');
  for (const facts of [jobs, phones, addresses]) expect(statesOf(facts)).toEqual(['former']);
  expect(factsOf({ jobs, phones, addresses, ...older }).map((fact) => span(fact).to)).not.toContain(asOf);
  expect(mapping.about).toMatchObject({
    url: 'https://github.com/unitedstates/congress-legislators',
    licence: 'CC0 1.0',
    lacks: expect.stringContaining('dates of death') as string,
  });
});

test('an undated seat of a party of long ago shows that its holder is dead, and has no end', async () => {
  const whig = await memberOf('X000006');
  const now = new Date(`${asOf}T12:00:00Z`);
  expect(whig.jobs).toMatchObject([{ ended: null, ended_by: '1865-12-31', former: true }]);
  expect(vitalStatusOf(vitalsOf(whig), now)).toBe('presumed-deceased');
  expect(vitalStatusOf(vitalsOf(await memberOf('X000004')), now)).toBe('unknown');
});

test.each([
  [{ party: 'Federalist', state: 'NY' }, '1835-12-31'],
  [{ party: '', state: 'OL' }, '1812-12-31'],
  [{ party: 'Unionist', state: 'VA' }, '1875-12-31'],
  [{ party: 'Unionist', state: 'PR' }, undefined],
  [{ party: 'Republican', state: 'OH' }, undefined],
  [{ party: 'constructor', state: 'toString' }, undefined],
])('%j ended by %s', (seat, day) => expect(endedBy(seat)).toBe(day));

test('imports all four files, idempotently', async () => {
  const importAll = async () => importEntries(table, (await plan()).entries(), { source: 'Congress', asOf });
  expect(await importAll()).toEqual({ read: 6, imported: 6, merged: 0, unchanged: 0, suppressed: 0, rejected: 0 });
  const store = peopleStore(table);
  const everybody = () =>
    Promise.all(
      ['X000001', 'X000002', 'X000003', 'X000004', 'X000005'].map((id) => store.person(personIdOf('Congress', id))),
    );
  const before = [await everybody(), await store.tallies()];
  expect(await importAll()).toEqual({ read: 6, imported: 0, merged: 0, unchanged: 6, suppressed: 0, rejected: 0 });
  expect([await everybody(), await store.tallies()]).toEqual(before);
  expect((await everybody()).map((each) => [each?.names[0]?.full_name, each?.jobs[0]?.title])).toEqual([
    ['Josephine Example', 'US Senator for Washington (Party A)'],
    ['Sam Sample Jr.', 'US Representative for Wyoming, at large (Party B)'],
    ['Abraham T. Old', 'US Representative for Virginia, district 9'],
    ['Ann Older, the Sr.', 'US Senator for Ohio (Party C)'],
    ['Lena Lately', 'US Senator for Ohio (Party B)'],
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
