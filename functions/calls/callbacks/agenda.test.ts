import { asFault } from '#shared/errors/catalogue.ts';
import { expect, test } from 'vitest';

import { agendaOf } from '#functions/calls/callbacks/agenda.ts';
import { appointmentStore } from '#functions/calls/callbacks/store.ts';
import { defaults } from '#functions/calls/assistant/settings-store.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { retryWithBackoff } from '#functions/platform/table/retry-with-backoff.ts';
import { MINUTE } from '#shared/values/duration.ts';
import { type AccountId, newId } from '#shared/values/id.ts';

const table = temporaryTable();
const agenda = agendaOf(table);
const store = appointmentStore(table);

const now = new Date('2026-11-21T19:12:00.000Z');
const settings = defaults({ language: 'en', time_zone: 'America/Chicago' });
const MONDAY = '2026-11-23T16:30:00.000Z';
const caller = { name: 'Dana Brandt', number: '+16125550138', about: 'the survey', language: 'en' } as const;
const booking = (account_id: AccountId, starts_at = MONDAY, more: object = {}) => ({
  account_id,
  call_id: newId('call'),
  starts_at,
  settings,
  caller,
  may_text: false,
  now,
  ...more,
});
const booked = async (account_id: AccountId, starts_at?: string, more?: object) => {
  const { appointment, writes } = await agenda.book(booking(account_id, starts_at, more));
  await store.commit(...writes);
  return (await store.of(account_id, appointment.id))!;
};
const slotTaken = { code: 'callbacks.slot-taken' };

test('of fifty concurrent bookings of one slot, one succeeds', async () => {
  const account = newId('account');
  const tries = await Promise.allSettled(Array.from({ length: 50 }, () => booked(account)));
  const lost = tries.filter((each) => each.status === 'rejected').map(({ reason }) => asFault(reason).code);
  expect(lost).toHaveLength(49);
  expect(lost.every((code) => ['request.conflict', 'callbacks.slot-taken'].includes(code))).toBe(true);
  expect(await store.all(account)).toHaveLength(1);
  expect((await store.taken(account)).slots).toHaveLength(1);
});

test('keeps nothing of a caller’s words that leads an owner elsewhere', async () => {
  const said = { ...caller, name: 'Dana\u202e of dana-pays.com', about: 'the prize, call 1-900-555-0199' };
  const { caller_name, about } = await booked(newId('account'), MONDAY, { caller: said });
  expect([caller_name, about]).toEqual(['Dana of …', 'the prize, call …']);
});

test('fifty concurrent bookings respect the owner’s buffer and daily limit', async () => {
  const account = newId('account');
  const hours = { ...settings, buffer_minutes: 40, most_a_day: 3 };
  const requested = (await agenda.allFree(account, hours, now)).slice(0, 50);
  expect(new Set(requested.map((at) => at.slice(0, 10))).size).toBe(2);
  const tries = await Promise.allSettled(
    requested.map((at) => retryWithBackoff(() => booked(account, at, { settings: hours }))),
  );
  const lost = tries.filter((each) => each.status === 'rejected').map(({ reason }) => asFault(reason).code);
  expect([...new Set(lost)]).toEqual(['callbacks.slot-taken']);
  const { slots } = await store.taken(account);
  const starts = slots.map(({ starts_at }) => Date.parse(starts_at)).sort();
  expect(starts.slice(1).every((at, i) => at - starts[i]! >= 55 * MINUTE)).toBe(true);
  const days = Map.groupBy(slots, ({ starts_at }) => starts_at.slice(0, 10));
  expect([...days.values()].map((each) => each.length)).toEqual([3, 3]);
  expect((await store.all(account)).length).toBe(6);
});

test('a concurrent move and booking keep the buffer', async () => {
  const account = newId('account');
  const hours = { ...settings, buffer_minutes: 30 };
  const current = await booked(account, '2026-11-24T16:30:00.000Z');
  const moving = await agenda.move(current, { starts_at: MONDAY, settings: hours, now });
  const late = await agenda.book(booking(account, '2026-11-23T16:45:00.000Z', { settings: hours }));
  await store.commit(...moving.writes);
  await expect(store.commit(...late.writes)).rejects.toMatchObject({ code: 'request.conflict' });
});

test('rejects slots that are taken, outside the windows, off the grid, or past', async () => {
  const account = newId('account');
  await booked(account);
  for (const at of [MONDAY, '2026-11-23T03:00:00.000Z', '2026-11-23T16:37:00.000Z', '2026-11-20T16:30:00.000Z'])
    await expect(agenda.book(booking(account, at))).rejects.toMatchObject(slotTaken);
  const otherForm = await booked(account, '2026-11-23T17:30:00Z');
  expect(otherForm.starts_at).toBe('2026-11-23T17:30:00.000Z');
});

test('accepts a slot that was offered before the notice period began', async () => {
  const later = (clock: string) =>
    booked(newId('account'), '2026-11-23T15:00:00.000Z', { now: new Date(`2026-11-23T${clock}:00.000Z`) });
  expect((await later('14:38')).state).toBe('confirmed');
  await expect(later('14:45')).rejects.toMatchObject(slotTaken);
});

test('a time that the owner chose waits for the caller’s confirmation if the caller can be reached', async () => {
  const account = newId('account');
  const proposed = await booked(account, MONDAY, { by: 'owner', may_text: true });
  expect(proposed.state).toBe('proposed');
  const { appointment } = await agenda.move(proposed, { starts_at: MONDAY, settings, now });
  expect(appointment).toMatchObject({ state: 'confirmed', starts_at: MONDAY });
  expect((await booked(account, '2026-11-24T16:30:00.000Z', { by: 'owner' })).state).toBe('confirmed');
});

test('moving frees the old slot and takes the new one, which may touch the old', async () => {
  const account = newId('account');
  const hours = { ...settings, buffer_minutes: 15 };
  const current = await booked(account);
  const starts_at = '2026-11-23T16:45:00.000Z';
  const { writes } = await agenda.move(current, { starts_at, settings: hours, now });
  await store.commit(...writes);
  expect((await store.taken(account)).slots.map((slot) => slot.starts_at)).toEqual([starts_at]);
  expect(await store.of(account, current.id)).toMatchObject({
    starts_at,
    ends_at: '2026-11-23T17:00:00.000Z',
    sequence: 1,
  });
  const other = await booked(account, '2026-11-24T16:30:00.000Z');
  await expect(agenda.move(other, { starts_at, settings, now })).rejects.toMatchObject(slotTaken);
});

test('cancelling frees the slot, and a final appointment stays final', async () => {
  const account = newId('account');
  const current = await booked(account);
  await store.commit(...agenda.cancel(current, { word: 'on holiday', by: 'caller', now }).writes);
  const cancelled = (await store.of(account, current.id))!;
  expect(cancelled).toMatchObject({ state: 'cancelled', word: 'on holiday' });
  expect(await agenda.allFree(account, settings, now)).toContain(MONDAY);
  expect(() => agenda.cancel(cancelled, { by: 'owner', now })).toThrow(
    expect.objectContaining({ code: 'request.conflict' }),
  );
});

test('a cancelled appointment can be booked again, unless its slot was taken', async () => {
  const account = newId('account');
  const current = await booked(account);
  await store.commit(...agenda.cancel(current, { by: 'caller', now }).writes);
  const cancelled = (await store.of(account, current.id))!;
  const rebooked = await agenda.move(cancelled, { starts_at: MONDAY, settings, now });
  expect(rebooked.appointment).toMatchObject({ state: 'confirmed', starts_at: MONDAY });
  await booked(account);
  await expect(store.commit(...rebooked.writes)).rejects.toMatchObject({ code: 'request.conflict' });
  await expect(agenda.move(cancelled, { starts_at: MONDAY, settings, now })).rejects.toMatchObject(slotTaken);
});

test('notifies the caller of the owner’s latest change only, outside the caller’s night', async () => {
  const account = newId('account');
  const night = new Date('2026-11-22T04:12:00.000Z'); // ten in the evening, where +1 612 is
  const current = await booked(account, MONDAY, { may_text: true });
  expect(current.telling).toBeNull();
  const { appointment } = await agenda.move(current, {
    starts_at: '2026-11-24T16:30:00.000Z',
    settings,
    by: 'owner',
    now: night,
  });
  expect(appointment.telling).toEqual({ what: 'callback-moved', at: '2026-11-22T14:00:00.000Z' });
  const cancelled = agenda.cancel(current, { by: 'owner', now });
  expect(cancelled.appointment.telling).toEqual({ what: 'callback-cancelled', at: now.toISOString() });
  expect(agenda.cancel(current, { by: 'owner', because: 'done', now }).appointment.telling).toBeNull();
  expect(agenda.cancel(current, { by: 'caller', now }).appointment.telling).toBeNull();
});

test('texts only callers who agreed to texts', async () => {
  const account = newId('account');
  const current = await booked(account);
  expect(agenda.cancel(current, { by: 'owner', now }).appointment.telling).toBeNull();
  const { appointment, writes } = agenda.mayText(current, now);
  await store.commit(...writes);
  expect(appointment).toMatchObject({ tells_caller: true, telling: { what: 'callback-agreed' } });
});
