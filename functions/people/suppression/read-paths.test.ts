import { beforeEach, expect, test } from 'vitest';

import { unlock } from '#functions/people/domain/opened.ts';
import { handler as getIdentifier } from '#functions/people/get-identifier.ts';
import { handler as getOpened } from '#functions/people/get-opened.ts';
import { handler as getReport } from '#functions/people/get-report.ts';
import { handler as getSearch } from '#functions/people/get-search.ts';
import { handler as getTeaser } from '#functions/people/get-teaser.ts';
import { importRecords } from '#functions/people/import/import-records.ts';
import type { RawRecord } from '#functions/people/import/record.ts';
import { undoMerge } from '#functions/people/import/resolve/undo-merge.ts';
import { personIdOf } from '#functions/people/import/to-person.ts';
import { handler as openReport } from '#functions/people/open-report.ts';
import { openedStore } from '#functions/people/opened-store.ts';
import { personNamesOf } from '#functions/people/person-names.ts';
import { vendorOf } from '#functions/people/sources/testing.ts';
import { handler as startSearch } from '#functions/people/start-search.ts';
import { peopleStore, searchStore } from '#functions/people/store.ts';
import { suppressionList } from '#functions/people/suppression/list.ts';
import { listingsOf } from '#functions/people/suppression/listings.ts';
import { jobRunner, NOW, openingFixture, unchecked } from '#functions/people/testing.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling, unlimited } from '#functions/platform/testing.ts';
import type { Vendor } from '#functions/providers/people-data/live.ts';
import { people } from '#shared/api/people.ts';
import type { InputFromCaller } from '#shared/contract/endpoint.ts';
import { newId } from '#shared/values/id.ts';

const secret = async () => 'a secret of the tests';
const clock = () => NOW;

let table: Table;
beforeEach(() => {
  table = temporaryTable();
  suppressionList(table, secret);
});

const tamsin: RawRecord = {
  id: '1',
  full_name: 'Tamsin Okafor',
  birth_date: '1986-04',
  addresses: [{ street: '418 Cedar Hollow Rd', city: 'Duluth', state: 'MN' }],
  phones: ['218 555 0142'],
  emails: ['tamsin@example.com'],
  family_members: [{ full_name: 'Ruth Hale', relation: 'parent', birth_date: '1958' }],
  social_profiles: [{ network: 'Guildpost', username: 'tamsin.o', url: null }],
};
const ruth: RawRecord = {
  id: '2',
  full_name: 'Ruth Hale',
  birth_date: '1958-03',
  emails: ['ruth@example.com'],
  addresses: [{ city: 'Duluth', state: 'MN' }],
  family_members: [{ full_name: 'Tamsin Okafor', relation: 'child', birth_date: '1986' }],
};
const idOf = ({ id }: RawRecord) => personIdOf('One', String(id));
const importFrom = (source: string, ...records: RawRecord[]) =>
  importRecords(table, records, { source, asOf: '2026-11-01' });
const remove = (...who: RawRecord[]) =>
  listingsOf(table, secret).suppress(
    { suppression_id: `CAL-R-${who.map(({ id }) => id).join('-')}`, scope: 'listing', person_ids: who.map(idOf) },
    NOW,
  );

/** A finished search, to be read again. */
async function searched(request: InputFromCaller<typeof people.startSearch>, vendors: Vendor[] = []) {
  const deps = { searches: searchStore(table), people: peopleStore(table), clock };
  const begin = calling(people.startSearch, startSearch.with({ ...deps, ...unchecked, startJob: async () => {} }));
  const { search_id } = await begin(request);
  await jobRunner(table, vendors).run({ search_id });
  return () => calling(people.getSearch, getSearch.with(deps))({ search_id });
}

const ways: InputFromCaller<typeof people.startSearch>[] = [
  { type: 'name', search_query: 'Tamsin Okafor' },
  { type: 'phone', search_query: '(218) 555-0142' },
  { type: 'email', search_query: 'tamsin@example.com' },
  { type: 'username', search_query: '@tamsin.o' },
  { type: 'address', search_query: '418 Cedar Hollow Rd, Duluth, MN' },
];

test.each(ways)('is gone from earlier and later searches by $type', async (request) => {
  await importFrom('One', tamsin, ruth);
  const earlier = await searched(request);
  expect(await earlier()).toMatchObject({ total: 1, results: { data: [{ person_id: idOf(tamsin) }] } });
  await remove(tamsin);
  const links = { current: 0, unknown: 0, former: 0, unknown_since: null, line: null };
  const isLinked = request.type !== 'name' && request.type !== 'address';
  const facets = { states: [], cities: [], ages: [] };
  const gone = { total: 0, results: { data: [] }, links: isLinked ? links : null, facets };
  expect(await earlier()).toMatchObject(gone);
  expect(await (await searched(request))()).toMatchObject(gone);
});

test('is gone from teaser, report, opened reports and their names', async () => {
  await importFrom('One', tamsin, ruth);
  const { deps, funded } = openingFixture(table);
  const account_id = await funded(3);
  const person_id = idOf(tamsin);
  const as = aMember(account_id, { subscribedUntil: '2027-01-01T00:00:00.000Z' });
  const contents = { facts: 5, sources: 1, counted: 5, isEmpty: false, is_sparse: false };
  const opened = openedStore(table);
  await opened.commit(
    opened.keep(unlock({ account_id, person_id, purpose: 'reconnect', search_id: null }, contents, NOW)),
  );
  const report = calling(people.getReport, getReport.with(deps), { as });
  expect(await report({ person_id })).toMatchObject({ names: [{ full_name: 'Tamsin Okafor' }] });
  await remove(tamsin);
  const gone = { code: 'people.not-found' };
  await expect(report({ person_id })).rejects.toMatchObject(gone);
  await expect(calling(people.getTeaser, getTeaser.with(deps))({ person_id })).rejects.toMatchObject(gone);
  const open = calling(people.openReport, openReport.with(deps), { as });
  await expect(open({ person_id, purpose: 'reconnect' })).rejects.toMatchObject(gone);
  const list = await calling(people.getOpened, getOpened.with({ ...deps, opened }), { as })({});
  expect(list.data).toMatchObject([{ person_id, full_name: null, age: null, lives_in: null, new_facts: 0 }]);
  expect(await personNamesOf(table)([person_id], NOW)).toEqual(new Map());
});

test('is gone from reports of relatives, also those that a vendor completes', async () => {
  await importFrom('One', tamsin, ruth);
  await remove(tamsin);
  const vendor = vendorOf([
    {
      id: 'v',
      full_name: 'Ruth Hale',
      emails: [{ email: 'ruth@example.com', email_type: 'personal', first_seen: null, last_seen: null }],
      family_members: [
        {
          full_name: 'Tamsyn Okafor',
          relation: 'child',
          birth_date: { year: 1986, month: null },
        },
      ],
    },
  ]);
  const found = await (await searched({ type: 'email', search_query: 'ruth@example.com' }, [vendor]))();
  expect(found.results.data).toMatchObject([{ full_name: 'Ruth Hale', related_to: [], counts: { relationships: 0 } }]);
  const { deps } = openingFixture(table);
  const account_id = newId('account');
  const opened = openedStore(table);
  const opening = { account_id, person_id: idOf(ruth), purpose: 'reconnect' as const, search_id: null };
  await opened.commit(
    opened.keep(unlock(opening, { facts: 1, sources: 1, counted: 1, isEmpty: false, is_sparse: false }, NOW)),
  );
  const read = calling(people.getReport, getReport.with({ ...deps, vendors: async () => [vendor] }), {
    as: aMember(account_id),
  });
  expect(await read({ person_id: idOf(ruth) })).toMatchObject({ family_members: [], counts: { relationships: 0 } });
});

test('is not named in the teaser of a relative that the removed record does not name', async () => {
  const sam: RawRecord = {
    id: '4',
    full_name: 'Sam Ost',
    addresses: [{ city: 'Duluth', state: 'MN' }],
    family_members: [{ full_name: 'Tamsin Okafor', relation: 'spouse' }],
  };
  await importFrom('One', tamsin, sam);
  const read = calling(people.getTeaser, getTeaser.with({ people: peopleStore(table), limits: unlimited, clock }));
  expect(await read({ person_id: idOf(sam) })).toMatchObject({ related_to: ['Tamsin Okafor'] });
  await remove(tamsin);
  expect(await read({ person_id: idOf(sam) })).toMatchObject({ related_to: [], counts: { relationships: 0 } });
});

test('is not what was perhaps meant by an address with a slip', async () => {
  await importFrom('One', ruth);
  const deps = { searches: searchStore(table), people: peopleStore(table), opened: openedStore(table), clock };
  const about = calling(people.getIdentifier, getIdentifier.with({ ...deps, limits: unchecked.limits }));
  const get = await searched({ type: 'email', search_query: 'ruth@exmaple.com' });
  const { search_id } = await get();
  expect((await about({ search_id })).near).toEqual([{ search_query: 'ruth@example.com', people: 1 }]);
  await remove(ruth);
  expect((await about({ search_id })).near).toEqual([]);
});

test('is not found by vendors either', async () => {
  await importFrom('One', tamsin);
  await remove(tamsin);
  const vendor = vendorOf([{ id: 'v', full_name: 'Tamsin Okafor', birth_date: { year: 1986, month: null } }]);
  const get = await searched({ type: 'name', search_query: 'Tamsin Okafor' }, [vendor]);
  expect(await get()).toMatchObject({ status: 'empty', total: 0, results: { data: [] } });
});

test('a person that only a vendor knows can be removed', async () => {
  const vendor = vendorOf([{ id: 'v', full_name: 'Tamsin Okafor', birth_date: { year: 1986, month: null } }]);
  const request = { type: 'name' as const, search_query: 'Tamsin Okafor' };
  const get = await searched(request, [vendor]);
  const [found] = (await get()).results.data;
  const removal = { suppression_id: 'v-1', scope: 'listing' as const, person_ids: [found!.person_id] };
  await listingsOf(table, secret).suppress(removal, NOW);
  expect((await get()).results.data).toEqual([]);
  expect((await (await searched(request, [vendor]))()).results.data).toEqual([]);
});

test('undoing a merge does not bring a removed record back', async () => {
  await importFrom('One', ruth);
  await importFrom('Two', { ...ruth, id: '9' });
  const record = personIdOf('Two', '9');
  expect(await peopleStore(table).person(record)).toMatchObject({ person_id: idOf(ruth) });
  await remove(ruth);
  await expect(undoMerge(table, { record, person_id: idOf(ruth) }, NOW)).rejects.toThrow('gone elsewhere');
  expect(await peopleStore(table).persons([record, idOf(ruth)])).toEqual([]);
});
