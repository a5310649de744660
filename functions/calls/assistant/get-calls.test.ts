import { expect, test } from 'vitest';

import { handler } from '#functions/calls/assistant/get-calls.ts';
import { callStore } from '#functions/calls/assistant/store.ts';
import { whoHas } from '#functions/people/public.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { aCall } from '#functions/calls/web-chat/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { newId } from '#shared/values/id.ts';

const table = temporaryTable();
const calls = callStore(table);
const list = (as: Parameters<typeof calling>[2]) =>
  calling(assistant.getCalls, handler.with({ calls, whoHas: whoHas(table) }), as);

const account_id = newId('account');
const spam = { score: 92, verdict: 'likely_spam' as const, reasons: [] };
const appointment = {
  id: newId('appointment'),
  starts_at: '2026-11-23T16:30:00.000Z',
  tz: 'America/Chicago',
  state: 'proposed' as const,
};
const kinds = [{ spam }, { status: 'voicemail' as const, is_read: true }, { appointment, is_read: true }];
for (let i = 0; i < 25; i++)
  await calls.commit(calls.add(aCall(account_id, { id: newId('call', i), duration_s: i, ...kinds[i] })));
const mine = list({ as: aMember(account_id) });

test('200: lists the latest first, paginated as in Laravel', async () => {
  const first = await mine({});
  expect(first.data.map(({ duration_s }) => duration_s)).toEqual(Array.from({ length: 20 }, (_, i) => 24 - i));
  expect(first).toMatchObject({ current_page: 1, last_page: 2, per_page: 20, total: 25, prev_page_url: null });
  expect(first.next_page_url).toBe('/api/mobile/assistant/list-v2?page=2');
  const second = await mine({ page: 2 });
  expect(second.data.map(({ duration_s }) => duration_s)).toEqual([4, 3, 2, 1, 0]);
  expect(second).toMatchObject({ next_page_url: null, prev_page_url: '/api/mobile/assistant/list-v2?page=1' });
  expect(await mine({ page: 9 })).toMatchObject({ data: [], total: 25 });
  expect(first.data[0]).not.toHaveProperty('account_id');
});

test('200: the next page keeps filter and size', async () => {
  const { total, next_page_url } = await mine({ filter: 'unread', per_page: 10 });
  expect(total).toBe(23);
  expect(next_page_url).toBe('/api/mobile/assistant/list-v2?page=2&per_page=10&filter=unread');
});

test.each([
  ['spam', 0],
  ['voicemail', 1],
  ['appointment', 2],
] as const)('200: only %s', async (filter, duration_s) => {
  expect((await mine({ filter })).data).toMatchObject([{ duration_s }]);
});

test('200: counts all filters over everything, and lists urgent calls first until they are done', async () => {
  const owner = newId('account');
  const urgent = aCall(owner, { id: newId('call', 1), urgency: 'high', is_read: true });
  await calls.commit(calls.add(urgent));
  for (let i = 2; i < 70; i++) await calls.commit(calls.add(aCall(owner, { id: newId('call', i), ...kinds[i - 2] })));
  const theirs = list({ as: aMember(owner) });
  const first = await theirs({});
  expect(first.data[0]?.id).toBe(urgent.id);
  expect(first.counts).toEqual({ all: 69, unread: 66, waiting: 2, spam: 1, voicemail: 1, appointment: 1 });
  const stored = await calls.of(owner, urgent.id);
  await calls.commit(calls.replace(stored!, { ...stored!, done_at: new Date().toISOString() }));
  expect((await theirs({})).data[0]?.id).not.toBe(urgent.id);
  expect((await theirs({ filter: 'waiting' })).total).toBe(1);
});

test('200: other accounts see no messages; the account’s chats see all, a caller’s chat none', async () => {
  const visitor = (accountId: typeof account_id | null) =>
    ({ role: 'chat', webchatId: newId('webchat'), accountId }) as const;
  expect((await list({ as: aMember(newId('account')) })({})).total).toBe(0);
  expect((await list({ as: visitor(account_id) })({})).total).toBe(25);
  expect((await list({ as: visitor(null) })({})).total).toBe(0);
});
