import { expect, test } from 'vitest';

import { accountStore } from '#functions/account/public.ts';
import type { StoredCall } from '#functions/calls/assistant/store.ts';
import { handler } from '#functions/calls/assistant/get-today.ts';
import { assistantFixture, NOW } from '#functions/calls/assistant/testing.ts';
import { forwardingStore } from '#functions/calls/forwarding/store.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { minuteStore } from '#functions/calls/telephony/minute-store.ts';
import { assistant } from '#shared/api/assistant.ts';
import { addHours } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';

const { table, calls, answering, anOwner, aCallOf } = assistantFixture();
const minutes = minuteStore(table);
const handling = handler.with({
  accounts: accountStore(table),
  answering,
  calls,
  minutes,
  forwarding: forwardingStore(table),
  clock: () => NOW,
});
const spam = { score: 92, verdict: 'likely_spam' as const, reasons: [] };
const ago = (hours: number) => addHours(NOW, -hours).toISOString();

test('200: before the first call, lists the remaining set-up steps', async () => {
  const { account_id } = await anOwner();
  const today = await calling(assistant.getToday, handling, { as: aMember(account_id) })({});
  expect(today).toMatchObject({
    owner: 'Ida',
    tz: 'America/Chicago',
    number: null,
    forwarding: 'none',
    unread: 0,
    next_callback: null,
    steps: { number: false, carrier: false, codes: false, test: false },
    minutes: { used: 0, of: 120, until: '2026-12-01T00:00:00.000Z' },
  });
  expect(today.week.map(({ day }) => day)).toEqual([
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ]);
});

test('200: counts by the owner’s days, with spam but without callbacks for it', async () => {
  const { account_id } = await anOwner();
  const starts_at = '2026-11-23T16:30:00.000Z';
  const appointment = { id: newId('appointment'), starts_at, tz: 'America/Chicago', state: 'confirmed' as const };
  const agreed = await aCallOf(account_id, {
    caller_number: '+12185550142',
    appointment,
    status: 'callback_requested',
  });
  const waiting = await aCallOf(account_id, { started_at: ago(20), status: 'callback_requested' });
  await aCallOf(account_id, { started_at: ago(2), spam, status: 'callback_requested', is_read: true });
  await calls.commit(minutes.add(account_id, 61, NOW));
  const today = await calling(assistant.getToday, handling, { as: aMember(account_id) })({});
  expect(today.to_call_back.map(({ id }) => id)).toEqual([agreed.id, waiting.id]);
  expect(today).toMatchObject({ missed_today: 1, unread: 2, next_callback: { id: agreed.id }, minutes: { used: 2 } });
  expect(today.week.slice(-2)).toEqual([
    { day: '2026-11-20', calls: 1, spam: 0 },
    { day: '2026-11-21', calls: 2, spam: 1 },
  ]);
});

test('200: what is not to be answered is not missed: spam, blocked, without a word, talked with', async () => {
  const { account_id } = await anOwner();
  await aCallOf(account_id);
  for (const status of ['blocked', 'hung_up', 'put_through'] as const) await aCallOf(account_id, { status });
  await aCallOf(account_id, { spam });
  const today = await calling(assistant.getToday, handling, { as: aMember(account_id) })({});
  expect(today).toMatchObject({ missed_today: 1 });
  expect(today.week.at(-1)).toMatchObject({ calls: 5, spam: 1 });
});

test('200: counts all who wait, shows the first ten: urgent, overdue, scheduled, without a time', async () => {
  const { account_id } = await anOwner();
  const at = (hours: number, state: 'confirmed' | 'missed' | 'done' = 'confirmed') => ({
    appointment: { id: newId('appointment'), starts_at: ago(-hours), tz: 'UTC', state },
  });
  let callers = 0;
  const aCaller = (more: Partial<StoredCall>) =>
    aCallOf(account_id, { caller_number: `+1218555${1000 + callers++}`, ...more });
  const asked = { status: 'callback_requested', is_read: true } as const;
  const later = await aCaller({ ...asked, ...at(3) });
  const without = await aCaller(asked);
  const overdue = await aCaller({ ...asked, ...at(-5, 'missed') });
  const justPassed = await aCaller({ ...asked, ...at(-0.1) });
  const urgent = await aCaller({ urgency: 'high', is_read: true });
  await aCaller({ ...asked, ...at(-2, 'done') });
  await aCaller({ ...asked, done_at: ago(1) });
  await aCaller({ ...asked, spam, urgency: 'high' });
  const today = await calling(assistant.getToday, handling, { as: aMember(account_id) })({});
  expect(today.to_call_back.map(({ id }) => id)).toEqual(
    [urgent, overdue, justPassed, later, without].map(({ id }) => id),
  );
  expect(today).toMatchObject({ to_call_back_total: 5, next_callback: { id: overdue.id } });
  for (let more = 0; more < 34; more++) await aCaller(asked);
  const full = await calling(assistant.getToday, handling, { as: aMember(account_id) })({});
  expect(full.to_call_back).toHaveLength(10);
  expect(full.to_call_back_total).toBe(39);
});

test('200: a caller who waits with several calls is one person; withheld numbers are several', async () => {
  const { account_id } = await anOwner();
  const asked = { status: 'callback_requested', is_read: true } as const;
  await aCallOf(account_id, asked);
  const urgent = await aCallOf(account_id, { ...asked, urgency: 'high' });
  await aCallOf(account_id, { ...asked, caller_number: '' });
  await aCallOf(account_id, { ...asked, caller_number: '' });
  const today = await calling(assistant.getToday, handling, { as: aMember(account_id) })({});
  expect(today.to_call_back_total).toBe(3);
  expect(today.to_call_back.map(({ calls }) => calls)).toEqual([2, 1, 1]);
  expect(today.to_call_back[0]?.id).toBe(urgent.id);
});

test('401: rejects a deleted account', async () => {
  const asDeleted = calling(assistant.getToday, handling, { as: aMember(newId('account')) });
  await expect(asDeleted({})).rejects.toMatchObject({ status: 401 });
});
