import { expect, test } from 'vitest';

import { handler } from '#functions/people/saved/get-people.ts';
import { handler as savePerson } from '#functions/people/saved/save-person.ts';
import { phone, savingFixture } from '#functions/people/saved/testing.ts';
import { handler as writeNote } from '#functions/people/saved/write-note.ts';
import { listingsOf } from '#functions/people/suppression/listings.ts';
import { importPeople, livingIn, NOW, personNamed } from '#functions/people/testing.ts';
import { aMember, calling, sending } from '#functions/platform/testing.ts';
import { saved } from '#shared/api/saved.ts';
import type { AccountId, PersonId } from '#shared/values/id.ts';

const { table, deps, member, open, watch, change, asSubscriber } = savingFixture();
const crowd = Array.from({ length: 22 }, (_, i) =>
  personNamed(`Person N${i}`, { addresses: [livingIn('Austin', 'TX')] }),
);
await importPeople(table, ...crowd);
const list = (account_id: AccountId) => calling(saved.getPeople, handler.with(deps), asSubscriber(account_id));
const save = (account_id: AccountId, person_id: PersonId, now = NOW) =>
  calling(saved.savePerson, savePerson.with({ ...deps, clock: () => now }), { as: aMember(account_id) })({ person_id });

test('200: pages, latest first', async () => {
  const account_id = await member();
  for (const [i, { person_id }] of crowd.entries())
    await save(account_id, person_id, new Date(NOW.getTime() + i * 1000));
  const first = await list(account_id)({});
  expect(first).toMatchObject({ total: 22, last_page: 2, next_page_url: '/api/user/saved-people?page=2' });
  expect(first.data.map(({ person }) => person?.full_name).slice(0, 2)).toEqual(['Person N21', 'Person N20']);
  expect((await list(account_id)({ page: 2 })).data).toHaveLength(2);
});

test('200: says what is new since the report was opened, and what is watched', async () => {
  const account_id = await member();
  const person = crowd[0]!;
  await open(account_id, person.person_id);
  await watch(account_id, person.person_id);
  await change({ ...person, phones: [phone('+12185550142'), phone('+12185550143')] });
  const { data, watched } = await list(account_id)({});
  expect(watched).toBe(1);
  expect(data).toMatchObject([{ watch: { notified_at: null }, opened: { new_facts: 2 }, can_watch: 'possible' }]);
  expect(JSON.stringify(data)).not.toContain('5550142');
});

test('200: shows nothing of a removed listing but the member’s own note, and nothing of others', async () => {
  const account_id = await member();
  const gone = personNamed('Rosa Marsh', { addresses: [livingIn('Duluth', 'MN')] });
  await importPeople(table, gone);
  await open(account_id, gone.person_id);
  await watch(account_id, gone.person_id);
  const note = calling(saved.writeNote, writeNote.with(deps), { as: aMember(account_id) });
  await note({ person_id: gone.person_id, note: 'A friend of my aunt' });
  await listingsOf(table).suppress({ suppression_id: 'CAL-R-1', scope: 'listing', person_ids: [gone.person_id] }, NOW);
  const { data, watched } = await list(account_id)({});
  expect(watched).toBe(0);
  expect(data).toMatchObject([
    { person: null, watch: null, can_watch: 'not-indexed', opened: null, note: 'A friend of my aunt' },
  ]);
  expect((await list(await member())({})).data).toEqual([]);
});

test('200: names nobody in the United States to a viewer in a country that may not see them', async () => {
  const account_id = await member();
  await save(account_id, crowd[2]!.person_id);
  const send = sending(saved.getPeople, handler.with(deps), { as: aMember(account_id) });
  const seen = async (country: string) => {
    const headers = { 'x-viewer-country': country };
    const answer = await send(new Request('http://test/api/user/saved-people', { headers }));
    return JSON.stringify(await answer.json());
  };
  expect(await seen('US')).toContain('Person N2');
  expect(await seen('CN')).not.toContain('Person N2');
});
