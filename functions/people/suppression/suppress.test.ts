import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';

import { directoryStore } from '#functions/people/directory/store.ts';
import { importRecords } from '#functions/people/import/import-records.ts';
import type { RawRecord } from '#functions/people/import/record.ts';
import { personIdOf } from '#functions/people/import/to-person.ts';
import { whoHas } from '#functions/people/phone-owner.ts';
import { searchOwnIndex } from '#functions/people/sources/own-index.ts';
import { shownPerson } from '#functions/people/suppression/screen.ts';
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
const importFrom = (source: string, ...records: RawRecord[]) =>
  importRecords(table, records, { source, asOf: '2026-11-01' });
const listings = () => listingsOf(table, secret);
const named = async (name: string) =>
  (await searchOwnIndex({ type: 'name', search_query: name, country: 'US' }, peopleStore(table), now)).hits.map(
    ({ person_id }) => person_id,
  );
const remove = (scope: 'listing' | 'contact', ...who: RawRecord[]) =>
  listings().suppress({ suppression_id: 'CAL-R-1', scope, person_ids: who.map((each) => idOf(each)) }, now);
const peopleIn = async () => (await peopleStore(table).tallies()).reduce((sum, { people }) => sum + people, 0);

test('finds listings by name and by id, masked', async () => {
  await importFrom('One', tamsin, daniel, namesake);
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
  await importFrom('One', tamsin, daniel, namesake);
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

test('keeps a removed person out of later imports, whatever the source', async () => {
  await importFrom('One', tamsin, daniel, namesake);
  await remove('listing', tamsin);
  expect(await importFrom('One', tamsin, daniel, namesake)).toMatchObject({ suppressed: 1, rejected: 0 });
  const noisy: RawRecord[] = [
    { ...tamsin, id: '11', full_name: 'Tamsin Okafer', phones: [], addresses: [] },
    { id: '12', full_name: 'Okafor, Tamsin', addresses: [{ city: 'Duluth', state: 'MN' }] },
    { id: '13', full_name: 'Тамсин Окафор', birth_date: '1986' },
    { id: '14', full_name: 'Tamsin Jones', birth_date: '1986-04', emails: ['tamsin@example.com'] },
  ];
  expect(await importFrom('Two', ...noisy)).toMatchObject({ imported: 0, suppressed: 4 });
  expect(await importFrom('Two', { ...namesake, id: '15' })).toMatchObject({ suppressed: 0 });
  expect(await importFrom('Two', { ...daniel, id: '16', full_name: 'Tomas Okafor', birth_date: '2001' })).toMatchObject(
    {
      suppressed: 0,
    },
  );
  expect(await named('Tamsin Okafor')).not.toContain(idOf(tamsin));
});

test('removes the other listings of the same person at once, and keeps a wrongly merged one', async () => {
  await importFrom('One', tamsin, namesake);
  await importFrom('Two', {
    id: '9',
    full_name: 'Tamsin R Okafor',
    birth_date: '1986',
    emails: ['t.okafor@example.com'],
  });
  await remove('listing', tamsin);
  expect(await named('Tamsin Okafor')).toEqual([idOf(namesake)]);
  // The removed listing showed a mailbox that is now known as well.
  expect(
    await importFrom('Three', { id: '1', full_name: 'Tamsin Jones', emails: ['t.okafor@example.com'] }),
  ).toMatchObject({
    suppressed: 1,
  });
});

test('hides addresses and numbers of a protected person and of the household', async () => {
  const cousin: RawRecord = {
    id: '5',
    full_name: 'Ada Obi',
    addresses: [{ street: '1 Bay Rd', city: 'Duluth', state: 'MN' }],
  };
  await importFrom('One', tamsin, daniel, cousin);
  await remove('contact', tamsin);
  const people = peopleStore(table);
  for (const each of [tamsin, daniel])
    expect(await people.person(idOf(each))).toMatchObject({ addresses: [], phones: [], names: [{}] });
  expect((await people.person(idOf(cousin)))?.addresses).toHaveLength(1);
  expect(await people.cardsAt({ pk: 'PHONE#+12185550142', sk: '' }, 9)).toEqual([]);
  expect((await people.person(idOf(tamsin)))?.emails).toHaveLength(1);
  await importFrom('Two', { ...tamsin, id: '7', addresses: [{ street: '5 New St', city: 'Reno', state: 'NV' }] });
  expect(JSON.stringify(await people.person(personIdOf('Two', '7')))).not.toMatch(/Reno|555/);
  await listings().lift('CAL-R-1', now);
  await importFrom('One', tamsin);
  expect((await people.person(idOf(tamsin)))?.phones).toHaveLength(1);
});

test('hides the towns of a protected person’s jobs with the addresses, in reports as well as in the index', async () => {
  const office = { street: '9 Pier Rd', city: 'Duluth', state: 'MN', kind: 'office' as const };
  const jobs = [{ title: 'Curator', employer: 'Lake Museum', city: 'Duluth' }];
  const working = { ...tamsin, addresses: [...(tamsin.addresses ?? []), office], jobs };
  await importFrom('One', working);
  await remove('contact', working);
  const people = peopleStore(table);
  const person = (await people.person(idOf(working)))!;
  expect(person.jobs).toMatchObject([{ title: 'Curator', employer: 'Lake Museum', city: null }]);
  expect(JSON.stringify(person)).not.toMatch(/Duluth|Pier/);
  expect(await listings().find({ first_name: 'Tamsin', last_name: 'Okafor', city: 'Duluth' }, now)).toEqual([]);
  const vendors = { ...person, jobs: [{ ...person.jobs[0]!, city: 'Duluth' }] };
  const shown = await shownPerson(await people.suppressions(now), vendors);
  expect(shown.jobs).toMatchObject([{ employer: 'Lake Museum', city: null }]);
});

test('suppresses people who are not listed, and lists them again when it is lifted', async () => {
  await importFrom('One', namesake);
  const request = {
    suppression_id: 'batch-1',
    scope: 'listing' as const,
    people: [
      {
        names: ['Tamsin Rose Okafor'],
        birth: { year: 1986, month: 4 },
        emails: [],
        phones: ['218 555 0142'],
        addresses: [],
      },
    ],
  };
  await listings().suppressIdentifiers(request, now);
  await listings().suppressIdentifiers(request, now);
  expect(await importFrom('One', tamsin)).toMatchObject({ suppressed: 1 });
  expect(await named('Tamsin Okafor')).toEqual([idOf(namesake)]);
  await listings().lift('batch-1', now);
  expect(await importFrom('One', tamsin)).toMatchObject({ suppressed: 0, imported: 1 });
});

test('hides everything at once if it dies half-way, and the sweep finishes it', async () => {
  await importFrom('One', tamsin, daniel, namesake);
  let left = 1;
  const dying: Table = {
    ...table,
    commit: async (...writes) => {
      if (left-- <= 0) throw new Error('the machine went away');
      return table.commit(...writes);
    },
  };
  suppressionList(dying, secret);
  const request = { suppression_id: 'half', scope: 'listing' as const, person_ids: [idOf(tamsin), idOf(daniel)] };
  await expect(listingsOf(dying, secret).suppress(request, now)).rejects.toThrow('went away');
  const people = peopleStore(table);
  for (const each of [tamsin, daniel]) {
    expect(await people.person(idOf(each))).toBeUndefined();
    expect(await people.teaser(idOf(each), now)).toBeUndefined();
    expect(await listings().find({ person_id: idOf(each) }, now)).toEqual([]);
  }
  expect(await whoHas(table)(Phone.parse('+12185550142'), now)).toBeUndefined();
  const inDuluth = () => directoryStore(table).people(['city', 'US', 'mn', 'duluth'], 'o', { limit: 9 });
  expect((await inDuluth()).items).toEqual([]);
  const later = new Date(now.getTime() + 300_000);
  expect(await listings().sweep(later)).toBe(1);
  expect(await listings().sweep(later)).toBe(0);
  expect(await peopleIn()).toBe(1);
  expect(await table.query({ schema: z.looseObject({}) }, { pk: 'PHONE#+12185550142', sk: '' })).toEqual([]);
  await listings().suppress(request, later);
  expect(await peopleIn()).toBe(1);
});

test('stores nothing that says who was removed', async () => {
  await importFrom('One', tamsin);
  await remove('listing', tamsin);
  const rows = await table.query({ schema: z.looseObject({}) }, { pk: 'SUPPRESSIONS', sk: '' });
  const own = await table.query({ schema: z.looseObject({}) }, { pk: 'SUPPRESSION#CAL-R-1', sk: '' });
  const stone = await table.query({ schema: z.looseObject({}) }, { pk: `PERSON#${idOf(tamsin)}`, sk: '' });
  const bytes = Buffer.from(
    JSON.stringify([rows, own, stone], (_, each: unknown) =>
      each instanceof Uint8Array ? Buffer.from(each).toString('latin1') : each,
    ),
  );
  expect(bytes.toString()).not.toMatch(/tamsin|okafor|duluth|1986|5550142|cedar/i);
  expect(stone.map(({ sk }) => sk)).toEqual(['PERSON', 'SUPPRESSED']);
});
