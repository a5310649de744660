import { expect, test } from 'vitest';

import { directoryCounter } from '#functions/people/directory/counting.ts';
import { handler } from '#functions/people/directory/get-people.ts';
import { directoryStore } from '#functions/people/directory/store.ts';
import { email, addListings, livingIn, phone } from '#functions/people/directory/testing.ts';
import { NOW, provenance, personNamed } from '#functions/people/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling, exhausted, sending, unlimited } from '#functions/platform/testing.ts';
import { directory } from '#shared/api/directory.ts';

const table = temporaryTable();
const empty = temporaryTable();

const at = (city: string | null, state: string | null) => ({ addresses: [livingIn(city, state)] });
const born = (year: number) => ({ birth_date: { year, month: 3, ...provenance } });
const tamsin = personNamed('Tamsin Okafor', {
  ...at('Duluth', 'MN'),
  phones: [phone('+12185550142')],
  emails: [email('tamsin@example.com')],
});
const many = Array.from({ length: 120 }, (_, i) =>
  personNamed(`P${String(i).padStart(3, '0')} Smith`, at('Duluth', 'MN')),
);
await addListings(
  table,
  tamsin,
  ...many,
  personNamed('Ada Okafor', { ...at('Duluth', 'MN'), ...born(2012) }),
  personNamed('Nils Okerlund', { ...at('St. Paul', 'MN'), ...born(1951) }),
  personNamed('Oren Oksa', { ...at('Austin', 'TX'), birth_date: null }),
  personNamed('Mara Quill', at(null, 'MN')),
  personNamed('Nell Vane', { addresses: [], phones: [], emails: [] }),
  personNamed('Iris Vance', { addresses: [livingIn('Auckland', null, 'NZ')] }),
);

const deps = { directory: directoryStore(table), limits: unlimited, clock: () => NOW };
const people = calling(directory.getPeople, handler.with(deps));
const ofEmpty = calling(directory.getPeople, handler.with({ ...deps, directory: directoryStore(empty) }));
const minnesota = { country: 'US', state: 'MN' };
const duluth = { ...minnesota, city: 'duluth' };
const names = ({ data }: { data: { full_name: string }[] }) => data.map(({ full_name }) => full_name);
const cursorIn = (url: string | null) => new URL(url ?? '', 'http://x').searchParams.get('cursor') ?? undefined;

test('200: returns countries, states, cities and initials', async () => {
  expect(await people({})).toMatchObject({
    places: [{ key: 'NZ' }, { key: 'US' }, { key: 'ZZ' }],
    letters: [],
    data: [],
  });
  expect((await people({ country: 'US' })).places).toMatchObject([
    { key: 'mn', name: 'MN' },
    { key: 'tx', name: 'TX' },
  ]);
  expect(await people(minnesota)).toMatchObject({
    places: [
      { key: 'duluth', name: 'Duluth' },
      { key: 'st paul', name: 'St. Paul' },
    ],
    letters: ['ok', 'qu', 'sm'],
  });
  expect(await people(duluth)).toMatchObject({ places: [], letters: ['o', 's'] });
});

test('200: returns only the name, age band and city of a person', async () => {
  const { data } = await people({ ...duluth, letter: 'O' });
  expect(data).toEqual([
    { person_id: tamsin.person_id, full_name: 'Tamsin Okafor', age_band: '40-49', city: 'Duluth', is_office: false },
  ]);
});

test('200: files the people of a state under two letters, by surname', async () => {
  expect(await people({ ...minnesota, letter: 'Ok' })).toMatchObject({
    data: [
      { full_name: 'Tamsin Okafor', age_band: '40-49', city: 'Duluth' },
      { full_name: 'Nils Okerlund', age_band: '70-79', city: 'St. Paul' },
    ],
  });
  expect((await people({ ...minnesota, letter: 'o' })).letters).toEqual(['ok']);
  expect((await people({ country: 'US', state: 'tx', letter: 'OK' })).data).toMatchObject([{ age_band: null }]);
});

test('200: returns the cities of a country without states', async () => {
  expect((await people({ country: 'NZ' })).places).toMatchObject([{ key: '-', name: '-' }]);
  expect((await people({ country: 'NZ', state: '-' })).places).toMatchObject([{ key: 'auckland', name: 'Auckland' }]);
});

test('200: returns fifty people a page in both directions, each exactly once', async () => {
  const pages = [await people({ ...duluth, letter: 's' })];
  for (let next = pages[0]!.next_page_url; next; next = pages.at(-1)!.next_page_url) {
    pages.push(await people({ ...duluth, letter: 's', cursor: cursorIn(next) }));
  }
  expect(pages.map(({ data }) => data.length)).toEqual([50, 50, 20]);
  expect(pages.flatMap(names)).toEqual(many.map(({ names }) => names[0]!.full_name));
  const back = await people({ ...duluth, letter: 's', cursor: cursorIn(pages[2]!.prev_page_url) });
  expect(names(back)).toEqual(names(pages[1]!));
  const first = await people({ ...duluth, letter: 's', cursor: cursorIn(back.prev_page_url) });
  expect(names(first)).toEqual(names(pages[0]!));
  expect(first.prev_page_url).toBeNull();
  expect(pages[0]!.next_page_url).toMatch(
    /^\/api\/directory\/people\?country=US&state=MN&city=duluth&letter=s&cursor=/,
  );
});

test('200: shows everybody of a place where they are few, without a letter', async () => {
  const { letters, data } = await people({ country: 'US', state: 'tx' });
  expect([letters, names({ data })]).toEqual([['ok'], ['Oren Oksa']]);
  expect((await people(duluth)).data).toEqual([]);
});

test('200: shows rounded counts once the lists are counted', async () => {
  const counter = directoryCounter(table);
  for await (const unit of counter.due(NOW)) await counter.count(unit, NOW);
  await counter.addUp();
  expect((await people({ country: 'US' })).places).toMatchObject([
    { key: 'mn', count: 120 },
    { key: 'tx', count: 'under-ten' },
  ]);
  expect(await people(duluth)).toMatchObject({
    letters: ['o', 's'],
    letter_counts: ['under-ten', 120],
    count: 120,
    data: [],
  });
  expect((await people({})).places).toMatchObject([
    { key: 'NZ', count: 'under-ten' },
    { key: 'US', count: 120 },
    { key: 'ZZ', count: 'under-ten' },
  ]);
});

test('200: lists people without a known place', async () => {
  expect((await people({ country: 'ZZ' })).places).toMatchObject([{ key: '-' }]);
  expect(await people({ country: 'ZZ', state: '-' })).toMatchObject({
    places: [],
    letters: ['va'],
    data: [{ full_name: 'Nell Vane', city: null }],
  });
});

test('200: browsers and CloudFront keep a page for a minute', async () => {
  const request = new Request('http://test/api/directory/people?country=US');
  const answer = await sending(directory.getPeople, handler.with(deps))(request);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
});

test('200: returns an empty page past the end and for an empty index', async () => {
  expect((await people({ ...duluth, letter: 's', cursor: '>zzz' })).data).toEqual([]);
  expect(await ofEmpty({})).toMatchObject({ places: [], letters: [], data: [], next_page_url: null });
});

test.each([
  ['a country', { country: 'AQ' }],
  ['a state', { country: 'US', state: 'atlantis' }],
  ['a city', { ...minnesota, city: 'Nowhere' }],
  ['a letter', { ...duluth, letter: 'x' }],
  ['no letter at all', { ...duluth, letter: '#' }],
])('404: rejects a place without people: %s', async (_, query) => {
  await expect(people(query)).rejects.toMatchObject({ code: 'people.not-found' });
});

test.each([
  ['a cursor with a null byte', { ...duluth, letter: 's', cursor: '>a\u0000' }, 'cursor'],
  ['a state without its country', { state: 'MN' }, 'country'],
  ['a city without its state', { country: 'US', city: 'Duluth' }, 'state'],
  ['a letter without a state', { country: 'US', letter: 'o' }, 'state'],
])('422: %s', async (_, query, field) => {
  const refused = await people(query).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'request.invalid', fields: { [field]: [expect.any(String)] } });
});

test('403: hidden from countries to which the law forbids to show people in the United States', async () => {
  const request = new Request('http://test/api/directory/people?country=US', {
    headers: { 'x-viewer-country': 'CN', 'content-type': 'application/json' },
  });
  const answer = await sending(directory.getPeople, handler)(request);
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'people.restricted' }]);
});

test('429: a network that reads too many pages has to wait', async () => {
  const call = calling(directory.getPeople, handler.with({ ...deps, limits: exhausted }));
  await expect(call({})).rejects.toMatchObject({ code: 'request.too-many' });
});
