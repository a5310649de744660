import { expect, test } from 'vitest';

import { handler } from '#functions/people/saved/get-person.ts';
import { savingFixture } from '#functions/people/saved/testing.ts';
import { importPeople, livingIn, personId, personNamed } from '#functions/people/testing.ts';
import { aMember, calling, sending } from '#functions/platform/testing.ts';
import { saved } from '#shared/api/saved.ts';

const { table, deps, member, open, watch, asSubscriber } = savingFixture();
const tamsin = personNamed('Tamsin Okafor', { addresses: [livingIn('Duluth', 'MN')] });
await importPeople(table, tamsin);
const { person_id } = tamsin;
const on = handler.with(deps);

test('200: says what is kept, and whether a watch can begin', async () => {
  const account_id = await member();
  const state = () => calling(saved.getPerson, on, asSubscriber(account_id))({ person_id });
  expect(await state()).toEqual({ saved: null, watch: null, can_watch: 'not-opened' });
  await open(account_id, person_id);
  expect(await state()).toMatchObject({ can_watch: 'possible' });
  await watch(account_id, person_id);
  expect(await state()).toMatchObject({ saved: { note: '' }, watch: { notified_at: null } });
});

test('200: shows no watch once the membership has ended', async () => {
  const account_id = await member();
  await open(account_id, person_id);
  await watch(account_id, person_id);
  const ended = calling(saved.getPerson, on, { as: aMember(account_id) });
  expect(await ended({ person_id })).toMatchObject({ watch: null, can_watch: 'no-membership' });
});

test('404: a minor is as unknown as nobody', async () => {
  const minor = personNamed('Young Okafor', { birth_date: { ...tamsin.birth_date!, year: 2015 } });
  await importPeople(table, minor);
  const get = calling(saved.getPerson, on, { as: aMember(await member()) });
  for (const id of [minor.person_id, personId('nobody')])
    await expect(get({ person_id: id })).rejects.toMatchObject({ code: 'people.not-found' });
});

test('403: not where the law forbids to show the person', async () => {
  const send = sending(saved.getPerson, on, { as: aMember(await member()) });
  const headers = { 'x-viewer-country': 'CN' };
  const answer = await send(new Request(`http://test/api/user/saved-people/${person_id}`, { headers }));
  expect(answer.status).toBe(403);
});
