import { beforeEach, expect, test } from 'vitest';

import { importRecords } from '#functions/people/import/import-records.ts';
import type { RawRecord } from '#functions/people/import/record.ts';
import { decisionStore } from '#functions/people/import/resolve/decision.ts';
import { keepApart } from '#functions/people/import/resolve/join-people.ts';
import { personIdOf } from '#functions/people/import/to-person.ts';
import { peopleStore } from '#functions/people/store.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';

let table: Table;
beforeEach(() => void (table = temporaryTable()));

const asOf = '2026-03-01';
const surnames = 'Vestergaard Okonkwo Brzezicki Quispe Tamura Hakobyan Lindqvist Mbeki Zelenko Farrugia'.split(' ');
const crowd = (more: (i: number) => RawRecord = () => ({})): RawRecord[] =>
  surnames.map((surname, i) => ({
    id: i,
    full_name: `Runa ${surname}`,
    birth_date: '1961-05',
    emails: [`runa.${i}@example.com`],
    ...more(i),
  }));
const people = async () => (await peopleStore(table).tallies()).reduce((sum, each) => sum + each.people, 0);
const placesOf = (source: string, ids: (string | number)[]) =>
  Promise.all(ids.map(async (id) => (await peopleStore(table).person(personIdOf(source, String(id))))?.person_id));

test('joins rows of one file with different ids or none', async () => {
  const rows: RawRecord[] = [
    { full_name: 'Runa Vestergaard', birth_date: '1961-05', emails: ['runa@example.com'] },
    { full_name: 'Runa Vestergaard', birth_date: '1961-05', phones: ['425 555 0100'], emails: ['runa@example.com'] },
    { id: 'x', full_name: 'Runa M. Vestergaard', birth_date: '1961', emails: ['runa@example.com'] },
  ];
  expect(await importRecords(table, rows, { source: 'One', asOf })).toMatchObject({ imported: 1, merged: 2 });
  expect(await people()).toBe(1);
  expect(await importRecords(table, rows, { source: 'One', asOf })).toMatchObject({ unchanged: 3 });
});

test('joins records of two concurrent importers with existing people, with correct tallies', async () => {
  await importRecords(table, crowd(), { source: 'One', asOf });
  const both = await Promise.all(
    ['Two', 'Three'].map((source, nth) =>
      importRecords(
        table,
        crowd((i) => ({ phones: [`425 555 01${nth}${i}`] })),
        { source, asOf },
      ),
    ),
  );
  expect(both).toMatchObject([{ merged: 10 }, { merged: 10 }]);
  expect(await people()).toBe(10);
  const [one] = await placesOf('One', [0]);
  expect(await placesOf('Three', [0])).toEqual([one]);
  expect((await peopleStore(table).person(one!))?.phones).toHaveLength(2);
});

test('assigns a record of two concurrent importers to one person', async () => {
  const [record] = crowd();
  const both = await Promise.all([1, 2].map(() => importRecords(table, [record!], { source: 'One', asOf })));
  expect(both.map(({ imported }) => imported).sort()).toEqual([0, 1]);
  expect(await people()).toBe(1);
});

test('keeps a concurrent join', async () => {
  await importRecords(table, crowd().slice(0, 1), { source: 'One', asOf });
  const later = crowd(() => ({ emails: ['runa.0@example.com', 'runa@example.org'] })).slice(0, 1);
  let isFirst = true;
  const raced: Table = {
    ...table,
    async commit(...writes) {
      if (isFirst) {
        isFirst = false;
        await importRecords(table, later, { source: 'Two', asOf });
      }
      return table.commit(...writes);
    },
  };
  expect(await importRecords(raced, later, { source: 'Two', asOf })).toMatchObject({ imported: 0, unchanged: 1 });
  expect(await people()).toBe(1);
});

test('keeps an uncertain pair apart, and stores it for review', async () => {
  const [record] = crowd();
  await importRecords(table, [record!], { source: 'One', asOf });
  const unsure = { full_name: 'Runa Vestergaard', birth_date: '1961', id: 'r' };
  expect(await importRecords(table, [unsure], { source: 'Two', asOf })).toMatchObject({ imported: 1 });
  expect(await people()).toBe(2);
  const [kept] = await decisionStore(table).inState('maybe', 10);
  expect(kept).toMatchObject({ record: personIdOf('Two', 'r'), person_id: personIdOf('One', '0'), by: 'rule' });
  await keepApart(table, kept!, new Date());
  expect(await decisionStore(table).inState('maybe', 10)).toEqual([]);
});

test('joins neither of two equally good matches', async () => {
  const one = { full_name: 'Runa Vestergaard', birth_date: '1961-05' };
  await importRecords(table, [{ ...one, id: 1 }], { source: 'One', asOf });
  await importRecords(table, [{ ...one, id: 2, gender: 'f' }], { source: 'One', asOf });
  expect(await people()).toBe(2);
  expect(await importRecords(table, [one], { source: 'Two', asOf })).toMatchObject({ imported: 1 });
});
