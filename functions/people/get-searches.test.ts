import { expect, test } from 'vitest';

import { handler } from '#functions/people/get-searches.ts';
import { handler as openReport } from '#functions/people/open-report.ts';
import { handler as startSearch } from '#functions/people/start-search.ts';
import { searchStore } from '#functions/people/store.ts';
import { importPeople, livingIn, NOW, openingFixture, personNamed, jobRunner } from '#functions/people/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { people } from '#shared/api/people.ts';
import type { SearchRequest } from '#shared/validation/search.ts';
import type { AccountId } from '#shared/values/id.ts';

const { table, deps, funded, later } = openingFixture();
const jobs = jobRunner(table);
const searches = searchStore(table);
const as = (account: AccountId) => ({ as: aMember(account, { subscribedUntil: '2027-12-21T12:00:00.000Z' }) });
const list = (account: AccountId, clock = () => NOW) =>
  calling(people.getSearches, handler.with({ ...deps, clock }), as(account));
const search = (account: AccountId, request: Partial<SearchRequest>, now = NOW, startJob = jobs.startJob) =>
  calling(
    people.startSearch,
    startSearch.with({ ...deps, searches, startJob, takeProof: async () => {}, clock: () => now }),
    as(account),
  )({ type: 'name', ...request });
const maria = personNamed('Maria Cantwell', { addresses: [livingIn('Everett', 'WA')] });
await importPeople(table, maria);

test('200: returns searches, latest first, with totals and opened reports', async () => {
  const account = await funded(5);
  const first = await search(account, { search_query: 'Maria Cantwell' });
  await search(account, { search_query: 'Nobody Atall' }, later({ minutes: 1 }));
  const open = calling(people.openReport, openReport.with(deps), as(account));
  await open({ person_id: maria.person_id, purpose: 'reconnect', search_id: first.search_id });
  const { data, total, counts } = await list(account)({});
  expect(data).toMatchObject([
    { search_query: 'Nobody Atall', total: 0, opened: null },
    {
      search_query: 'Maria Cantwell',
      total: 1,
      opened: { person_id: maria.person_id, returned: null, free_until: later({ days: 30 }).toISOString() },
    },
  ]);
  expect({ total, counts }).toEqual({ total: 2, counts: [{ value: 'name', count: 2 }] });
});

test('200: offers no report of a listing that was removed meanwhile', async () => {
  const account = await funded(5);
  const gone = personNamed('Inez Calder', { addresses: [livingIn('Everett', 'WA')] });
  await importPeople(table, gone);
  const { search_id } = await search(account, { search_query: 'Inez Calder' });
  const open = calling(people.openReport, openReport.with(deps), as(account));
  await open({ person_id: gone.person_id, purpose: 'reconnect', search_id });
  await table.commit(table.remove(keys.teaser(gone)), table.remove(keys.person(gone)));
  expect((await list(account)({})).data).toMatchObject([{ search_query: 'Inez Calder', opened: null }]);
});

test('200: returns no total for a running search', async () => {
  const account = await funded(5);
  await search(account, { search_query: 'Maria' }, NOW, async () => {});
  expect((await list(account)({})).data).toMatchObject([{ total: null }]);
});

test('200: filters by type and text, ignoring accents and case', async () => {
  const account = await funded(5);
  await search(account, { first_name: 'José', last_name: 'Núñez' });
  await search(account, { type: 'phone', search_query: '(218) 555-0142' });
  await search(account, { type: 'email', search_query: 'jose@example.com' });
  const kinds = async (input: object) => (await list(account)(input)).data.map(({ type }) => type).sort();
  expect(await kinds({ search_query: 'JOSE' })).toEqual(['email', 'name']);
  expect(await kinds({ type: 'phone' })).toEqual(['phone']);
  expect((await list(account)({ type: 'phone', search_query: 'jose' })).counts).toEqual([
    { value: 'name', count: 1 },
    { value: 'email', count: 1 },
  ]);
});

test('200: returns twenty a page, and keeps the words out of the next URL', async () => {
  const account = await funded(5);
  for (let i = 0; i < 21; i++)
    await search(account, { search_query: `Number ${i}` }, later({ minutes: i }), async () => {});
  const { data, next_page_url } = await list(account)({ type: 'name', search_query: 'number' });
  expect(data[0]?.search_query).toBe('Number 20');
  expect(next_page_url).toBe('/api/user/searches?page=2&type=name');
});

test('200: omits searches after twelve months', async () => {
  const account = await funded(5);
  await search(account, { search_query: 'Maria' });
  expect((await list(account, () => new Date('2027-11-21T11:59:59Z'))({})).total).toBe(1);
  expect((await list(account, () => new Date('2027-11-21T12:00:00Z'))({})).total).toBe(0);
});
