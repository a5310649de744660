import { expect, test } from 'vitest';

import { handler as getDirectory } from '#functions/people/directory/get-people.ts';
import { directoryStore } from '#functions/people/directory/store.ts';
import { handler as getNeighbors } from '#functions/people/get-neighbors.ts';
import { handler as getOpened } from '#functions/people/get-opened.ts';
import { handler as getReport } from '#functions/people/get-report.ts';
import { handler as getSearch } from '#functions/people/get-search.ts';
import { handler as getTeaser } from '#functions/people/get-teaser.ts';
import { importRecords } from '#functions/people/import/import-records.ts';
import type { RawRecord } from '#functions/people/import/record.ts';
import { personIdOf } from '#functions/people/import/to-person.ts';
import { handler as getSaved } from '#functions/people/saved/get-people.ts';
import { handler as openLink } from '#functions/people/sharing/open-link.ts';
import { sharingFixture } from '#functions/people/sharing/testing.ts';
import { vendorOf } from '#functions/people/sources/testing.ts';
import { handler as startSearch } from '#functions/people/start-search.ts';
import { suppressionList } from '#functions/people/suppression/list.ts';
import { shownTeasers } from '#functions/people/suppression/shown-teaser.ts';
import { listingsOf } from '#functions/people/suppression/listings.ts';
import { peopleStore } from '#functions/people/store.ts';
import { countingReads, jobRunner, NOW, unchecked } from '#functions/people/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import type { Vendor } from '#functions/providers/people-data/live.ts';
import { directory } from '#shared/api/directory.ts';
import { people } from '#shared/api/people.ts';
import { saved } from '#shared/api/saved.ts';
import { sharing } from '#shared/api/sharing.ts';

const secret = async () => 'a secret of the tests';

/** Nobody of the family but Ruth has a record. The teaser names Otto, and only counts the others. */
const ruth: RawRecord = {
  id: '2',
  full_name: 'Ruth Hale',
  birth_date: '1958-03',
  phones: ['218 555 0142'],
  addresses: [{ street: '418 Cedar Hollow Rd', city: 'Duluth', state: 'MN' }],
  family_members: [
    { full_name: 'Otto Quist', relation: 'spouse', birth_date: '1957' },
    { full_name: 'Nell Quist', relation: 'child', birth_date: '1984' },
    { full_name: 'Ada Hale', relation: 'sibling', birth_date: '1961' },
  ],
};
const neighbor: RawRecord = {
  id: '3',
  full_name: 'Paul Marsh',
  addresses: [{ street: '418 Cedar Hollow Rd', city: 'Duluth', state: 'MN' }],
};

async function fixture(vendors: Vendor[] = []) {
  const sharer = sharingFixture();
  const { table, member, asSubscriber } = sharer;
  const deps = { ...sharer.deps, vendors: async () => vendors };
  suppressionList(table, secret);
  const account_id = await member();
  const as = asSubscriber(account_id);
  const remove = (suppression_id: string, first_name: string, last_name: string, year: number) =>
    listingsOf(table, secret).suppressIdentifiers(
      {
        suppression_id,
        scope: 'listing',
        people: [
          {
            names: [{ full_name: `${first_name} ${last_name}`, first_name, last_name }],
            birth: { year, month: null },
            emails: [],
            phones: [],
            addresses: [],
          },
        ],
      },
      NOW,
    );
  const search = async (search_query: string) => {
    const begin = calling(people.startSearch, startSearch.with({ ...deps, ...unchecked, startJob: async () => {} }));
    const { search_id } = await begin({ type: 'name', search_query });
    await jobRunner(table, vendors).run({ search_id });
    return () => calling(people.getSearch, getSearch.with(deps))({ search_id });
  };
  const teaser = calling(people.getTeaser, getTeaser.with(deps));
  return { ...sharer, deps, account_id, as, remove, search, teaser };
}

test('a removed person without a record is gone from every view of a relative, also after the next import', async () => {
  const { table, deps, account_id, as, remove, search, teaser, open, watch, share } = await fixture();
  const importAgain = (asOf: string) => importRecords(table, [ruth, neighbor], { source: 'One', asOf });
  await importAgain('2026-11-01');
  const [person_id, other] = [personIdOf('One', '2'), personIdOf('One', '3')];
  for (const id of [person_id, other]) await open(account_id, id);
  await watch(account_id, person_id);
  const { token } = await share(account_id, person_id);
  const byName = await search('Ruth Hale');

  const report = calling(people.getReport, getReport.with(deps), as);
  const link = calling(sharing.openLink, openLink.with(deps));
  const views = {
    teaser: () => teaser({ person_id }),
    row: async () => (await byName()).results.data[0]!,
    'new row': async () => (await (await search('Ruth Hale'))()).results.data[0]!,
    saved: async () => (await calling(saved.getPeople, getSaved.with(deps), as)({})).data[0]!.person!,
    report: () => report({ person_id }),
    link: () => link({ token }),
  };
  const others = {
    search: byName,
    opened: () => calling(people.getOpened, getOpened.with(deps), as)({}),
    neighbors: async () => {
      const [address] = (await report({ person_id: other })).addresses;
      const read = calling(people.getNeighbors, getNeighbors.with(deps), as);
      return read({ person_id: other, fact_id: address!.fact_id });
    },
    directory: () =>
      calling(
        directory.getPeople,
        getDirectory.with({ ...deps, directory: directoryStore(table) }),
      )({ country: 'US', state: 'MN', letter: 'Ha' }),
  };
  const countIn = async () => {
    const counts = Object.entries(views).map(
      async ([view, read]) => [view, (await read()).counts.relationships] as const,
    );
    return Object.fromEntries(await Promise.all(counts));
  };
  const namedIn = async (name: string) => {
    const texts = await Promise.all(
      Object.entries({ ...views, ...others }).map(
        async ([view, read]) => [view, JSON.stringify(await read())] as const,
      ),
    );
    return texts.filter(([, text]) => text.includes(name)).map(([view]) => view);
  };
  const all = (count: number) => Object.fromEntries(Object.keys(views).map((name) => [name, count]));
  const factsOpened = async () => (await others.opened()).data.find((each) => each.person_id === person_id)!.facts;
  const facts = await factsOpened();

  expect(await countIn()).toEqual(all(3));
  expect(await namedIn('Otto Quist')).toEqual(expect.arrayContaining(['teaser', 'row', 'report', 'link', 'search']));
  expect(await namedIn('Ruth Hale')).toEqual(expect.arrayContaining(['neighbors', 'directory', 'opened']));

  await remove('CAL-R-1-U', 'Otto', 'Quist', 1957);
  expect(await namedIn('Otto')).toEqual([]);
  expect(await countIn()).toEqual(all(2));

  await remove('CAL-R-2-U', 'Nell', 'Quist', 1984); // no teaser names her
  expect(await namedIn('Nell')).toEqual([]);
  expect(await countIn()).toEqual(all(1));
  expect(await factsOpened()).toBe(facts - 2);
  expect((await others.opened()).data.map(({ new_facts }) => new_facts)).toEqual([0, 0]);

  await importAgain('2026-11-20');
  expect(await namedIn('Quist')).toEqual([]);
  expect(await countIn()).toEqual(all(1));
  expect(await namedIn('Ada Hale')).toEqual(['report', 'link']);
});

test('the same where only a vendor knows the relative', async () => {
  const vendor = vendorOf([
    {
      id: 'v',
      full_name: 'Vera Example',
      birth_date: { year: 1958, month: null },
      family_members: [
        { full_name: 'Otto Quist', relation: 'spouse', birth_date: { year: 1957, month: null } },
        { full_name: 'Nell Quist', relation: 'child', birth_date: { year: 1984, month: null } },
      ],
    },
  ]);
  const { remove, search, teaser } = await fixture([vendor]);
  const byName = await search('Vera Example');
  const { person_id } = (await byName()).results.data[0]!;
  expect(await teaser({ person_id })).toMatchObject({ related_to: ['Otto Quist'], counts: { relationships: 2 } });
  await remove('CAL-R-1-U', 'Otto', 'Quist', 1957);
  await remove('CAL-R-2-U', 'Nell', 'Quist', 1984);
  const gone = { related_to: [], counts: { relationships: 0 } };
  expect(await teaser({ person_id })).toMatchObject(gone);
  expect((await byName()).results.data).toMatchObject([gone]);
});

test('a page of teasers costs one request for the profiles, of those who have a relative called like the removed', async () => {
  const { table, remove } = await fixture();
  await importRecords(table, [ruth, neighbor], { source: 'One', asOf: '2026-11-01' });
  const ids = [personIdOf('One', '2'), personIdOf('One', '3')];
  const teasers = await peopleStore(table).teasers(ids, NOW);
  const counted = countingReads(table);
  const people = { ...peopleStore(counted.table), suppressions: peopleStore(table).suppressions };
  expect(await shownTeasers(teasers, { people }, NOW)).toEqual(teasers);
  expect(counted.trips()).toBe(0); // nobody is suppressed
  await remove('CAL-R-2-U', 'Wilhelmina', 'Ostrander', 1950);
  await shownTeasers(teasers, { people }, NOW);
  expect(counted.trips()).toBe(0); // nobody of that name is a relative
  await remove('CAL-R-1-U', 'Otto', 'Quist', 1957);
  await shownTeasers(teasers, { people }, NOW);
  expect([counted.trips(), counted.reads()]).toEqual([1, { 'PERSON PERSON': 1 }]);
});

test('a namesake of another age stays named', async () => {
  const { table, remove, teaser } = await fixture();
  await importRecords(table, [ruth], { source: 'One', asOf: '2026-11-01' });
  await remove('CAL-R-1-U', 'Otto', 'Quist', 1999);
  const person_id = personIdOf('One', '2');
  expect(await teaser({ person_id })).toMatchObject({ related_to: ['Otto Quist'], counts: { relationships: 3 } });
});
