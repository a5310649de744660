import { expect, test } from 'vitest';

import { accountStore } from '#functions/account/public.ts';
import { handler as getCalls } from '#functions/calls/assistant/get-calls.ts';
import { handler as getToday } from '#functions/calls/assistant/get-today.ts';
import { handler as markCaller } from '#functions/calls/assistant/mark-caller.ts';
import { handler as markDone } from '#functions/calls/assistant/mark-done.ts';
import { markingOf } from '#functions/calls/assistant/set-mark.ts';
import type { StoredCall } from '#functions/calls/assistant/store.ts';
import { assistantFixture } from '#functions/calls/assistant/testing.ts';
import { callbackFixture, MONDAY, NOW } from '#functions/calls/callbacks/testing.ts';
import { forwardingStore } from '#functions/calls/forwarding/store.ts';
import { minuteStore } from '#functions/calls/telephony/minute-store.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { addDays, addHours } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';

const fixture = callbackFixture();
const { calls, callers, marks, answering } = assistantFixture(fixture.table);
const { table } = fixture;
const spam = { score: 92, verdict: 'likely_spam' as const, reasons: [] };
const at = (hours: number) => addHours(NOW, hours).toISOString();
const agreedAt = (starts_at: string, state: 'confirmed' | 'missed' | 'done' = 'confirmed') => ({
  status: 'callback_requested' as const,
  appointment: { id: newId('appointment'), starts_at, tz: 'America/Chicago', state },
});

/** Six kinds of twenty calls each, over a month, each from a number of its own. */
const kinds: ((nth: number) => Partial<StoredCall>)[] = [
  (nth) => agreedAt(at(-24 - nth), 'missed'),
  (nth) => agreedAt(at(24 + nth)),
  () => ({ status: 'callback_requested' }),
  () => ({ spam, urgency: 'high', status: 'callback_requested' }),
  (nth) => ({ ...agreedAt(at(-24 - nth), 'done'), is_read: true }),
  () => ({ status: 'voicemail', has_audio: true, is_read: true }),
];

async function anOwnerOf120() {
  const owner = await fixture.anOwner();
  const { account_id } = owner;
  for (let i = 0; i < 120; i++) {
    const kind = kinds[i % 6]!(Math.floor(i / 6));
    const started_at = addHours(NOW, -i * 6).toISOString();
    const caller_number = `+1612555${String(1000 + i)}`;
    await fixture.aCallOf(account_id, {
      id: newId('call', Date.parse(started_at)),
      started_at,
      caller_number,
      ...kind,
    });
  }
  const as = aMember(account_id);
  const deps = {
    ...{ accounts: accountStore(table), answering, calls, callers, marks },
    ...{ minutes: minuteStore(table), forwarding: forwardingStore(table) },
    ...{ agenda: fixture.agenda, appointments: fixture.appointments, marking: markingOf(table) },
  };
  const by = (now: Date) => ({ ...deps, clock: () => now });
  return {
    owner,
    today: (now = NOW) => calling(assistant.getToday, getToday.with(by(now)), { as })({}),
    list: (input: { page?: number; filter?: 'waiting' } = {}) =>
      calling(assistant.getCalls, getCalls.with(by(NOW)), { as })(input),
    done: (call_id: StoredCall['id']) =>
      calling(assistant.markDone, markDone.with(by(NOW)), { as })({ call_id, is_done: true }),
    spam: (call_id: StoredCall['id']) =>
      calling(assistant.markCaller, markCaller.with(by(NOW)), { as })({ call_id, mark: 'spam' as const }),
  };
}

test('of 120 calls counts count all, whatever page is shown', async () => {
  const { today, list } = await anOwnerOf120();
  const counts = { all: 120, unread: 80, waiting: 60, spam: 20, voicemail: 120, appointment: 60 };
  // Calls of the fixture have a recording only where they say so.
  expect(await today()).toMatchObject({ to_call_back_total: 60, unread: 80 });
  for (const page of [1, 2, 6])
    expect(await list({ page })).toMatchObject({ total: 120, last_page: 6, counts: { ...counts, voicemail: 20 } });
  expect(await list({ filter: 'waiting' })).toMatchObject({ total: 60, counts: { ...counts, voicemail: 20 } });
});

test('what is overdue comes first and stays, a year long, until it is done', async () => {
  const { today, done } = await anOwnerOf120();
  const later = addDays(NOW, 365);
  const before = await today(later);
  expect(before.to_call_back_total).toBe(60);
  const first = before.to_call_back[0]!;
  expect(first.appointment?.state).toBe('missed');
  await done(first.id);
  const after = await today(later);
  expect(after.to_call_back_total).toBe(59);
  expect(after.to_call_back.map(({ id }) => id)).not.toContain(first.id);
});

test('the number of one who is marked as spam has nothing left: no callback, no reminder, no text', async () => {
  const { owner, today, spam } = await anOwnerOf120();
  const { call, appointment } = await fixture.agreed(owner);
  const other = await fixture.aCallOf(owner.account_id, { caller_number: call.caller_number });
  expect((await today()).to_call_back_total).toBe(61);
  await spam(other.id);
  expect((await today()).to_call_back_total).toBe(60);
  const stored = await fixture.appointments.of(owner.account_id, appointment.id);
  expect(stored).toMatchObject({ state: 'cancelled', telling: null });
  const due = await fixture.appointments.due(addDays(new Date(MONDAY), 7), 500);
  expect(due.map(({ id }) => id)).not.toContain(appointment.id);
  expect(await fixture.textsTo(call.caller_number)).toEqual([]);
});
