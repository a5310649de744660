import { expect, test } from 'vitest';

import { handler as getSearch } from '#functions/people/get-search.ts';
import { handler } from '#functions/people/set-not-meant.ts';
import { handler as startSearch } from '#functions/people/start-search.ts';
import {
  importPeople,
  jobRunner,
  livingIn,
  NOW,
  openingFixture,
  personId,
  personNamed,
  unchecked,
} from '#functions/people/testing.ts';
import { aMember, calling, exhausted } from '#functions/platform/testing.ts';
import { people } from '#shared/api/people.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { type AccountId, newId, type PersonId, type SearchId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const { table, deps } = openingFixture();
const all = { ...deps, ...unchecked, startJob: jobRunner(table).startJob };
const crowd = ['Austin', 'Boise', 'Duluth'].map((city, i) =>
  personNamed('Rosa Marsh', {
    addresses: [livingIn(city, 'TX')],
    birth_date: { ...personNamed('x').birth_date!, year: 1960 + i },
  }),
);
await importPeople(table, ...crowd);

const search = async (account?: AccountId, search_query = 'Rosa Marsh') => {
  const as = account ? { as: aMember(account) } : {};
  const start = calling(people.startSearch, startSearch.with(all), as);
  return (await start({ type: 'name', search_query })).search_id;
};
const results = (search_id: SearchId, account?: AccountId) =>
  calling(people.getSearch, getSearch.with(all), account ? { as: aMember(account) } : {})({ search_id });
const order = async (search_id: SearchId, account?: AccountId) =>
  (await results(search_id, account)).results.data.map(({ person_id }) => person_id);
const set = (search_id: SearchId, person_id: PersonId, not_meant: boolean, account?: AccountId, more: object = {}) =>
  calling(
    people.setNotMeant,
    handler.with({ ...all, ...more }),
    account ? { as: aMember(account) } : {},
  )({
    search_id,
    person_id,
    not_meant,
  });

test('200: comes last in this search at once, and comes back', async () => {
  const search_id = await search();
  const before = await order(search_id);
  const [first, ...others] = before as [PersonId, ...PersonId[]];
  await Promise.all([set(search_id, first, true), set(search_id, first, true)]);
  expect(await order(search_id)).toEqual([...others, first]);
  expect((await results(search_id)).not_meant).toEqual([first]);
  await set(search_id, first, false);
  expect(await order(search_id)).toEqual(before);
});

test('200: comes last when the member searches the same words again, and for nobody else', async () => {
  const account = newId('account');
  const search_id = await search(account);
  const [first] = (await order(search_id, account)) as [PersonId];
  await set(search_id, first, true, account);
  expect((await order(await search(account, ' rosa  MARSH '), account)).at(-1)).toBe(first);
  expect((await order(await search(account, 'Marsh'), account))[0]).toBeDefined();
  expect((await results(await search(account, 'Marsh'), account)).not_meant).toEqual([]);
  for (const other of [undefined, newId('account')]) expect((await order(await search(other), other))[0]).toBe(first);
});

test('404: a member’s search is changed by nobody else', async () => {
  const account = newId('account');
  const search_id = await search(account);
  const [first] = (await order(search_id, account)) as [PersonId];
  await expect(set(search_id, first, true)).rejects.toMatchObject({ code: 'people.search-not-found' });
  await expect(set(search_id, first, true, newId('account'))).rejects.toMatchObject({
    code: 'people.search-not-found',
  });
  expect((await results(search_id, account)).not_meant).toEqual([]);
});

test('404: a visitor’s search is changed by no other browser, also where its link was texted', async () => {
  const search_id = await search();
  const [first] = (await order(search_id)) as [PersonId];
  const was = (await all.searches.of(search_id, NOW))!;
  const notify = { phone: Phone.parse('+12185550190'), message_id: newId('message') };
  await all.searches.replace(was, { ...was, notify });
  for (const as of [undefined, aMember(newId('account'))]) {
    const options = { browser: 'o'.repeat(43), ...(as && { as }) };
    const elsewhere = calling(people.setNotMeant, handler.with(all), options);
    await expect(elsewhere({ search_id, person_id: first, not_meant: true })).rejects.toMatchObject({
      code: 'people.search-not-found',
    });
  }
  expect((await results(search_id)).not_meant).toEqual([]);
});

test('404: only people of a search that has not expired', async () => {
  const search_id = await search();
  const [first] = (await order(search_id)) as [PersonId];
  for (const [id, person] of [
    [search_id, personId('nobody')],
    [newId('search'), first],
  ] as const)
    await expect(set(id, person, true)).rejects.toMatchObject({ code: 'people.search-not-found' });
});

test('409: gives up when other writers always win', async () => {
  const search_id = await search();
  const [first] = (await order(search_id)) as [PersonId];
  const searches = { ...all.searches, replace: async () => Promise.reject(new Fault('request.conflict')) };
  await expect(set(search_id, first, true, undefined, { searches })).rejects.toMatchObject({ status: 409 });
});

test('429: not too often', async () => {
  const limits = exhausted;
  await expect(set(newId('search'), personId('x'), true, undefined, { limits })).rejects.toMatchObject({ status: 429 });
});

test('stores a keyed digest, and no word of the search', async () => {
  const account_id = newId('account');
  const request = { type: 'name' as const, search_query: 'Rosa Marsh', country: 'US' };
  const [write] = await all.notMeant.keep(account_id, request, [personId('x')], NOW);
  expect(JSON.stringify(write)).not.toMatch(/rosa|marsh/i);
});
