import { expect, test } from 'vitest';

import { whoHas } from '#functions/people/phone-owner.ts';
import { searchOwnIndex } from '#functions/people/sources/own-index.ts';
import { importPeople, livingIn, NOW, personNamed, provenance } from '#functions/people/testing.ts';
import { peopleStore } from '#functions/people/store.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import type { Person } from '#shared/values/person.ts';
import { Phone } from '#shared/values/phone.ts';

const table = temporaryTable();
const number = (last4: string) => Phone.parse(`+1218555${last4}`);
const line = (last4: string, more: Partial<Person['phones'][number]> = {}) => ({
  number: number(last4),
  phone_type: 'mobile' as const,
  ...provenance,
  ...more,
});
const dead = { year: 2019, month: 3, ...provenance };
const namesAt = async (last4: string) => {
  const owner = await whoHas(table)(number(last4), NOW);
  return owner && [owner.card.full_name, owner.isSure];
};
const find = async (search_query: string, type: 'phone' | 'address' = 'phone') =>
  (await searchOwnIndex({ type, search_query, country: 'US' }, peopleStore(table), NOW)).hits.map(
    ({ full_name, reasons, life }) => [full_name, reasons.map(({ kind }) => kind).join(' '), life],
  );

test('a number that was theirs names nobody as the caller, and still finds whose it was', async () => {
  const was = personNamed('Odile Brandt', { phones: [line('0101', { former: true })] });
  await importPeople(table, was);
  expect(await namesAt('0101')).toBeUndefined();
  expect(await find('(218) 555-0101')).toEqual([['Odile Brandt', 'phone former', 'seen-lately']]);
  await importPeople(table, personNamed('Ann Lee', { phones: [line('0101')] }));
  expect(await namesAt('0101')).toEqual(['Ann Lee', true]);
  expect((await find('(218) 555-0101')).map(([name]) => name)).toEqual(['Ann Lee', 'Odile Brandt']);
});

test('a number that was last seen long ago names nobody for certain', async () => {
  const sources = [{ source: 'Register', first_seen: '2003-04-01', last_seen: '2009-08-01' }];
  await importPeople(table, personNamed('Jen Koss', { phones: [line('0144', { sources })] }));
  expect(await namesAt('0144')).toEqual(['Jen Koss', false]);
});

test('the dead do not call, nor do people without a sighting for a century', async () => {
  const unseen = { confidence: 3 as const, sources: [{ source: 'Register', first_seen: null, last_seen: null }] };
  const old = personNamed('Edith Marlowe', { phones: [line('0103', unseen)] });
  const dateless = {
    ...old,
    birth_date: { year: 1909, month: 1, ...unseen },
    names: old.names.map((name) => ({ ...name, ...unseen })),
  };
  await importPeople(table, personNamed('Walter Tibbet', { death: dead, phones: [line('0102')] }), dateless);
  expect(await namesAt('0102')).toBeUndefined();
  expect(await namesAt('0103')).toBeUndefined();
  expect(await find('(218) 555-0102')).toEqual([['Walter Tibbet', 'phone former', 'over']]);
  expect(await find('(218) 555-0103')).toEqual([['Edith Marlowe', 'phone maybe-former', 'over']]);
});

test('who left a house is found there as one who lived there', async () => {
  const [left, stayed] = [livingIn('Duluth', 'MN', '7 High St', false), livingIn('Duluth', 'MN', '7 High St')];
  await importPeople(
    table,
    personNamed('Lena Gone', { addresses: [left] }),
    personNamed('Bo Here', { addresses: [stayed] }),
  );
  expect(await find('7 High St, Duluth, MN', 'address')).toEqual([
    ['Bo Here', 'address', 'seen-lately'],
    ['Lena Gone', 'address lived-there', 'seen-lately'],
  ]);
});
