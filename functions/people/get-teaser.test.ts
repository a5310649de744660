import { afterAll, expect, test } from 'vitest';

import { handler } from '#functions/people/get-teaser.ts';
import { peopleStore } from '#functions/people/store.ts';
import { known, livingIn, NOW, papers, personId, somebody } from '#functions/people/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { people } from '#shared/api/people.ts';
import { Phone } from '#shared/values/phone.ts';

const table = await temporaryTable();
afterAll(() => table[Symbol.asyncDispose]());

const child = somebody('Ada Okafor', { birth_date: { year: 2015, month: 3, ...papers } });
const tamsin = somebody('Tamsin Okafor', {
  addresses: [livingIn('Duluth', 'MN', '418 Cedar Hollow Rd')],
  phones: [{ number: Phone.parse('+12185550142'), phone_type: 'mobile', ...papers }],
});
await known(table, tamsin, child);
const teaser = calling(people.getTeaser, handler.with({ people: peopleStore(table), clock: () => NOW }));

test('200: who it is, with true counts and no way to reach anyone', async () => {
  const seen = await teaser({ person_id: tamsin.person_id });
  expect(seen).toMatchObject({
    full_name: 'Tamsin Okafor',
    age: 46,
    lives_in: { city: 'Duluth' },
    counts: { phones: 1, locations: 1, emails: 0 },
  });
  expect(JSON.stringify(seen)).not.toMatch(/5550142|Cedar/);
});

test.each([
  ['somebody unknown', personId('nobody')],
  ['anybody under 18', child.person_id],
])('404: %s', async (_, person_id) => {
  await expect(teaser({ person_id })).rejects.toMatchObject({ code: 'people.not-found' });
});

test('422: an id that is none', async () => {
  await expect(teaser({ person_id: 'per_1' })).rejects.toMatchObject({ code: 'request.invalid' });
});
