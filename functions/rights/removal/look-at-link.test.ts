import { expect, test } from 'vitest';

import { calling, exhausted } from '#functions/platform/testing.ts';
import { handler } from '#functions/rights/removal/look-at-link.ts';
import { removalFixture, tamsin } from '#functions/rights/removal/testing.ts';
import { removal } from '#shared/api/removal.ts';

const { deps, request, tokenTo } = removalFixture();
const look = (more: object = {}) => calling(removal.lookAtLink, handler.with({ ...deps, ...more }));

test('200: says what the link will do, however often, and does nothing', async () => {
  const { reference } = await request({ person_ids: [tamsin.person_id], email: 'tamsin@example.com' });
  const token = await tokenTo('tamsin@example.com');
  for (let i = 0; i < 2; i++) {
    expect(await look()({ token })).toEqual({
      kind: 'removal',
      records: 1,
      scope: 'listing',
      household: false,
      ends_at: '2026-11-24T12:00:00.000Z',
    });
  }
  expect(await deps.requests.of(reference)).toMatchObject({ state: 'received' });
});

test.each([
  ['are hidden with a record', { person_ids: [tamsin.person_id] }, true],
  [
    'are not known without a record',
    { unlisted: [{ first_name: 'Tamsin', last_name: 'Okafor', email: 't@example.com' }] },
    false,
  ],
])('200: the people at the same address %s', async (_, people, household) => {
  const email = `household-${household}@example.com`;
  await request({ ...people, email, protection: { role: 'victim', statement: 'Danger', household: true } });
  expect(await look()({ token: await tokenTo(email) })).toMatchObject({ kind: 'protected', household });
});

test('410: a forged link says nothing', async () => {
  await expect(look()({ token: 'forged' })).rejects.toMatchObject({ code: 'auth.link-expired' });
});

test('429: rejects too many attempts', async () => {
  await expect(look({ limits: exhausted })({ token: 'x' })).rejects.toMatchObject({ code: 'request.too-many' });
});
