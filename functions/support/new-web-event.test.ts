import { expect, test } from 'vitest';
import * as z from 'zod';

import { limiterOf } from '#functions/platform/limits.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling, sending, unlimited } from '#functions/platform/testing.ts';
import { handler } from '#functions/support/new-web-event.ts';
import { eventStore } from '#functions/support/store.ts';
import { support } from '#shared/api/support.ts';
import { newId } from '#shared/values/id.ts';

const table = temporaryTable();

const events = eventStore(table);
const call = (now: Date, limits = limiterOf(table, async () => crypto.randomUUID())) =>
  calling(support.newWebEvent, handler.with({ limits, events, clock: () => now }));
const anonymous = { reference_type: 'common', reference_id: -1 } as const;

test('200: stores known events and drops unknown parameters', async () => {
  const now = new Date('2026-11-01T12:00:00.000Z');
  const reference_id = newId('account');
  await call(now)({
    event_name: 'page_viewed',
    reference_type: 'user',
    reference_id,
    event_params: { page: 'home', language: 'en', query: 'Tamsin Whitlock', found: true },
  });
  expect(await events.of('2026-11-01')).toMatchObject([
    { event_name: 'page_viewed', reference_type: 'user', params: { page: 'home', language: 'en' } },
  ]);
});

test('200: stores neither the account nor the chat that a visit belongs to', async () => {
  const subjects = [
    { reference_type: 'user', reference_id: newId('account') },
    { reference_type: 'web_chat', reference_id: newId('webchat') },
  ] as const;
  for (const subject of subjects) {
    await call(new Date('2026-11-04T12:00:00.000Z'))({ event_name: 'page_viewed', ...subject });
  }
  const visits = await table.query(
    { schema: z.unknown() },
    { ...keys.webEvent({ day: '2026-11-04', at: '', id: '' }), sk: '' },
  );
  expect(visits).toHaveLength(2);
  for (const { reference_id } of subjects) expect(JSON.stringify(visits)).not.toContain(reference_id);
});

test.each([
  ['a name that we do not know', { ...anonymous, event_name: 'constructor' }],
  [
    'an id that is not one of ours',
    { event_name: 'page_viewed', reference_type: 'user', reference_id: 'tamsin@example.com' },
  ],
  ['a numeric id', { event_name: 'page_viewed', reference_type: 'common', reference_id: 17 }],
] as const)('200: %s is answered the same, and dropped', async (_, input) => {
  expect(await call(new Date('2026-11-02T12:00:00.000Z'))(input)).toEqual({});
  expect(await events.of('2026-11-02')).toEqual([]);
});

test.each(['Tamsin Whitlock', 'tamsin@example.com', '+12185550142', '2185550142', 'a'.repeat(33)])(
  '200: %s is no word of ours',
  async (page) => {
    const now = new Date(Date.UTC(2026, 9, 1 + page.length));
    await call(now)({ ...anonymous, event_name: 'page_viewed', event_params: { page } });
    expect(await events.of(now.toISOString().slice(0, 10))).toMatchObject([{ event_name: 'page_viewed', params: {} }]);
  },
);

test('200: with Global Privacy Control no visit is counted, and an answer is kept', async () => {
  const now = new Date('2026-11-05T12:00:00.000Z');
  const send = sending(support.newWebEvent, handler.with({ limits: unlimited, events, clock: () => now }));
  for (const event_name of ['page_viewed', 'unsubscribe_reason']) {
    const body = JSON.stringify({ ...anonymous, event_name });
    const request = new Request('http://test/api/web_event/new', { method: 'POST', body, headers: { 'sec-gpc': '1' } });
    expect((await send(request)).status).toBe(200);
  }
  expect(await events.of('2026-11-05')).toMatchObject([{ event_name: 'unsubscribe_reason' }]);
});

test('429: allows sixty a minute', async () => {
  const send = call(
    new Date('2026-11-03T12:00:00.000Z'),
    limiterOf(table, async () => 'one secret'),
  );
  const outcomes = await Promise.allSettled(
    Array.from({ length: 61 }, () => send({ ...anonymous, event_name: 'page_viewed' })),
  );
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});
