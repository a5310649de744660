import { expect, test } from 'vitest';

import { unlock } from '#functions/people/domain/opened.ts';
import { handler } from '#functions/people/get-report.ts';
import { openedStore } from '#functions/people/opened-store.ts';
import { findingStore } from '#functions/people/registers/store.ts';
import { spent } from '#functions/people/sources/testing.ts';
import { listingsOf } from '#functions/people/suppression/listings.ts';
import { importPeople, livingIn, NOW, openingFixture, personNamed, provenance } from '#functions/people/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { courtListener } from '#functions/providers/registers/courtlistener.ts';
import { registersDouble } from '#functions/providers/registers/double.ts';
import type { ConnectedRegister } from '#functions/providers/registers/live.ts';
import { nppes } from '#functions/providers/registers/nppes.ts';
import { openSanctions } from '#functions/providers/registers/opensanctions.ts';
import { people } from '#shared/api/people.ts';
import { addHours, addMinutes } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';
import type { Person } from '#shared/values/person.ts';

const price = { minor_units: 12, currency: 'USD' as const };

/** A member with the open report of a person, read with these registers. */
async function reading(person: Person, { daily_calls = 100 } = {}) {
  const table = temporaryTable();
  await importPeople(table, person);
  const { deps } = openingFixture(table);
  const double = registersDouble();
  const connected: ConnectedRegister[] = [
    { ...openSanctions({ key: 'k', price, send: double.send }), daily_calls },
    { ...courtListener({ token: 't', send: double.send }), daily_calls },
    { ...nppes({ send: double.send }), daily_calls },
  ];
  const account_id = newId('account');
  const opened = openedStore(table);
  async function open(now = NOW) {
    const was = await opened.of(account_id, [person.person_id]);
    const contents = { facts: 3, sources: 1, counted: 3, isEmpty: false, is_sparse: false };
    const opening = { account_id, person_id: person.person_id, purpose: 'reconnect' as const, search_id: null };
    await opened.commit(opened.keep(unlock(opening, contents, now), was));
  }
  const read = async (now = NOW, registers = async () => connected) => {
    const on = handler.with({ ...deps, registers, clock: () => now });
    const report = await calling(people.getReport, on, { as: aMember(account_id) })({ person_id: person.person_id });
    return report.registers;
  };
  await open();
  return { table, double, read, open, account_id, on: handler.with({ ...deps, registers: async () => connected }) };
}

const born = (year: number, month: number | null = 5) => ({ birth_date: { year, month, ...provenance } });
const tamsin = personNamed('Tamsin Okafor', { addresses: [livingIn('Duluth', 'MN')], ...born(1980) });
const statesOf = (registers: { state: string }[]) => [...new Set(registers.map(({ state }) => state))];

test('by default no register is connected', async () => {
  const { read, double } = await reading(tamsin);
  expect(await read(NOW, async () => [])).toEqual(
    ['sanctions', 'licences', 'courts', 'bankruptcies'].map((kind) => ({
      kind,
      state: 'not-connected',
      entries: [],
      has_more: false,
      sources: [],
      asked_at: null,
    })),
  );
  expect(double.sent).toEqual([]);
});

test('an entry under the name is one of a namesake until the birth agrees, and comes with its source', async () => {
  const { read } = await reading(tamsin);
  const [sanctions, licences, courts, bankruptcies] = await read();
  // The second entry of the name was born in 1941, and the third and fourth are not sanctioned people.
  expect(sanctions).toMatchObject({
    state: 'answered',
    entries: [{ match: 'name', authorities: ['GB', 'US'], source: 'OpenSanctions' }],
    sources: [{ source: 'OpenSanctions', url: 'https://www.opensanctions.org/datasets/sanctions/' }],
    asked_at: NOW.toISOString(),
  });
  expect(licences).toMatchObject({ entries: [{ title: 'Physical Therapist, EX-0142', match: 'name' }] });
  expect(courts).toMatchObject({ entries: [{ title: 'Okafor v. Example Shipping Company, 0:19-cv-00123' }] });
  expect(bankruptcies).toMatchObject({ entries: [{ date: '2022-09-01' }] });
});

test('a date of birth that agrees is said', async () => {
  const older = personNamed('Tamsin Okafor', { addresses: [livingIn('Duluth', 'MN')], ...born(1941, 2) });
  const [sanctions] = await (await reading(older)).read();
  expect(sanctions?.entries.map(({ match, authorities }) => [match, authorities])).toEqual([
    ['name', ['GB', 'US']],
    ['name-and-birth', ['UN']],
  ]);
});

test('asks once an hour, records the cost, and forgets the answer', async () => {
  const { read, open, double, table } = await reading(tamsin);
  const first = await read();
  expect(double.sent).toHaveLength(3);
  expect(await read(addMinutes(NOW, 59))).toEqual(first);
  expect(double.sent).toHaveLength(3);
  expect(await spent(table, '2026-11-21')).toContainEqual({
    source: 'opensanctions',
    purpose: 'register',
    calls: 1,
    minor_units: 12,
    unanswered: 0,
  });
  await open(addHours(NOW, 1));
  expect((await read(addHours(NOW, 1)))[0]?.asked_at).toBe(addHours(NOW, 1).toISOString());
  expect(double.sent).toHaveLength(6);
});

test('an answer about other names or dates of the person is not used', async () => {
  const { read, double, table } = await reading(tamsin);
  const answer = { query: 'other names', asked_at: NOW.toISOString(), found: { entries: [], has_more: false } };
  await table.commit(findingStore(table).keep(tamsin.person_id, 'nppes', answer));
  expect((await read())[1]?.entries).toHaveLength(1);
  expect(double.sent).toHaveLength(3);
});

test('is not asked without the member’s open report', async () => {
  const { double, on } = await reading(tamsin);
  const stranger = calling(people.getReport, on, { as: aMember(newId('account')) });
  await expect(stranger({ person_id: tamsin.person_id })).rejects.toMatchObject({ code: 'people.report-not-opened' });
  expect(double.sent).toEqual([]);
});

test('a register that fails is said, leaves the report open, and is left alone for ten minutes', async () => {
  const { read, double } = await reading(tamsin);
  double.behave({ status: 503 });
  expect(statesOf(await read())).toEqual(['failed']);
  expect(statesOf(await read(addMinutes(NOW, 9)))).toEqual(['failed']);
  expect(double.sent).toHaveLength(3);
  double.behave({});
  expect(statesOf(await read(addMinutes(NOW, 10)))).toEqual(['answered']);
});

test('beyond the calls of a day no register is asked', async () => {
  const { read, double } = await reading(tamsin, { daily_calls: 0 });
  expect(statesOf(await read())).toEqual(['failed']);
  expect(double.sent).toEqual([]);
});

const inFrance = { ...livingIn('Lyon', 'Rhône'), country: 'FR' };
test.each<[string, Person]>([
  ['lives in a regulated country', personNamed('Tamsin Okafor', { addresses: [inFrance] })],
  ['has no known home', personNamed('Tamsin Okafor')],
])('is not asked about a person who %s', async (_, person) => {
  const { read, double } = await reading(person);
  expect(statesOf(await read())).toEqual(['not-shown-here']);
  expect(double.sent).toEqual([]);
});

test('without registers none is connected, also where the law would allow no question', async () => {
  const { read } = await reading(personNamed('Tamsin Okafor', { addresses: [inFrance] }));
  expect(statesOf(await read(NOW, async () => []))).toEqual(['not-connected']);
});

test('registers of the United States are not connected for a person who lives in Canada', async () => {
  const { read, double } = await reading(
    personNamed('Tamsin Okafor', { addresses: [{ ...livingIn('Toronto', 'Ontario'), country: 'CA' }] }),
  );
  expect((await read()).map(({ state }) => state)).toEqual([
    'answered',
    'not-connected',
    'not-connected',
    'not-connected',
  ]);
  expect(double.sent).toHaveLength(1);
});

test('is not asked about a person without a surname', async () => {
  const { read, double } = await reading(personNamed('Tamsin', { addresses: [livingIn('Duluth', 'MN')] }));
  expect(statesOf(await read())).toEqual(['not-connected']);
  expect(double.sent).toEqual([]);
});

test('is not asked about minors', async () => {
  const child = personNamed('Tamsin Okafor', { addresses: [livingIn('Duluth', 'MN')], ...born(2015) });
  const { read, double } = await reading(child);
  await expect(read()).rejects.toMatchObject({ code: 'people.not-found' });
  expect(double.sent).toEqual([]);
});

test('is not asked about removed people, and what was answered is deleted with them', async () => {
  const { read, double, table } = await reading(tamsin);
  await read();
  expect((await findingStore(table).of(tamsin.person_id, NOW)).size).toBe(3);
  await listingsOf(table, async () => 'a secret').suppress(
    { suppression_id: 'CAL-R-1', scope: 'listing', person_ids: [tamsin.person_id] },
    NOW,
  );
  expect((await findingStore(table).of(tamsin.person_id, NOW)).size).toBe(0);
  await expect(read(addMinutes(NOW, 1))).rejects.toMatchObject({ code: 'people.not-found' });
  expect(double.sent).toHaveLength(3);
});

test('is not asked about people whose contacts are protected: their country is not known any more', async () => {
  const { read, double, table } = await reading(tamsin);
  await listingsOf(table, async () => 'a secret').suppress(
    { suppression_id: 'CAL-R-2', scope: 'contact', person_ids: [tamsin.person_id] },
    NOW,
  );
  expect(statesOf(await read())).toEqual(['not-shown-here']);
  expect(double.sent).toEqual([]);
});
