import { expect, test } from 'vitest';

import { closeAsWrongPerson, unlock } from '#functions/people/domain/opened.ts';
import { handler } from '#functions/people/get-report.ts';
import { openedStore } from '#functions/people/opened-store.ts';
import { lineOf, livedIn, spent, vendorOf } from '#functions/people/sources/testing.ts';
import { sourceStore } from '#functions/people/sources/store.ts';
import {
  importPeople,
  livingIn,
  NOW,
  openingFixture,
  provenance,
  personId,
  personNamed,
} from '#functions/people/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling, sending } from '#functions/platform/testing.ts';
import { people } from '#shared/api/people.ts';
import { addDays } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const table = temporaryTable();

const ruth = personNamed('Ruth Hale', {
  person_id: personId('ruth'),
  addresses: [livingIn('Madison', 'WI')],
  birth_date: { year: 1958, month: 3, ...provenance },
});
const child = personNamed('Ada Okafor', {
  person_id: personId('ada'),
  birth_date: { year: 2015, month: 3, ...provenance },
});
const family = (person_id: typeof ruth.person_id | null, full_name: string, relation: 'parent' | 'child') => ({
  full_name,
  relation,
  person_id,
  birth_date: null,
  ...provenance,
});
const tamsin = personNamed('Tamsin Okafor', {
  addresses: [livingIn('Duluth', 'MN', '418 Cedar Hollow Rd')],
  phones: [
    {
      number: Phone.parse('+12185550142'),
      phone_type: 'mobile',
      ...provenance,
      sources: [...provenance.sources, { source: 'Carrier lines', first_seen: '2017-05-14', last_seen: '2026-11-12' }],
    },
  ],
  family_members: [family(ruth.person_id, 'Ruth Hale', 'parent'), family(child.person_id, 'Ada Okafor', 'child')],
});
await importPeople(table, tamsin, ruth, child);

const { deps, later } = openingFixture(table);
const account = newId('account');
const opened = openedStore(table);
/** Opens a report for this account without charging credits. */
async function opening(person_id: typeof tamsin.person_id, now = NOW) {
  const was = await opened.of(account, [person_id]);
  const contents = { facts: 3, sources: 1, counted: 3, isEmpty: false, is_sparse: false };
  const next = unlock({ account_id: account, person_id, purpose: 'reconnect', search_id: null }, contents, now);
  await opened.commit(opened.keep(next, was));
}
const report = (replaced: Parameters<typeof handler.with>[0] = {}, as = account) =>
  calling(people.getReport, handler.with({ ...deps, ...replaced }), { as: aMember(as) });
await opening(tamsin.person_id);

test('200: returns every fact with its sources and dates to a subscriber', async () => {
  const full = await report()({ person_id: tamsin.person_id });
  expect(full).toMatchObject({ age: 46, counts: { phones: 1, locations: 1 } });
  expect(full.phones).toMatchObject(tamsin.phones.map((phone) => ({ ...phone, disputed: null })));
  expect(full.sources).toEqual([
    { source: 'Test register', facts: 5, last_seen: '2026-10-01', about: null },
    { source: 'Carrier lines', facts: 1, last_seen: '2026-11-12', about: null },
  ]);
});

test('200: completes relatives with age and town, and omits minors', async () => {
  const { family_members, counts } = await report()({ person_id: tamsin.person_id });
  expect(family_members).toMatchObject([
    { full_name: 'Ruth Hale', age: 68, lives_in: { city: 'Madison', state: 'WI' } },
  ]);
  expect(counts.relationships).toBe(1);
});

test('200: returns no storage metadata', async () => {
  expect(await report()({ person_id: tamsin.person_id })).not.toHaveProperty('records');
});

test('200: returns the time, purpose and end of the opening', async () => {
  expect((await report()({ person_id: tamsin.person_id })).opened).toMatchObject({
    full_name: 'Tamsin Okafor',
    purpose: 'reconnect',
    open_until: later({ minutes: 60 }).toISOString(),
    free_until: later({ days: 30 }).toISOString(),
  });
});

test('402: rejects a member who has not opened the report, without calling a vendor', async () => {
  const vendors = async () => Promise.reject(new Error('no vendor is called'));
  await expect(report({ vendors }, newId('account'))({ person_id: tamsin.person_id })).rejects.toMatchObject({
    code: 'people.report-not-opened',
    status: 402,
  });
});

test('402: rejects a report that was returned or opened over thirty days ago', async () => {
  const clock = () => later({ days: 30 });
  await expect(report({ clock })({ person_id: tamsin.person_id })).rejects.toMatchObject({
    code: 'people.report-not-opened',
  });
  await opening(ruth.person_id);
  const was = (await opened.of(account, [ruth.person_id]))!;
  await opened.commit(opened.keep(closeAsWrongPerson(was, later({ minutes: 1 })), was));
  await expect(report()({ person_id: ruth.person_id })).rejects.toMatchObject({ code: 'people.report-not-opened' });
});

test('404: rejects unknown people and minors', async () => {
  for (const person_id of [personId('unknown'), child.person_id]) {
    await expect(report()({ person_id })).rejects.toMatchObject({ code: 'people.not-found' });
  }
});

test('410: closes after exactly an hour, and returns until when reopening is free', async () => {
  const at = (minutes: number) => () => new Date(later({ minutes }).getTime() - 1);
  expect(await report({ clock: at(60) })({ person_id: tamsin.person_id })).toBeTruthy();
  const clock = () => later({ minutes: 60 });
  await expect(report({ clock })({ person_id: tamsin.person_id })).rejects.toMatchObject({
    code: 'people.report-closed',
    status: 410,
    until: later({ days: 30 }).toISOString(),
  });
});

/** An external person found by a search, and the report of them as a function of the vendor. */
async function foundAt(vendor: ReturnType<typeof vendorOf>, id: typeof tamsin.person_id, ref = 'v-1') {
  const sources = sourceStore(table);
  await table.commit(sources.refer(id, vendor.id, ref, addDays(NOW, 1)));
  return async (moment = NOW) => {
    await opening(id, moment);
    return report({ sources, vendors: async () => [vendor], clock: () => moment })({ person_id: id });
  };
}
const wilma = {
  id: 'v-1',
  full_name: 'Wilma Quade',
  birth_date: { year: 1971, month: 2 },
  addresses: [livedIn('Austin', 'TX', '9 Elm St')],
  phones: [lineOf('+15125550111')],
};

test('200: attributes facts to the vendor of an external person, and calls it once an hour', async () => {
  const vendor = vendorOf([wilma], { id: 'one', name: 'Vendor One' });
  const report = await foundAt(vendor, personId('wilma'));
  const full = await report();
  expect(full).toMatchObject({ person_id: personId('wilma'), names: [{ full_name: 'Wilma Quade' }], age: 55 });
  expect(full.phones).toMatchObject([{ number: '+15125550111', sources: [{ source: 'Vendor One' }] }]);
  expect(full.sources).toMatchObject([{ source: 'Vendor One', facts: 4 }]);
  expect(await report()).toEqual(full);
  expect(vendor.requests).toEqual([{ ref: 'v-1' }]);
  await report(new Date(NOW.getTime() + 3_600_001));
  expect(vendor.requests).toHaveLength(2);
  expect(await spent(table, '2026-11-21')).toContainEqual({
    source: 'one',
    purpose: 'report',
    calls: 2,
    minor_units: 20,
    unanswered: 0,
  });
});

test('200: dates a vendor’s facts as its record does, and says where they are from', async () => {
  const job = { title: 'Clerk', employer: null, city: null, started: null, ended: null };
  const vendor = vendorOf([{ ...wilma, phones: [lineOf('+15125550114')], jobs: [job] }], {
    id: 'six',
    name: 'Vendor Six',
  });
  const { phones, jobs, names, sources } = await (await foundAt(vendor, personId('wilma six')))();
  expect([phones, jobs].map(([fact]) => fact?.fact_state)).toEqual(['current', 'unknown']);
  expect([...jobs, ...names].flatMap((fact) => fact.sources.map(({ last_seen }) => last_seen))).toEqual([null, null]);
  expect(sources).toMatchObject([
    {
      source: 'Vendor Six',
      about: { url: 'https://vendor.example.com/', licence: 'Commercial licence', retrieved_on: '2026-11-21' },
    },
  ]);
});

test('200: merges vendor facts into our profile, with attribution', async () => {
  const person = personNamed('Ruben Ash', {
    phones: [{ number: Phone.parse('+15125550112'), phone_type: 'mobile', ...provenance }],
  });
  await importPeople(table, person);
  const vendorRecord = { id: 'v-1', full_name: 'Ruben Ash', phones: [lineOf('+15125550112'), lineOf('+15125550113')] };
  const report = await foundAt(vendorOf([vendorRecord], { id: 'two', name: 'Vendor Two' }), person.person_id);
  const { phones, sources, person_id } = await report();
  expect(person_id).toBe(person.person_id);
  expect(phones.map(({ number, sources }) => [number, sources.map(({ source }) => source)])).toEqual([
    ['+15125550112', ['Test register', 'Vendor Two']],
    ['+15125550113', ['Vendor Two']],
  ]);
  expect(sources.map(({ source }) => source)).toContain('Vendor Two');
});

test('200: ignores a vendor record of a different person', async () => {
  const person = personNamed('Otto Lind', { birth_date: { year: 1950, month: 1, ...provenance } });
  await importPeople(table, person);
  const vendorRecord = {
    id: 'v-1',
    full_name: 'Otto Lind',
    birth_date: { year: 1985, month: 1 },
    phones: [lineOf('+15125550114')],
  };
  const report = await foundAt(vendorOf([vendorRecord], { id: 'three' }), person.person_id);
  expect((await report()).phones).toEqual([]);
});

test('200: returns our own profile while a vendor is down', async () => {
  const person = personNamed('Iva Moss');
  await importPeople(table, person);
  const vendor = vendorOf([], { id: 'four' });
  vendor.behave({ fails: 'unavailable' });
  expect(await (await foundAt(vendor, person.person_id))()).toMatchObject({ names: [{ full_name: 'Iva Moss' }] });
});

test('500: fails for an external person while the vendor is down, without a charge', async () => {
  const vendor = vendorOf([wilma], { id: 'five' });
  vendor.behave({ fails: 'unavailable' });
  const report = await foundAt(vendor, personId('external five'));
  await expect(report()).rejects.toMatchObject({ code: 'server.unexpected', status: 500 });
  expect((await spent(table, '2026-11-21')).filter(({ source }) => source === 'five')).toEqual([]);
  vendor.behave({});
  expect(await report()).toMatchObject({ names: [{ full_name: 'Wilma Quade' }] });
});

test('500: fails for an external person once the daily budget is used up', async () => {
  const report = await foundAt(vendorOf([wilma], { id: 'six', daily_minor_units: 5 }), personId('external six'));
  await expect(report()).rejects.toMatchObject({ code: 'server.unexpected' });
});

test.each([
  ['the vendor no longer knows', vendorOf([], { id: 'seven' })],
  ['turns out to be a child', vendorOf([{ ...wilma, birth_date: { year: 2012, month: 1 } }], { id: 'eight' })],
])('404: a person that %s', async (_, vendor) => {
  const report = await foundAt(vendor, personId(`external ${vendor.id}`));
  await expect(report()).rejects.toMatchObject({ code: 'people.not-found' });
});

test('404: rejects an external person after the search expired', async () => {
  const report = await foundAt(vendorOf([wilma], { id: 'nine' }), personId('external nine'));
  await expect(report(new Date(NOW.getTime() + 86_400_001))).rejects.toMatchObject({ code: 'people.not-found' });
});

test('200: a viewer abroad sees no coordinates of people in the United States', async () => {
  const home = { ...livingIn('Duluth', 'MN', '9 Lake Ave'), latitude: 46.79, longitude: -92.1 };
  const wanda = personNamed('Wanda Frost', { addresses: [home] });
  await importPeople(table, wanda);
  await opening(wanda.person_id);
  const on = handler.with({ ...deps, clock: () => NOW });
  const url = `http://test/api/people/${wanda.person_id}/report`;
  const seen = async (country: string) => {
    const request = new Request(url, { headers: { 'x-viewer-country': country } });
    const answer = await sending(people.getReport, on, { as: aMember(account) })(request);
    return ((await answer.json()) as { addresses: object[] }).addresses[0];
  };
  expect(await seen('US')).toMatchObject({ street: '9 Lake Ave', latitude: 46.79 });
  expect(await seen('FR')).toMatchObject({ street: '9 Lake Ave', latitude: null, longitude: null });
});

test('403: hidden from countries to which the law forbids to show people in the United States', async () => {
  const on = handler.with(deps);
  const url = `http://test/api/people/${tamsin.person_id}/report`;
  const request = new Request(url, { headers: { 'x-viewer-country': 'RU' } });
  const answer = await sending(people.getReport, on, { as: aMember(account) })(request);
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'people.restricted' }]);
});
