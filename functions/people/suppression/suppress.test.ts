import { beforeEach, expect, test } from 'vitest';

import { directoryStore } from '#functions/people/directory/store.ts';
import { importRecords } from '#functions/people/import/import-records.ts';
import type { RawRecord } from '#functions/people/import/record.ts';
import { personIdOf } from '#functions/people/import/to-person.ts';
import { whoHas } from '#functions/people/phone-owner.ts';
import { searchOwnIndex } from '#functions/people/sources/own-index.ts';
import { peopleStore } from '#functions/people/store.ts';
import { suppressionList } from '#functions/people/suppression/list.ts';
import { listingsOf } from '#functions/people/suppression/listings.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { Phone } from '#shared/values/phone.ts';

const now = new Date('2026-11-21T12:00:00Z');
const secret = async () => 'a secret of the tests';

let table: Table;
beforeEach(() => {
  table = temporaryTable();
  suppressionList(table, secret);
});

const tamsin: RawRecord = {
  id: '1',
  full_name: 'Tamsin Rose Okafor',
  birth_date: '1986-04',
  addresses: [{ street: '418 Cedar Hollow Rd', city: 'Duluth', state: 'MN' }],
  phones: ['218 555 0142'],
  emails: ['tamsin@example.com'],
  family_members: [{ full_name: 'Daniel Okafor', relation: 'spouse', id: '2' }],
};
const daniel: RawRecord = {
  id: '2',
  full_name: 'Daniel Okafor',
  birth_date: '1984-09',
  addresses: [{ street: '418 Cedar Hollow Rd', city: 'Duluth', state: 'MN' }],
  phones: ['218 555 0142', '218 555 0143'],
  family_members: [{ full_name: 'Tamsin Okafor', relation: 'spouse', id: '1' }],
};
const namesake: RawRecord = {
  id: '3',
  full_name: 'Tamsin Okafor',
  birth_date: '1961-02',
  addresses: [{ street: '9 Elm St', city: 'Austin', state: 'TX' }],
  phones: ['512 555 0111'],
};
const idOf = ({ id }: RawRecord, source = 'One') => personIdOf(source, String(id));
const tell = (source: string, ...records: RawRecord[]) => importRecords(table, records, { source, asOf: '2026-11-01' });
const listings = () => listingsOf(table, secret);
const named = async (name: string) =>
  (await searchOwnIndex({ type: 'name', search_query: name, country: 'US' }, peopleStore(table), now)).hits.map(
    ({ person_id }) => person_id,
  );
const remove = (scope: 'listing' | 'contact', ...who: RawRecord[]) =>
  listings().suppress({ suppression_id: 'CAL-R-1', scope, person_ids: who.map((each) => idOf(each)) }, now);
const peopleIn = async () => (await peopleStore(table).tallies()).reduce((sum, { people }) => sum + people, 0);

test('finds listings by name and by id, masked', async () => {
  await tell('One', tamsin, daniel, namesake);
  expect(await listings().find({ first_name: 'Tamsin', last_name: 'Okafor', state: 'MN' }, now)).toEqual([
    {
      person_id: idOf(tamsin),
      masked_name: 'Tamsin R. O•••••',
      age: 40,
      area: { city: 'Duluth', state: 'MN', country: 'US' },
      places: 1,
      last_seen: '2026-11-01',
    },
  ]);
  expect(await listings().find({ first_name: 'Tamsin', last_name: 'Okafor' }, now)).toHaveLength(2);
  expect(await listings().find({ person_id: idOf(namesake) }, now)).toMatchObject([{ masked_name: 'Tamsin O•••••' }]);
});

test('removes a listing from every place of the index, and the namesake stays', async () => {
  await tell('One', tamsin, daniel, namesake);
  await remove('listing', tamsin);
  const people = peopleStore(table);
  const id = idOf(tamsin);
  expect(await people.person(id)).toBeUndefined();
  expect(await people.teaser(id, now)).toBeUndefined();
  expect(await named('Tamsin Okafor')).toEqual([idOf(namesake)]);
  expect(await whoHas(table)(Phone.parse('+12185550142'), now)).toMatchObject({
    isSure: true,
    card: { full_name: 'Daniel Okafor', related_to: [] },
  });
  const { items } = await directoryStore(table).people(['city', 'US', 'mn', 'duluth'], 'o', { limit: 9 });
  expect(items.map(({ full_name }) => full_name)).toEqual(['Daniel Okafor']);
  expect((await people.person(idOf(daniel)))?.family_members).toEqual([]);
  expect((await people.teaser(idOf(daniel), now))?.counts.relationships).toBe(0);
  expect(await peopleIn()).toBe(2);
  expect(await listings().find({ first_name: 'Tamsin', last_name: 'Okafor' }, now)).toHaveLength(1);
});
