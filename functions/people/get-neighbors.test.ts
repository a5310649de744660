import { expect, test } from 'vitest';

import { handler } from '#functions/people/get-neighbors.ts';
import { handler as getReport } from '#functions/people/get-report.ts';
import { savingFixture } from '#functions/people/saved/testing.ts';
import { listingsOf } from '#functions/people/suppression/listings.ts';
import { importPeople, livingIn, NOW, personId, personNamed } from '#functions/people/testing.ts';
import { aMember, calling, exhausted, sending } from '#functions/platform/testing.ts';
import { people } from '#shared/api/people.ts';
import type { AccountId } from '#shared/values/id.ts';

const { table, deps, member, open, asSubscriber, later } = savingFixture();
const at = (street: string, current = true) => livingIn('Duluth', 'MN', street, current);
const born = personNamed('x').birth_date!;
const tamsin = personNamed('Tamsin Okafor', { addresses: [at('418 Cedar Hollow Rd'), livingIn('Austin', 'TX')] });
const peter = personNamed('Peter Hale', { addresses: [at('418 Cedar Hollow Road, Apt 2')] });
const lodger = personNamed('Lodger Quist', { addresses: [at('418 Cedar Hollow Rd', false), at('7 Elm St')] });
const opposite = personNamed('Olive Stone', { addresses: [at('421 Cedar Hollow Rd')] });
const elsewhere = personNamed('Elmer Brook', { addresses: [at('418 Birch Ave')] });
const sameName = personNamed('Sam Field', { addresses: [livingIn('Boise', 'ID', '418 Cedar Hollow Rd')] });
const child = personNamed('Child Hale', {
  addresses: [at('418 Cedar Hollow Rd')],
  birth_date: { ...born, year: 2015 },
});
const gone = personNamed('Gerda Vane', { addresses: [at('418 Cedar Hollow Rd')] });
const hidden = personNamed('Hugo Penn', { addresses: [at('420 Cedar Hollow Rd')] });
const longer = personNamed('Lena North', { addresses: [at('4180 Cedar Hollow Rd')] });
const office = personNamed('Otto Desk', { addresses: [{ ...at('418 Cedar Hollow Rd'), kind: 'office' }] });
await importPeople(table, tamsin, peter, lodger, opposite, elsewhere, sameName, child, gone, hidden, longer, office);
const suppress = (scope: 'listing' | 'contact', id: string, person: typeof gone) =>
  listingsOf(table).suppress({ suppression_id: id, scope, person_ids: [person.person_id] }, NOW);
await suppress('listing', 'CAL-R-1', gone);
await suppress('contact', 'CAL-P-1', hidden);
const { person_id } = tamsin;

async function reader(): Promise<{ account: AccountId; fact_id: string; town: string }> {
  const account = await member();
  await open(account, person_id);
  const report = await calling(people.getReport, getReport.with(deps), asSubscriber(account))({ person_id });
  const factOf = (has: boolean) => report.addresses.find(({ street }) => (street !== null) === has)!.fact_id;
  return { account, fact_id: factOf(true), town: factOf(false) };
}
const ask = (account: AccountId, fact_id: string, more: object = {}) =>
  calling(people.getNeighbors, handler.with({ ...deps, ...more }), asSubscriber(account))({ person_id, fact_id });

test('200: names who is at the house and in its street, and no minor, nobody removed, nobody whose homes are hidden', async () => {
  const { account, fact_id } = await reader();
  const { house, street, has_house } = await ask(account, fact_id);
  expect(has_house).toBe(true);
  expect(house.map(({ full_name, fact_state }) => [full_name, fact_state])).toEqual([
    ['Peter Hale', 'current'],
    ['Lodger Quist', 'former'],
  ]);
  expect(street.map(({ full_name }) => full_name).sort()).toEqual(['Lena North', 'Olive Stone']);
  expect(Object.keys(house[0]!).sort()).toEqual(['age', 'fact_state', 'full_name', 'person_id']);
});

test('200: finds nobody by an address without a house', async () => {
  const { account, town } = await reader();
  expect(await ask(account, town)).toEqual({ has_house: false, house: [], street: [] });
});

test('200: at most ten of each', async () => {
  const many = Array.from({ length: 40 }, (_, i) =>
    personNamed(`Many P${i}`, { addresses: [at('418 Cedar Hollow Rd')] }),
  );
  await importPeople(table, ...many);
  const { account, fact_id } = await reader();
  expect((await ask(account, fact_id)).house).toHaveLength(10);
});

test('402: only in a report that was opened, and by a subscriber', async () => {
  const { fact_id } = await reader();
  const stranger = await member();
  await expect(ask(stranger, fact_id)).rejects.toMatchObject({ code: 'people.report-not-opened' });
  const free = calling(people.getNeighbors, handler.with(deps), { as: aMember(stranger) });
  await expect(free({ person_id, fact_id })).rejects.toMatchObject({ code: 'billing.subscription-required' });
});

test('410: not once its hour is over', async () => {
  const { account, fact_id } = await reader();
  const late = ask(account, fact_id, { clock: () => later({ minutes: 61 }) });
  await expect(late).rejects.toMatchObject({ code: 'people.report-closed' });
});

test('404: an unknown person, and an address that is not of the report', async () => {
  const { account } = await reader();
  await expect(ask(account, 'f'.repeat(43))).rejects.toMatchObject({ code: 'people.fact-not-found' });
  const get = calling(people.getNeighbors, handler.with(deps), asSubscriber(account));
  const nobody = get({ person_id: personId('nobody'), fact_id: 'f'.repeat(43) });
  await expect(nobody).rejects.toMatchObject({ code: 'people.not-found' });
});

test('403: not where the law forbids to show the person', async () => {
  const { account, fact_id } = await reader();
  const send = sending(people.getNeighbors, handler.with(deps), asSubscriber(account));
  const url = `http://test/api/people/${person_id}/report/neighbors?fact_id=${fact_id}`;
  expect((await send(new Request(url, { headers: { 'x-viewer-country': 'CN' } }))).status).toBe(403);
});

test('429: not too often', async () => {
  const { account, fact_id } = await reader();
  await expect(ask(account, fact_id, { limits: exhausted })).rejects.toMatchObject({ status: 429 });
});
