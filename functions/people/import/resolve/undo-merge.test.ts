import { beforeEach, expect, test } from 'vitest';

import { directoryStore } from '#functions/people/directory/store.ts';
import { importRecords } from '#functions/people/import/import-records.ts';
import type { RawRecord } from '#functions/people/import/record.ts';
import { decisionStore } from '#functions/people/import/resolve/decision.ts';
import { joinPeople, keepApart } from '#functions/people/import/resolve/join-people.ts';
import { undoMerge } from '#functions/people/import/resolve/undo-merge.ts';
import { personIdOf } from '#functions/people/import/to-person.ts';
import { postingsOf } from '#functions/people/index/postings.ts';
import { card, peopleStore, storedPerson, teaserCard } from '#functions/people/store.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import type { PersonId } from '#shared/values/id.ts';
import { factsOf } from '#shared/values/person.ts';

let table: Table;
beforeEach(() => void (table = temporaryTable()));

const asOf = '2026-03-01';
const now = new Date('2026-03-02T00:00:00Z');
const tell = (source: string, record: RawRecord) => importRecords(table, [{ id: '1', ...record }], { source, asOf });

const inOne: RawRecord = {
  full_name: 'Runa Vestergaard',
  birth_date: '1961-05',
  emails: ['runa@example.com'],
  phones: ['425 555 0100'],
  addresses: [{ street: '1 Elm St', city: 'Everett', state: 'WA' }],
  jobs: [{ title: 'Clerk', employer: 'Acme' }],
};
const inTwo: RawRecord = {
  full_name: 'Runa K. Vestergaard',
  birth_date: '1961-05',
  emails: ['runa@example.com', 'rv@example.org'],
  addresses: [{ street: '9 Oak St', city: 'Salem', state: 'OR' }],
  jobs: [{ title: 'clerk', employer: 'Acme' }],
};
const inThree: RawRecord = { full_name: 'Runa Vestergaard', birth_date: '1961', emails: ['runa@example.com'] };
const [one, two, three] = ['One', 'Two', 'Three'].map((source) => personIdOf(source, '1')) as [
  PersonId,
  PersonId,
  PersonId,
];

/** All stored items of some people, without revisions. */
async function kept(...ids: PersonId[]) {
  const store = peopleStore(table);
  const people = (await store.places(ids)).sort((a, b) => (a.person_id < b.person_id ? -1 : 1));
  return Promise.all(
    people.map(async ({ revision: _, ...person }) => {
      if (!('names' in person)) return person;
      const { person_id } = person;
      const shown = await table.get(teaserCard, keys.teaser({ person_id }));
      const cards = await Promise.all(postingsOf(person).map(({ place }) => table.get(card, place)));
      return {
        person,
        teaser: shown,
        cards,
        told: await table.query(storedPerson, { pk: keys.person(person).pk, sk: 'TOLD' }),
      };
    }),
  );
}

/** The tallies and the actual counts of these people. */
async function counts(...ids: PersonId[]) {
  const store = peopleStore(table);
  const tallies = await store.tallies();
  const people = (await store.places(ids)).filter((each) => 'names' in each);
  const sum = (field: 'people' | 'facts') => tallies.reduce((total, each) => total + each[field], 0);
  const facts = people.reduce((total, each) => total + factsOf(each).length, 0);
  return { said: { people: sum('people'), facts: sum('facts') }, true: { people: people.length, facts } };
}

test('joins a record of another source, and redirects its id', async () => {
  await tell('One', inOne);
  expect(await tell('Two', inTwo)).toMatchObject({ imported: 0, merged: 1 });
  const store = peopleStore(table);
  const person = await store.person(two);
  expect(person).toMatchObject({ person_id: one, made_of: [one, two].sort() });
  expect(person?.emails[0]?.sources.map(({ source }) => source)).toEqual(['One', 'Two']);
  expect(await store.persons([two])).toMatchObject([{ person_id: two, names: person?.names }]);
  expect(await decisionStore(table).of(two, one)).toMatchObject({ state: 'joined', by: 'rule', records: [two] });
  const { said, true: there } = await counts(one, two);
  expect(said).toEqual(there);
  expect(await tell('Two', inTwo)).toMatchObject({ unchanged: 1 });
  expect(await tell('Two', { ...inTwo, phones: ['425 555 0177'] })).toMatchObject({ merged: 1 });
  expect((await store.person(one))?.phones.map(({ number }) => number)).toContain('+14255550177');
});

test('undoing a merge restores the previous state', async () => {
  await tell('One', inOne);
  const before = await kept(one, two);
  await tell('Two', inTwo);
  await undoMerge(table, { record: two, person_id: one }, now);
  expect(await kept(one)).toEqual(before);
  const apart = await kept(two);
  const { said, true: there } = await counts(one, two);
  expect(said).toEqual(there);
  expect(await decisionStore(table).of(two, one)).toMatchObject({ state: 'undone', by: 'operator' });
  expect(await tell('Two', inTwo)).toMatchObject({ unchanged: 1 });
  await expect(undoMerge(table, { record: two, person_id: one }, now)).rejects.toThrow('not joined');

  table = temporaryTable();
  await tell('Two', inTwo);
  expect(apart).toEqual(await kept(two));
});

test('undoes merges of three records in any order', async () => {
  await tell('One', inOne);
  await tell('Three', inThree);
  const before = await kept(one, three);
  await tell('Two', inTwo);
  expect(await peopleStore(table).person(two)).toMatchObject({ person_id: one });
  await undoMerge(table, { record: two, person_id: one }, now);
  expect(await kept(one, three)).toEqual(before);
});

test('gives the same person for any order of records', async () => {
  await tell('One', inOne);
  await tell('Two', inTwo);
  await tell('Three', inThree);
  const forth = (await peopleStore(table).person(one))!;
  expect(forth.made_of).toHaveLength(3);
  table = temporaryTable();
  await tell('Three', inThree);
  await tell('Two', inTwo);
  await tell('One', inOne);
  const back = (await peopleStore(table).person(one))!;
  expect({ ...back, person_id: one, revision: 0 }).toEqual({ ...forth, revision: 0 });
});

test('lets an operator join, separate and keep people apart', async () => {
  await tell('One', inOne);
  await tell('Far', { full_name: 'Sven Ost', emails: ['sven@example.com'] });
  const far = personIdOf('Far', '1');
  const before = await kept(one, far);
  await joinPeople(table, { record: far, person_id: one }, now);
  expect(await peopleStore(table).person(far)).toMatchObject({ person_id: one });
  expect(await table.query(card, { pk: 'EMAIL#sven@example.com', sk: '' })).toMatchObject([{ person_id: one }]);
  const joined = await counts(one, far);
  expect(joined.said).toEqual(joined.true);
  await undoMerge(table, { record: far, person_id: one }, now);
  expect(await kept(one, far)).toEqual(before);
  const splitRecords = await counts(one, far);
  expect(splitRecords.said).toEqual(splitRecords.true);
  await keepApart(table, { record: far, person_id: one }, now);
  expect(await decisionStore(table).inState('kept-apart', 10)).toMatchObject([{ record: far, by: 'operator' }]);
});

test('a join and its undoing leave no dangling directory markers', async () => {
  const citiesIn = async (state: string) =>
    (await directoryStore(table).below(['people', 'US', state], { limit: 50 })).items.map(({ key }) => key);
  const lettersIn = async (city: string) =>
    (await directoryStore(table).letters(['city', 'US', 'wa', city])).map(({ key }) => key);
  const earlier = [{ street: '2 Ash St', city: 'Yakima', state: 'WA', last_seen: '2020-01-01' }];
  await tell('One', inOne);
  await tell('Far', { full_name: 'Sven Ost', emails: ['sven@example.com'], addresses: earlier });
  const far = personIdOf('Far', '1');
  expect(await citiesIn('wa')).toEqual(['everett', 'yakima']);
  await joinPeople(table, { record: far, person_id: one }, now);
  expect(await citiesIn('wa')).toEqual(['everett']);
  expect(await lettersIn('everett')).toEqual(['o']);
  await undoMerge(table, { record: far, person_id: one }, now);
  expect(await citiesIn('wa')).toEqual(['everett', 'yakima']);
  expect([await lettersIn('everett'), await lettersIn('yakima')]).toEqual([['v'], ['o']]);

  await tell('Two', inTwo);
  expect(await citiesIn('or')).toEqual(['salem']);
});

test('lets one of two concurrent undos succeed, and fails the other', async () => {
  await tell('One', inOne);
  await tell('Two', inTwo);
  const both = [1, 2].map(() => undoMerge(table, { record: two, person_id: one }, now));
  expect((await Promise.allSettled(both)).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const { said, true: there } = await counts(one, two);
  expect(said).toEqual(there);
});
