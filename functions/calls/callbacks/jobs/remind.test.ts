import { afterEach, beforeEach, expect, test } from 'vitest';

import { browserStore, messageStore } from '#functions/messaging/public.ts';
import { choiceStore } from '#functions/account/public.ts';
import { handler } from '#functions/calls/callbacks/jobs/remind.ts';
import { callbackFixture, MONDAY, NOW } from '#functions/calls/callbacks/testing.ts';

const fixture = callbackFixture();
beforeEach(() => fixture.to(NOW));
afterEach(() => void delete process.env.CLOCK_OFFSET_SECONDS);
const runAt = (moment: string, more: object = {}) => {
  process.env.CLOCK_OFFSET_SECONDS = String((Date.parse(moment) - Date.now()) / 1000);
  return handler.with({ context: { ...fixture.context, ...more } })({});
};
/** An owner who chose reminders by text. */
const aTextedOwner = async () => {
  const owner = await fixture.anOwner();
  await choiceStore(fixture.table).change(owner.account_id, ({ notifications, ...rest }) => ({
    ...rest,
    notifications: {
      ...notifications,
      topics: { ...notifications.topics, 'callback-due': { email: false, sms: true, push: false } },
    },
  }));
  return owner;
};
const stateOf = async ({ account_id, id }: { account_id: never; id: never }) =>
  (await fixture.appointments.of(account_id, id))?.state;

test('reminds the owner once, ten minutes before', async () => {
  const owner = await aTextedOwner();
  const { call, appointment } = await fixture.agreed(owner);
  await runAt('2026-11-23T16:19:50.000Z');
  expect(await fixture.textsTo(owner.phone)).toEqual([]);
  await Promise.all([runAt('2026-11-23T16:20:01.000Z'), runAt('2026-11-23T16:20:01.000Z')]);
  await runAt('2026-11-23T16:21:01.000Z');
  const texts = await fixture.textsTo(owner.phone);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toMatch(/^Call back Mon 10:30 AM: \S+ says "Dana Brandt"\. The boat survey is done\. http/);
  expect(await stateOf(appointment as never)).toBe('reminded');
  expect((await fixture.calls.of(owner.account_id, call.id))?.appointment?.state).toBe('reminded');
});

test('defaults to a reminder by email; quiet hours do not make it late', async () => {
  const owner = await fixture.anOwner();
  const account = (await fixture.accounts.of(owner.account_id))!;
  await fixture.accounts.replace(account, { ...account, email_confirmed_at: MONDAY });
  await choiceStore(fixture.table).change(owner.account_id, ({ notifications, ...rest }) => ({
    ...rest,
    notifications: { ...notifications, quiet_hours: { from: '10:00', to: '11:00' } },
  }));
  await fixture.agreed(owner);
  await runAt('2026-11-23T16:20:01.000Z');
  expect(await fixture.textsTo(owner.phone)).toEqual([]);
  const [mail, ...more] = await fixture.textsTo(owner.email);
  expect([mail, more]).toEqual([expect.stringContaining('The boat survey is done.'), []]);
  expect((await messageStore(fixture.table).latest(500)).find(({ to }) => to === owner.email)?.not_before).toBeNull();
});

test('an owner with push gets a push and no text', async () => {
  const owner = await fixture.anOwner();
  const keys = { p256dh: 'p', auth: 'a' };
  await browserStore(fixture.table).add({
    account_id: owner.account_id,
    endpoint: 'https://push.example/1',
    keys,
    since: MONDAY,
  });
  await fixture.agreed(owner);
  await runAt('2026-11-23T16:20:01.000Z');
  expect(await fixture.textsTo(owner.phone)).toEqual([]);
  expect(await fixture.textsTo(owner.account_id)).toEqual(['The boat survey is done.']);
});

test('marks an open appointment missed after an hour; a completed one stays completed', async () => {
  const owner = await fixture.anOwner();
  const { appointment } = await fixture.agreed(owner);
  const { appointment: other } = await fixture.agreed(owner, '2026-11-23T17:00:00.000Z');
  const current = (await fixture.appointments.of(owner.account_id, other.id))!;
  await fixture.write(fixture.agenda.cancel(current, { because: 'done', by: 'owner', now: NOW }));
  await runAt('2026-11-23T17:29:50.000Z');
  expect(await stateOf(appointment as never)).toBe('reminded');
  // A reminder that late is useless.
  expect(await fixture.textsTo(owner.phone)).toEqual([]);
  await runAt('2026-11-23T18:30:00.000Z');
  expect([await stateOf(appointment as never), await stateOf(other as never)]).toEqual(['missed', 'done']);
});

test('in the morning the caller gets one notice of the final state', async () => {
  const owner = await fixture.anOwner();
  const { call, appointment } = await fixture.agreed(owner);
  const night = new Date('2026-11-22T04:12:00.000Z');
  const current = (await fixture.appointments.of(owner.account_id, appointment.id))!;
  await fixture.write(fixture.agenda.cancel(current, { by: 'owner', now: night }));
  await runAt('2026-11-22T13:59:00.000Z');
  expect(await fixture.textsTo(call.caller_number)).toEqual([]);
  await Promise.all([runAt('2026-11-22T14:00:10.000Z'), runAt('2026-11-22T14:00:10.000Z')]);
  await runAt('2026-11-22T14:01:10.000Z');
  expect(await fixture.textsTo(call.caller_number)).toHaveLength(1);
});

test('a notice that is queued at night waits for the morning', async () => {
  const owner = await fixture.anOwner();
  const { call, appointment } = await fixture.agreed(owner);
  const current = (await fixture.appointments.of(owner.account_id, appointment.id))!;
  const telling = { what: 'callback-agreed', at: '2026-11-22T04:12:00.000Z' } as const;
  await fixture.appointments.commit(fixture.appointments.replace(current, { ...current, telling }));
  await runAt('2026-11-22T04:13:00.000Z');
  expect(await fixture.textsTo(call.caller_number)).toEqual([]);
  expect((await fixture.appointments.of(owner.account_id, appointment.id))?.telling?.at).toBe(
    '2026-11-22T14:00:00.000Z',
  );
  await runAt('2026-11-22T14:00:30.000Z');
  expect(await fixture.textsTo(call.caller_number)).toHaveLength(1);
});

test('what a caller asked for in a call at night is sent at once, also before an early callback', async () => {
  const owner = await fixture.anOwner();
  const { call, appointment } = await fixture.agreed(owner);
  const current = (await fixture.appointments.of(owner.account_id, appointment.id))!;
  const telling = { what: 'callback-agreed', at: '2026-11-22T04:12:00.000Z', is_awaited: true } as const;
  await fixture.appointments.commit(fixture.appointments.replace(current, { ...current, telling }));
  await runAt('2026-11-22T04:13:00.000Z');
  await runAt('2026-11-22T14:00:30.000Z');
  expect(await fixture.textsTo(call.caller_number)).toHaveLength(1);
});

test('one failure does not stop the others', async () => {
  const [one, other] = [await aTextedOwner(), await aTextedOwner()];
  await fixture.agreed(one);
  await fixture.agreed(other);
  const toOwner: typeof fixture.notices.toOwner = (what, recipient, now) =>
    recipient.owner.account_id === one.account_id
      ? Promise.reject(new Error('away'))
      : fixture.notices.toOwner(what, recipient, now);
  await runAt('2026-11-23T16:20:01.000Z', { notices: { ...fixture.notices, toOwner } });
  expect([await fixture.textsTo(one.phone), await fixture.textsTo(other.phone)].map(({ length }) => length)).toEqual([
    0, 1,
  ]);
});
