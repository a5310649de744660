import { expect, test } from 'vitest';

import { newSearch } from '#functions/people/domain/search.ts';
import { handler } from '#functions/people/get-alternatives.ts';
import { handler as startSearch } from '#functions/people/start-search.ts';
import { peopleStore, searchStore } from '#functions/people/store.ts';
import {
  importPeople,
  jobRunner,
  livingIn,
  NOW,
  personNamed,
  provenance,
  unchecked,
} from '#functions/people/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling, exhausted, unlimited } from '#functions/platform/testing.ts';
import { people } from '#shared/api/people.ts';
import { newId } from '#shared/values/id.ts';

const table = temporaryTable();
const deps = { searches: searchStore(table), people: peopleStore(table), limits: unlimited, clock: () => NOW };
const start = calling(
  people.startSearch,
  startSearch.with({ ...deps, ...unchecked, startJob: jobRunner(table).startJob }),
);
const get = calling(people.getAlternatives, handler.with(deps));
const alternatives = async (request: Parameters<typeof start>[0]) =>
  (await get({ search_id: (await start(request)).search_id })).alternatives;

const home = { addresses: [livingIn('Duluth', 'MN')] };
await importPeople(
  table,
  personNamed('Marguerite Vanderholt', home),
  personNamed('Marguerite Vanderholt', { ...home, birth_date: { year: 1950, month: 1, ...provenance } }),
  personNamed('Osric Vanderholt', home),
  personNamed('Ottoline Brackenridge', { ...home, birth_date: { year: 1990, month: 1, ...provenance } }),
  personNamed('茂 木村', { birth_date: { year: 1997, month: 1, ...provenance } }),
  personNamed('Pip Vanderholt', { birth_date: { year: 2015, month: 1, ...provenance } }),
);

test('200: suggests the names of the index near to the typed one, and all of the last name, with their number', async () => {
  expect(await alternatives({ type: 'name', first_name: 'Xarguerixe', last_name: 'Vanderholt', state: 'VT' })).toEqual([
    {
      kind: 'spelling',
      request: { type: 'name', search_query: 'Marguerite Vanderholt', state: 'VT', country: 'US' },
      people: 2,
    },
    { kind: 'last-name', request: { type: 'name', last_name: 'Vanderholt', country: 'US' }, people: 3 },
  ]);
});

test('200: the last name of a name in one line is spelled as typed', async () => {
  expect(await alternatives({ type: 'name', search_query: 'Xarguerixe Vanderholt' })).toContainEqual({
    kind: 'last-name',
    request: { type: 'name', last_name: 'Vanderholt', country: 'US' },
    people: 3,
  });
});

test('200: offers the same name of any age, and not as another spelling', async () => {
  const found = await alternatives({ type: 'name', search_query: 'Osric Vanderholt', age_from: 90 });
  expect(found).toContainEqual({
    kind: 'any-age',
    request: { type: 'name', search_query: 'Osric Vanderholt', country: 'US' },
    people: 1,
  });
  expect(found.filter(({ kind }) => kind === 'spelling')).toEqual([]);
});

test('200: keeps the age where it offers the name in any place, and offers nothing that finds nobody', async () => {
  const young = { type: 'name' as const, search_query: 'Ottoline Brackenridge', city: 'Duluth', state: 'MN' };
  const kinds = async (age_from: number) =>
    (await alternatives({ ...young, age_from })).map(({ kind, request, people }) => ({ kind, ...request, people }));
  const found = await kinds(90);
  expect(found.filter(({ kind }) => kind === 'anywhere')).toEqual([]);
  expect(found).toContainEqual({ kind: 'any-age', ...young, country: 'US', people: 1 });
});

test('200: offers no person as another spelling who is found by the name at another age, in another script too', async () => {
  const found = await alternatives({ type: 'name', search_query: 'Shigeru Kimura', age_from: 90 });
  expect(found.map(({ kind }) => kind)).toEqual(['any-age', 'last-name']);
});

test('404: of a search by another browser', async () => {
  const request = { type: 'name' as const, search_query: 'Osric Vanderholdt', country: 'US' };
  const search = newSearch(newId('search'), request, 'en', NOW, { account_id: null, browser: 'another' });
  await deps.searches.start(search);
  await expect(get({ search_id: search.search_id })).rejects.toMatchObject({ code: 'people.search-not-found' });
});

test('404: of a search by another member', async () => {
  const request = { type: 'name' as const, search_query: 'Osric Vanderholdt', country: 'US' };
  const search = newSearch(newId('search'), request, 'en', NOW, { account_id: newId('account'), browser: null });
  await deps.searches.start(search);
  await expect(get({ search_id: search.search_id })).rejects.toMatchObject({ code: 'people.search-not-found' });
});

test('200: is empty for a search with results, and for one that is not by name', async () => {
  expect(await alternatives({ type: 'name', search_query: 'Osric Vanderholt' })).toEqual([]);
  expect(await alternatives({ type: 'email', search_query: 'nobody@example.com' })).toEqual([]);
});

test.each(['Qwzzyx Vxqzzk', 'x\uD800', `x${'#'.repeat(200)}`, 'A'.repeat(256), '‮ ‏ ـ', `x${'😀'.repeat(60)}`])(
  '200: finds no alternative to %j',
  async (search_query) => {
    expect(await alternatives({ type: 'name', search_query })).toEqual([]);
  },
);

test('404: rejects an unknown search', async () => {
  await expect(get({ search_id: newId('search') })).rejects.toMatchObject({ code: 'people.search-not-found' });
});

test('429: rejects too many requests from one network', async () => {
  const limited = calling(people.getAlternatives, handler.with({ ...deps, limits: exhausted }));
  await expect(limited({ search_id: newId('search') })).rejects.toMatchObject({ code: 'request.too-many' });
});
