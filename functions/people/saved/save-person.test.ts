import { expect, test } from 'vitest';

import { handler } from '#functions/people/saved/save-person.ts';
import { savingFixture } from '#functions/people/saved/testing.ts';
import { importPeople, livingIn, NOW, personId, personNamed } from '#functions/people/testing.ts';
import { aMember, calling, exhausted, sending } from '#functions/platform/testing.ts';
import { saved } from '#shared/api/saved.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { figures } from '#shared/values/figures.ts';
import type { AccountId } from '#shared/values/id.ts';

const { table, deps, member } = savingFixture();
const tamsin = personNamed('Tamsin Okafor', { addresses: [livingIn('Duluth', 'MN')] });
await importPeople(table, tamsin);
const { person_id } = tamsin;
const save = (account_id: AccountId, more: object = {}) =>
  calling(saved.savePerson, handler.with({ ...deps, ...more }), { as: aMember(account_id) });

test('200: saves once, however often and by how many tabs it is asked', async () => {
  const account_id = await member();
  await Promise.all([save(account_id)({ person_id }), save(account_id)({ person_id })]);
  expect(await save(account_id)({ person_id })).toMatchObject({ saved: { note: '', saved_at: NOW.toISOString() } });
  expect(await deps.saved.list(account_id)).toHaveLength(1);
});

test('404: nobody under 18, and nobody who is not listed', async () => {
  const minor = personNamed('Young Okafor', { birth_date: { ...tamsin.birth_date!, year: 2015 } });
  await importPeople(table, minor);
  const account_id = await member();
  for (const id of [minor.person_id, personId('nobody')])
    await expect(save(account_id)({ person_id: id })).rejects.toMatchObject({ code: 'people.not-found' });
});

test('403: not where the law forbids to show the person', async () => {
  const send = sending(saved.savePerson, handler.with(deps), { as: aMember(await member()) });
  const headers = { 'x-viewer-country': 'CN', 'x-requested-with': 'XMLHttpRequest' };
  const url = `http://test/api/user/saved-people/${person_id}`;
  expect((await send(new Request(url, { method: 'PUT', headers, body: '{}' }))).status).toBe(403);
});

test('429: not more people than a list holds, and not too often', async () => {
  const account_id = await member();
  for (let i = 0; i < figures.savedPeople; i++) {
    const item = { account_id, person_id: personId(`p${i}`), saved_at: NOW.toISOString(), note: '', noted_at: null };
    await deps.saved.commit(deps.saved.keep(item));
  }
  await expect(save(account_id)({ person_id })).rejects.toMatchObject({ code: 'request.too-many' });
  await expect(save(await member(), { limits: exhausted })({ person_id })).rejects.toMatchObject({ status: 429 });
});

test('409: gives up when other writers always win', async () => {
  const busy = { ...deps.saved, commit: async () => Promise.reject(new Fault('request.conflict')) };
  await expect(save(await member(), { saved: busy })({ person_id })).rejects.toMatchObject({ status: 409 });
});
