import { expect, test, vi } from 'vitest';

import { cardOf, storedTeaserOf } from '#functions/people/domain/card.ts';
import { handler } from '#functions/people/get-teaser.ts';
import { redirect, peopleStore, teaserCard } from '#functions/people/store.ts';
import {
  importPeople,
  livingIn,
  NOW,
  provenance,
  personId,
  personNamed,
  countingReads,
} from '#functions/people/testing.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling, sending, unlimited } from '#functions/platform/testing.ts';
import { people } from '#shared/api/people.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const table = temporaryTable();

const child = personNamed('Ada Okafor', { birth_date: { year: 2015, month: 3, ...provenance } });
const tamsin = personNamed('Tamsin Okafor', {
  addresses: [livingIn('Duluth', 'MN', '418 Cedar Hollow Rd')],
  phones: [{ number: Phone.parse('+12185550142'), phone_type: 'mobile', ...provenance }],
});
await importPeople(table, tamsin, child);
const teaser = calling(
  people.getTeaser,
  handler.with({ people: peopleStore(table), limits: unlimited, clock: () => NOW }),
);

test('200: returns the teaser with correct counts and no contact data', async () => {
  const seen = await teaser({ person_id: tamsin.person_id });
  expect(seen).toMatchObject({
    full_name: 'Tamsin Okafor',
    age: 46,
    lives_in: { city: 'Duluth' },
    counts: { phones: 1, locations: 1, emails: 0 },
  });
  expect(JSON.stringify(seen)).not.toMatch(/5550142|Cedar/);
});

test('200: takes one read, and none of the profile', async () => {
  const { table: counted, reads, trips } = countingReads(table);
  await calling(
    people.getTeaser,
    handler.with({ people: peopleStore(counted), limits: unlimited, clock: () => NOW }),
  )({
    person_id: tamsin.person_id,
  });
  expect(reads()).toEqual({ 'PERSON TEASER': 1, 'PERSON SUPPRESSED': 1 });
  expect(trips()).toBe(1);
});

test('200: follows the old id of a merged person', async () => {
  const before = personId('before');
  await table.commit(table.put(redirect, { person_id: before, moved_to: tamsin.person_id }));
  expect(await teaser({ person_id: before })).toMatchObject({ person_id: tamsin.person_id });
});

test('404: rejects an external person after a day', async () => {
  const wilma = personNamed('Wilma Quade');
  const shown = storedTeaserOf(wilma, cardOf(wilma, NOW), NOW);
  const at = (moment: Date) =>
    calling(people.getTeaser, handler.with({ people: peopleStore(table), limits: unlimited, clock: () => moment }));
  const expires_at = NOW.getTime() / 1000 + 60;
  await table.commit(table.derive(teaserCard, keys.teaser(shown), { ...shown, expires_at }));
  expect(await at(NOW)({ person_id: shown.person_id })).toMatchObject({ full_name: 'Wilma Quade' });
  await expect(at(addMinutes(NOW, 1))({ person_id: shown.person_id })).rejects.toMatchObject({
    code: 'people.not-found',
  });
});

test.each([
  ['an unknown person', personId('nobody')],
  ['a minor', child.person_id],
])('404: %s', async (_, person_id) => {
  await expect(teaser({ person_id })).rejects.toMatchObject({ code: 'people.not-found' });
});

test('403: hidden from countries to which the law forbids to show people in the United States', async () => {
  const on = handler.with({ people: peopleStore(table), limits: unlimited, clock: () => NOW });
  const request = new Request(`http://test/api/people/${tamsin.person_id}`, { headers: { 'x-viewer-country': 'CN' } });
  const answer = await sending(people.getTeaser, on)(request);
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'people.restricted' }]);
});

test('404: a resident of a country whose people are not listed, until the configuration names it', async () => {
  const home = { ...livingIn('Izmir', 'X', 'Bornova 12'), country: 'TR' };
  const resident = personNamed('Deniz Kaya', { addresses: [home] });
  await importPeople(table, resident);
  const ask = () => teaser({ person_id: resident.person_id });
  vi.stubEnv('SUBJECT_REGIONS', 'BR');
  await expect(ask()).rejects.toMatchObject({ code: 'people.not-found' });
  vi.stubEnv('SUBJECT_REGIONS', 'BR,TR');
  expect(await ask()).toMatchObject({ full_name: 'Deniz Kaya' });
});

test('429: a network that reads too many cards has to wait, and no member of it', async () => {
  const on = handler.with({
    people: peopleStore(table),
    limits: limiterOf(table, async () => 'secret'),
    clock: () => NOW,
  });
  const visitor = calling(people.getTeaser, on);
  const member = calling(people.getTeaser, on, { as: aMember(newId('account')) });
  const { person_id } = tamsin;
  for (let i = 0; i < 120; i++) await visitor({ person_id });
  await expect(visitor({ person_id })).rejects.toMatchObject({ code: 'request.too-many' });
  for (let i = 0; i < 120; i++) await member({ person_id });
  await expect(member({ person_id })).rejects.toMatchObject({ code: 'request.too-many' });
  await calling(people.getTeaser, on, { as: aMember(newId('account')) })({ person_id });
});
