import { beforeEach, expect, test } from 'vitest';

import { directoryStore } from '#functions/people/directory/store.ts';
import { importRecords } from '#functions/people/import/import-records.ts';
import type { RawRecord } from '#functions/people/import/record.ts';
import { personIdOf } from '#functions/people/import/to-person.ts';
import { whoHas } from '#functions/people/phone-owner.ts';
import { searchOwnIndex } from '#functions/people/sources/own-index.ts';
import { peopleStore } from '#functions/people/store.ts';
import { currentTime } from '#functions/platform/clock.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { SearchRequest } from '#shared/validation/search.ts';
import { Phone } from '#shared/values/phone.ts';

let table: Table;
beforeEach(() => void (table = temporaryTable()));

const born = (age: number) => ({ year: currentTime().getUTCFullYear() - age - 1, month: 1 });
const PHONE = '+14045550142';
const heather: RawRecord = {
  id: 'heather',
  full_name: 'Heather Smith',
  phones: [PHONE],
  addresses: [{ street: '1 Main St', city: 'Atlanta', state: 'GA' }],
};
const mother: RawRecord = { id: 'mother', full_name: 'Rosa Smith', birth_date: born(32) };
const named = (relation: 'parent' | 'child' | 'grandparent', id: string | null, birth_date: object | null = null) =>
  ({ full_name: 'Some Relative', relation, id, birth_date }) as NonNullable<RawRecord['family_members']>[number];
const withFamily = (record: RawRecord, ...family_members: NonNullable<RawRecord['family_members']>): RawRecord => ({
  ...record,
  family_members,
});
const add = (...records: RawRecord[]) => importRecords(table, records, { source: 'Register', asOf: '2026-03-01' });

/** Where Heather is found: by id, name, phone, as the caller of a number, and in the directory. */
async function found(): Promise<string[]> {
  const now = currentTime();
  const store = peopleStore(table);
  const person_id = personIdOf('Register', 'heather');
  const hits = async (request: object) => (await searchOwnIndex(SearchRequest.parse(request), store, now)).hits;
  const isAmong = (all: { person_id: string }[]) => all.some((each) => each.person_id === person_id);
  const listed = await directoryStore(table).below(['people', 'US', 'ga'], { limit: 5 });
  const where = {
    teaser: (await store.currentTeasers([person_id], now)).size > 0,
    name: isAmong(await hits({ type: 'name', search_query: 'Heather Smith' })),
    phone: isAmong(await hits({ type: 'phone', search_query: PHONE })),
    caller: (await whoHas(table)(Phone.parse(PHONE), now)) !== undefined,
    directory: listed.items.length > 0,
  };
  return Object.entries(where).flatMap(([name, is]) => (is ? [name] : []));
}
const everywhere = ['teaser', 'name', 'phone', 'caller', 'directory'];

test('a person without a birth date whose parents are old enough, or unknown, is found', async () => {
  await add(withFamily(heather, named('parent', null, born(60)), named('parent', null)));
  expect(await found()).toEqual(everywhere);
});

test.each([
  ['parent', 32],
  ['grandparent', 50],
] as const)('a person without a birth date and with a %s of %i is found nowhere', async (relation, age) => {
  const record = withFamily(heather, named(relation, null, born(age)));
  await add(record);
  expect(await found()).toEqual([]);
  expect(await add(record)).toMatchObject({ unchanged: 1 });
});

test('a later record with the birth date of an adult brings the person back', async () => {
  await add(withFamily(heather, named('parent', null, born(32))));
  await add({ ...heather, birth_date: born(20) });
  expect(await found()).toEqual(everywhere);
});

test('a later record with a young parent hides the person', async () => {
  await add(heather);
  expect(await found()).toEqual(everywhere);
  await add(withFamily(heather, named('parent', null, born(32))));
  expect(await found()).toEqual([]);
});

test.each<[string, RawRecord, RawRecord, boolean]>([
  ['the person names a parent', withFamily(heather, named('parent', 'mother')), mother, false],
  ['a parent names the person', heather, withFamily(mother, named('child', 'heather')), true],
])('linked records say how old a parent is: %s', async (_, child, parent, isNamedByParent) => {
  const together = [[[child, parent]], [[parent, child]], [[child], [child, parent]]];
  // A parent who comes later is found by the name of the child; until then only a report reads both.
  for (const batches of isNamedByParent ? [...together, [[child], [parent]]] : [...together, [[parent], [child]]]) {
    table = temporaryTable();
    for (const batch of batches) await add(...batch);
    expect(await found()).toEqual([]);
    expect((await peopleStore(table).person(personIdOf('Register', 'heather')))?.family_birth).toBeDefined();
    await add(child, parent);
    expect(await add(child, parent)).toMatchObject({ unchanged: 2 });
    expect(await found()).toEqual([]);
    await add({ ...child, birth_date: born(20) });
    expect(await found()).toEqual(everywhere);
  }
});
