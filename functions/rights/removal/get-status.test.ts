import { expect, test } from 'vitest';

import { calling, exhausted } from '#functions/platform/testing.ts';
import { handler } from '#functions/rights/removal/get-status.ts';
import { removalFixture, tamsin } from '#functions/rights/removal/testing.ts';
import { removal } from '#shared/api/removal.ts';

const { deps, request } = removalFixture();
const status = (more: object = {}) => calling(removal.getStatus, handler.with({ ...deps, ...more }));

test('200: says what became of a request, and nothing of the person', async () => {
  const { reference } = await request({ person_ids: [tamsin.person_id], email: 'tamsin@example.com' });
  expect(await status()({ reference: reference.toLowerCase().replaceAll('-', '') })).toEqual({
    reference,
    kind: 'removal',
    state: 'received',
    history: [{ state: 'received', at: '2026-11-23T12:00:00.000Z' }],
    made_at: '2026-11-23T12:00:00.000Z',
    due_at: '2026-12-03T12:00:00.000Z',
    done_at: null,
    records: null,
    household: false,
  });
});

test('404: no request has this reference', async () => {
  await expect(status()({ reference: 'CAL-R-2222222' })).rejects.toMatchObject({ code: 'rights.request-not-found' });
});

test('429: references cannot be guessed', async () => {
  await expect(status({ limits: exhausted })({ reference: 'CAL-R-2222222' })).rejects.toMatchObject({
    code: 'request.too-many',
  });
});
