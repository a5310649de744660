import { expect, test } from 'vitest';

import { handler } from '#functions/people/get-opened.ts';
import { listingsOf } from '#functions/people/suppression/listings.ts';
import { handler as openReport } from '#functions/people/open-report.ts';
import { teaserCard } from '#functions/people/store.ts';
import { importPeople, livingIn, NOW, openingFixture, personNamed } from '#functions/people/testing.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { aMember, calling, sending } from '#functions/platform/testing.ts';
import { people } from '#shared/api/people.ts';
import type { AccountId } from '#shared/values/id.ts';

const { table, deps, funded, later } = openingFixture();
const subscribedUntil = '2027-12-21T12:00:00.000Z';
const list = (account: AccountId) => calling(people.getOpened, handler.with(deps), { as: aMember(account) });
const open = (account: AccountId, person_id: (typeof crowd)[0]['person_id'], now = NOW) =>
  calling(people.openReport, openReport.with({ ...deps, clock: () => now }), {
    as: aMember(account, { subscribedUntil }),
  })({ person_id, purpose: 'reconnect' });

const crowd = Array.from({ length: 22 }, (_, i) =>
  personNamed(`Person N${i}`, { addresses: [livingIn('Austin', 'TX')] }),
);
await importPeople(table, ...crowd);

test('200: returns pages, latest first, with current teasers', async () => {
  const account = await funded(50);
  for (const [i, { person_id }] of crowd.entries()) await open(account, person_id, later({ minutes: i }));
  const first = await list(account)({});
  expect(first).toMatchObject({ total: 22, last_page: 2, next_page_url: '/api/user/viewed-profiles?page=2' });
  expect(first.data.map(({ full_name }) => full_name).slice(0, 2)).toEqual(['Person N21', 'Person N20']);
  expect((await list(account)({ page: 2 })).data.map(({ full_name }) => full_name)).toEqual(['Person N1', 'Person N0']);
});

test('200: counts new facts, and shows no data of a removed listing', async () => {
  const account = await funded(5);
  const [grown, gone] = [crowd[0]!, crowd[1]!];
  await open(account, grown.person_id);
  await open(account, gone.person_id);
  const teaser = (await deps.people.teaser(grown.person_id, NOW))!;
  const more = { ...teaser, counts: { ...teaser.counts, phones: 2 } };
  await table.commit(
    table.derive(teaserCard, keys.teaser(grown), more),
    table.remove(keys.teaser(gone)),
    table.remove(keys.person(gone)),
  );
  const { data } = await list(account)({});
  expect(data.find(({ person_id }) => person_id === grown.person_id)).toMatchObject({ facts: 3, new_facts: 2 });
  const removed = data.find(({ person_id }) => person_id === gone.person_id);
  expect(removed).toMatchObject({ full_name: null, age: null, lives_in: null, portrait: null });
});

test('200: counts only facts that are still shown', async () => {
  const account = await funded(5);
  const protectedPerson = crowd[3]!;
  await open(account, protectedPerson.person_id);
  const { facts } = (await list(account)({})).data[0]!;
  const suppression = { suppression_id: 'CAL-P-1', scope: 'contact' as const, person_ids: [protectedPerson.person_id] };
  await listingsOf(table).suppress(suppression, NOW);
  expect((await list(account)({})).data[0]).toMatchObject({ facts: facts - 1, new_facts: 0, lives_in: null });
});

test('200: returns only reports of the member', async () => {
  await open(await funded(5), crowd[2]!.person_id);
  expect((await list(await funded(5))({})).data).toEqual([]);
});

test('200: names nobody in the United States to a viewer in a country that may not see them', async () => {
  const account = await funded(5);
  await open(account, crowd[2]!.person_id);
  const on = handler.with({ ...deps, clock: () => NOW });
  const seen = async (country: string) => {
    const request = new Request('http://test/api/user/viewed-profiles', { headers: { 'x-viewer-country': country } });
    const answer = await sending(people.getOpened, on, { as: aMember(account) })(request);
    return ((await answer.json()) as { data: { full_name: string | null }[] }).data[0]?.full_name;
  };
  expect(await seen('US')).toBe('Person N2');
  expect(await seen('CN')).toBeNull();
});
