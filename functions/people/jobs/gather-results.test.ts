import { expect, test } from 'vitest';

import { handler as getSearch } from '#functions/people/get-search.ts';
import { handler as getTeaser } from '#functions/people/get-teaser.ts';
import { handler as gather } from '#functions/people/jobs/gather-results.ts';
import { sourceStore } from '#functions/people/sources/store.ts';
import { lineOf, livedIn, spent, vendorOf } from '#functions/people/sources/testing.ts';
import { handler as startSearch } from '#functions/people/start-search.ts';
import { peopleStore, searchStore } from '#functions/people/store.ts';
import {
  importPeople,
  livingIn,
  NOW,
  provenance,
  personNamed,
  unchecked,
  countingReads,
  jobRunner,
} from '#functions/people/testing.ts';
import { messageStore } from '#functions/messaging/public.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { calling, unlimited } from '#functions/platform/testing.ts';
import type { Vendor } from '#functions/providers/people-data/live.ts';
import { people } from '#shared/api/people.ts';
import type { InputFromCaller } from '#shared/contract/endpoint.ts';
import type { SearchId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const day = NOW.toISOString().slice(0, 10);

const tamsin = personNamed('Tamsin Okafor', {
  birth_date: { year: 1980, month: 5, ...provenance },
  addresses: [livingIn('Duluth', 'MN', '418 Cedar Hollow Rd')],
  phones: [{ number: Phone.parse('+12185550142'), phone_type: 'mobile', ...provenance }],
});
const theSame = {
  id: 'v-1',
  full_name: 'Tamsin Okafor',
  birth_date: { year: 1980, month: null },
  addresses: [livedIn('Duluth', 'MN')],
  phones: [lineOf('+12185550142'), lineOf('+12185550143')],
};
const another = {
  id: 'v-2',
  full_name: 'Daniel Okafor',
  addresses: [livedIn('Austin', 'TX', '9 Elm St')],
  phones: [lineOf('+12185550142'), lineOf('+15125550111')],
};
const byPhone = { type: 'phone' as const, search_query: '(218) 555-0142' };

/** A new search, its job, and its current state. */
async function searching(
  table: Table,
  vendors: Vendor[],
  request: InputFromCaller<typeof people.startSearch> = byPhone,
) {
  const deps = { searches: searchStore(table), people: peopleStore(table), clock: () => NOW };
  const begin = calling(people.startSearch, startSearch.with({ ...deps, ...unchecked, startJob: async () => {} }));
  const { search_id } = await begin(request);
  const { run } = jobRunner(table, vendors);
  const get = () => calling(people.getSearch, getSearch.with(deps))({ search_id });
  return { search_id, run: () => run({ search_id }), get };
}

// Warms up clients and code, whose start-up time is not part of a test.
await (await searching(temporaryTable(), [])).run();

test('finishes with our own index alone, without spending', async () => {
  const table = temporaryTable();
  await importPeople(table, tamsin);
  const { run, get } = await searching(table, []);
  await run();
  expect(await get()).toMatchObject({
    status: 'ready',
    total: 1,
    gathered: [{ source: 'Test register', people: 1, state: 'answered' }],
  });
  expect(await spent(table, day)).toEqual([]);
});

test('merges our own index and two vendors, with sources', async () => {
  const table = temporaryTable();
  await importPeople(table, tamsin);
  const vendors = [
    vendorOf([theSame, another], { id: 'one', name: 'Vendor One' }),
    vendorOf([], { id: 'two', name: 'Vendor Two' }),
  ];
  const { run, get } = await searching(table, vendors);
  await run();
  const found = await get();
  expect(found).toMatchObject({ status: 'ready', total: 2, facets: { states: [{ value: 'MN' }, { value: 'TX' }] } });
  expect(found.gathered).toEqual([
    { source: 'Test register', people: 1, state: 'answered' },
    { source: 'Vendor One', people: 2, state: 'answered' },
    { source: 'Vendor Two', people: 0, state: 'answered' },
  ]);
  expect(found.results.data).toMatchObject([
    { person_id: tamsin.person_id, sources: ['Test register', 'Vendor One'], lives_in: { city: 'Duluth' } },
    { full_name: 'Daniel Okafor', sources: ['Vendor One'], lives_in: { city: 'Austin' }, counts: { phones: 2 } },
  ]);
  expect(JSON.stringify(found)).not.toMatch(/555014|5550111|Elm|Cedar/);
  expect(await spent(table, day)).toEqual([
    { source: 'one', purpose: 'search', calls: 1, minor_units: 10, unanswered: 0 },
    { source: 'two', purpose: 'search', calls: 1, minor_units: 0, unanswered: 0 },
  ]);
});

test('keeps the teaser of an external person for a day, without contact data', async () => {
  const table = temporaryTable();
  const { run, get } = await searching(table, [vendorOf([another])]);
  await run();
  const [{ person_id } = { person_id: tamsin.person_id }] = (await get()).results.data;
  const teaserAt = (moment: Date) =>
    calling(
      people.getTeaser,
      getTeaser.with({ people: peopleStore(table), limits: unlimited, clock: () => moment }),
    )({ person_id });
  const teaser = await teaserAt(NOW);
  expect(teaser).toMatchObject({ full_name: 'Daniel Okafor', counts: { phones: 2 }, sources: ['Fake vendor'] });
  expect(JSON.stringify(teaser)).not.toMatch(/555014|5550111|Elm/);
  await expect(teaserAt(new Date(NOW.getTime() + 86_400_001))).rejects.toMatchObject({ code: 'people.not-found' });
});

test('excludes minors found by vendors', async () => {
  const table = temporaryTable();
  const { run, get } = await searching(table, [vendorOf([{ ...another, birth_date: { year: 2015, month: 3 } }])]);
  await run();
  expect(await get()).toMatchObject({ status: 'empty', total: 0, results: { data: [] } });
});

test.each([
  ['is silent', { isSilent: true }, 'timed-out', 1],
  ['has no credits for us', { fails: 'quota' }, 'failed', 0],
  ['is down', { fails: 'unavailable' }, 'failed', 0],
  ['refuses our key', { fails: 'auth' }, 'failed', 0],
] as const)('a vendor that %s costs its own answer and no other', async (_, as, state, unanswered) => {
  const table = temporaryTable();
  await importPeople(table, tamsin);
  const broken = { ...vendorOf([theSame], { id: 'one', name: 'Vendor One' }) };
  broken.behave(as);
  // Shortens the vendor's time limit for the test.
  const hurried = {
    ...broken,
    search: (query: Parameters<Vendor['search']>[0]) => broken.search(query, { milliseconds: 5 }),
  };
  const { run, get } = await searching(table, [hurried, vendorOf([another], { id: 'two', name: 'Vendor Two' })]);
  await run();
  const found = await get();
  expect(found).toMatchObject({ status: 'ready', total: 2 });
  expect(found.gathered).toContainEqual({ source: 'Vendor One', people: 0, state });
  expect(found.gathered).toContainEqual({ source: 'Vendor Two', people: 1, state: 'answered' });
  expect((await spent(table, day)).filter(({ source }) => source === 'one').map((each) => each.unanswered)).toEqual(
    unanswered ? [1] : [],
  );
});

test('treats an unexpected exception of a vendor as a failed source', async () => {
  const table = temporaryTable();
  await importPeople(table, tamsin);
  const mad = { ...vendorOf([]), search: () => Promise.reject(new TypeError('undefined is not a person')) };
  const { run, get } = await searching(table, [mad]);
  await run();
  expect(await get()).toMatchObject({ status: 'ready', total: 1, gathered: [{}, { people: 0, state: 'failed' }] });
});

test('does not call a vendor that does not support the query', async () => {
  const table = temporaryTable();
  await importPeople(table, tamsin);
  const vendor = vendorOf([theSame]);
  const { run, get } = await searching(table, [vendor], { type: 'username', search_query: 'tamsin' });
  await run();
  expect(await get()).toMatchObject({ status: 'empty', gathered: [] });
  expect(vendor.requests).toEqual([]);
});

test('does not call a vendor beyond its daily budget', async () => {
  const table = temporaryTable();
  const vendor = vendorOf([another], { daily_minor_units: 25, minor_units: 10 });
  for (const state of ['answered', 'answered', 'not-asked']) {
    const { run, get } = await searching(table, [vendor, vendorOf([], { id: 'other', name: 'Other' })]);
    await run();
    expect((await get()).gathered).toContainEqual({
      source: 'Fake vendor',
      people: state === 'answered' ? 1 : 0,
      state,
    });
  }
  expect(vendor.requests).toHaveLength(2);
});

test('releases the budget of a free call', async () => {
  const table = temporaryTable();
  const vendor = vendorOf([], { daily_minor_units: 10, minor_units: 10 });
  for (let i = 0; i < 3; i++) await (await searching(table, [vendor])).run();
  expect(vendor.requests).toHaveLength(3);
});

/** The job over a table that fails once, at the write that finishes a search. */
function dyingOnce(table: Table, vendors: Vendor[]) {
  let dies = true;
  const searches = searchStore(table);
  const run = gather.with({
    people: peopleStore(table),
    sources: sourceStore(table),
    vendors: async () => vendors,
    messages: messageStore(table),
    startJob: async () => {},
    clock: () => NOW,
    searches: {
      ...searches,
      replace: async (was, next, ...writes) => {
        if (next.status === 'ready' && dies) {
          dies = false;
          throw new Error('the machine went away');
        }
        return searches.replace(was, next, ...writes);
      },
    },
  });
  return (search_id: SearchId) => run({ search_id });
}

test('resumes after a crash, and pays the vendor once', async () => {
  const table = temporaryTable();
  const vendor = vendorOf([another]);
  const { search_id, get } = await searching(table, [vendor]);
  const run = dyingOnce(table, [vendor]);
  await expect(run(search_id)).rejects.toThrow('the machine went away');
  expect(await get()).toMatchObject({ status: 'gathering', results: { data: [] } });
  await run(search_id);
  expect(await get()).toMatchObject({ status: 'ready', total: 1 });
  expect(vendor.requests).toHaveLength(1);
  expect(await spent(table, day)).toMatchObject([{ calls: 1, minor_units: 10 }]);
});

test('changes nothing when it runs again, and calls no vendor', async () => {
  const table = temporaryTable();
  const vendor = vendorOf([another]);
  const { run, get } = await searching(table, [vendor]);
  await run();
  const was = await get();
  await run();
  expect(await get()).toEqual(was);
  expect(vendor.requests).toHaveLength(1);
});

test('records both payments of two concurrent runs', async () => {
  const table = temporaryTable();
  const vendor = vendorOf([another]);
  const { run, get } = await searching(table, [vendor]);
  await Promise.all([run(), run()]);
  expect(await get()).toMatchObject({ status: 'ready', total: 1 });
  const [books] = await spent(table, day);
  expect(books).toMatchObject({ calls: vendor.requests.length, minor_units: vendor.requests.length * 10 });
});

test('fails for a retry if no source answers', async () => {
  const table = temporaryTable();
  const vendor = vendorOf([another]);
  vendor.behave({ fails: 'unavailable' });
  const { search_id, get } = await searching(table, [vendor]);
  const people = { ...peopleStore(table), cardsAt: () => Promise.reject(new Error('the table is away')) };
  const run = gather.with({
    people,
    sources: sourceStore(table),
    searches: searchStore(table),
    messages: messageStore(table),
    vendors: async () => [vendor],
    startJob: async () => {},
    clock: () => NOW,
  });
  await expect(run({ search_id })).rejects.toThrow('No source answered');
  expect((await get()).results.data).toEqual([]);
  vendor.behave({});
  await run({ search_id });
  expect(await get()).toMatchObject({
    status: 'ready',
    total: 1,
    gathered: [
      { source: 'Calluna', people: 0, state: 'failed' },
      { source: 'Fake vendor', people: 1, state: 'answered' },
    ],
  });
});

test('reads no profile', async () => {
  const table = temporaryTable();
  await importPeople(table, tamsin);
  const { table: counted, reads } = countingReads(table);
  const { run } = await searching(counted, [vendorOf([theSame])]);
  await run();
  expect(Object.keys(reads())).not.toContain('PERSON PERSON');
});

test.each(['\u0000', '\u202Egnp.exe', '😀'.repeat(60), "'; DROP TABLE people;--", 'A'.repeat(256), '${7*7}'])(
  'accepts any vendor data: %j',
  async (text) => {
    const table = temporaryTable();
    const { run, get } = await searching(table, [vendorOf([{ id: text, full_name: text }])], {
      type: 'name',
      search_query: `Okafor ${text}`.slice(0, 256),
    });
    await run();
    expect(['ready', 'empty']).toContain((await get()).status);
  },
);
