import { afterAll, expect, test } from 'vitest';

import { handler } from '#functions/people/get-report.ts';
import { peopleStore } from '#functions/people/store.ts';
import { known, livingIn, NOW, papers, personId, somebody } from '#functions/people/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { people } from '#shared/api/people.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const table = await temporaryTable();
afterAll(() => table[Symbol.asyncDispose]());

const ruth = somebody('Ruth Hale', {
  person_id: personId('ruth'),
  addresses: [livingIn('Madison', 'WI')],
  birth_date: { year: 1958, month: 3, ...papers },
});
const child = somebody('Ada Okafor', { person_id: personId('ada'), birth_date: { year: 2015, month: 3, ...papers } });
const family = (person_id: typeof ruth.person_id | null, full_name: string, relation: 'parent' | 'child') => ({
  full_name,
  relation,
  person_id,
  birth_date: null,
  ...papers,
});
const tamsin = somebody('Tamsin Okafor', {
  addresses: [livingIn('Duluth', 'MN', '418 Cedar Hollow Rd')],
  phones: [
    {
      number: Phone.parse('+12185550142'),
      phone_type: 'mobile',
      ...papers,
      sources: [...papers.sources, { source: 'Carrier lines', first_seen: '2017-05-14', last_seen: '2026-11-12' }],
    },
  ],
  family_members: [family(ruth.person_id, 'Ruth Hale', 'parent'), family(child.person_id, 'Ada Okafor', 'child')],
});
await known(table, tamsin, ruth, child);

const ground = { people: peopleStore(table), clock: () => NOW };
const subscriber = { accountId: newId('account'), subscribedUntil: '2026-12-21T12:00:00.000Z' };
const report = (as?: { accountId: typeof subscriber.accountId; subscribedUntil: string | null }) =>
  calling(people.getReport, handler.with(ground), as && { as });

test('200: a subscriber reads every fact with its sources and dates', async () => {
  const full = await report(subscriber)({ person_id: tamsin.person_id });
  expect(full).toMatchObject({ age: 46, counts: { phones: 1, locations: 1 } });
  expect(full.phones).toEqual(tamsin.phones);
  expect(full.sources).toEqual([
    { source: 'Test register', facts: 5, last_seen: '2026-10-01' },
    { source: 'Carrier lines', facts: 1, last_seen: '2026-11-12' },
  ]);
});

test('200: relatives bring their own age and town, and none is under 18', async () => {
  const { family_members, counts } = await report(subscriber)({ person_id: tamsin.person_id });
  expect(family_members).toMatchObject([
    { full_name: 'Ruth Hale', age: 68, lives_in: { city: 'Madison', state: 'WI' } },
  ]);
  expect(counts.relationships).toBe(1);
});

test('200: how the index keeps its books is nobody’s to read', async () => {
  expect(await report(subscriber)({ person_id: tamsin.person_id })).not.toHaveProperty('records');
});

test('401: a visitor gets none of it', async () => {
  await expect(report()({ person_id: tamsin.person_id })).rejects.toMatchObject({
    code: 'auth.unauthenticated',
    status: 401,
  });
});

test.each([null, '2026-11-21T11:59:59.000Z'])('402: nor does who has not paid (until %s)', async (subscribedUntil) => {
  await expect(report({ ...subscriber, subscribedUntil })({ person_id: tamsin.person_id })).rejects.toMatchObject({
    code: 'billing.subscription-required',
  });
});

test('404: somebody unknown, and anybody under 18', async () => {
  for (const person_id of [personId('nobody'), child.person_id]) {
    await expect(report(subscriber)({ person_id })).rejects.toMatchObject({ code: 'people.not-found' });
  }
});
