import { expect, test } from 'vitest';

import { choiceStore } from '#functions/account/public.ts';
import { createAccount } from '#functions/account/testing.ts';
import { nextDigestAt } from '#functions/calls/assistant/domain/day-digest.ts';
import { awakeFrom } from '#functions/calls/callbacks/domain/quiet-hours.ts';
import { handler } from '#functions/calls/callbacks/jobs/remind.ts';
import { callbackFixture } from '#functions/calls/callbacks/testing.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { Phone } from '#shared/values/phone.ts';

const fixture = callbackFixture();
const { context, table } = fixture;
const [TOKYO, PARIS] = ['Asia/Tokyo', 'Europe/Paris'];
const CALLER = Phone.parse('+33639980142');
const runAt = (at: string | Date) => handler.with({ context, clock: () => new Date(at) })({});
let owners = 0;

/** An owner in Tokyo who is reminded by text, takes calls from midnight on, and has agreed on a callback with a caller in Paris. */
async function agreed(starts_at: string, now: string) {
  const phone = Phone.parse(`+8190${String(12_340_000 + ++owners)}`);
  const owner = await createAccount(table, { time_zone: TOKYO, phone, phone_confirmed_at: now });
  await choiceStore(table).change(owner.account_id, ({ notifications, ...rest }) => ({
    ...rest,
    notifications: {
      ...notifications,
      topics: { ...notifications.topics, 'callback-due': { email: false, sms: true, push: false } },
    },
  }));
  const { settings } = await context.ownerOf(owner.account_id);
  const windows = Array.from({ length: 7 }, () => [{ from: '00:00', until: '23:00' }]);
  const change = await context.agenda.book({
    ...{ account_id: owner.account_id, call_id: null, starts_at, now: new Date(now), may_text: true },
    caller: { name: 'Jeanne', number: CALLER, about: 'the boat', language: 'en' },
    settings: { ...settings, windows },
    by: 'owner',
  });
  await context.write(change);
  const telling = async () => (await context.appointments.of(owner.account_id, change.appointment.id))?.telling;
  return { owner, phone, telling };
}

// In the night from 27 to 28 March 2027 the clock in Paris goes from 2 to 3; in Tokyo it never moves.
test('each side reads its own clock, the caller’s first, on the day on which that is put forward', async () => {
  const { phone, telling } = await agreed('2027-03-29T00:00:00.000Z', '2027-03-27T22:30:00.000Z');
  expect((await telling())?.at).toBe('2027-03-28T06:00:00.000Z'); // half past eleven at night; eight after the change
  const before = (await fixture.textsTo(CALLER)).length;
  await runAt('2027-03-28T05:59:00.000Z');
  expect(await fixture.textsTo(CALLER)).toHaveLength(before);
  await runAt('2027-03-28T06:00:00.000Z');
  expect((await fixture.textsTo(CALLER)).at(-1)).toMatch(/Mon 2.AM GMT\+2 \(9.AM GMT\+9\)/);
  await runAt('2027-03-28T23:49:59.000Z');
  expect(await fixture.textsTo(phone)).toEqual([]);
  await runAt('2027-03-28T23:50:00.000Z');
  await runAt('2027-03-28T23:51:00.000Z');
  const texts = await fixture.textsTo(phone);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toMatch(/9.AM: .*Jeanne/s);
});

test('a callback at midnight is reminded of the day before, and is overdue an hour later', async () => {
  const midnight = '2027-02-09T15:00:00.000Z'; // Wednesday begins in Tokyo
  const { owner, phone } = await agreed(midnight, '2027-02-08T01:00:00.000Z');
  await runAt(addMinutes(midnight, -10));
  expect((await fixture.textsTo(phone))[0]).toMatch(/Wed 12.AM/);
  await runAt(addMinutes(midnight, 59));
  const state = async () => (await context.appointments.all(owner.account_id))[0]?.state;
  expect(await state()).toBe('reminded');
  await runAt(addMinutes(midnight, 60));
  expect(await state()).toBe('missed');
  expect(await fixture.textsTo(phone)).toHaveLength(1);
});

test.each([
  ['in Tokyo at midnight', 0, TOKYO, '2027-03-27T14:59:00Z', '2027-03-27T15:00:00.000Z'],
  ['in Tokyo at midnight, just sent', 0, TOKYO, '2027-03-27T15:00:00Z', '2027-03-28T15:00:00.000Z'],
  ['in Paris at midnight before the change', 0, PARIS, '2027-03-27T12:00:00Z', '2027-03-27T23:00:00.000Z'],
  ['in Paris at midnight after it', 0, PARIS, '2027-03-28T12:00:00Z', '2027-03-28T22:00:00.000Z'],
  ['at the hour that is left out', 2, PARIS, '2027-03-28T00:30:00Z', '2027-03-28T01:00:00.000Z'],
  ['at the hour that comes twice, once', 2, PARIS, '2027-10-31T00:30:00Z', '2027-11-01T01:00:00.000Z'],
])('the daily digest %s', (_, hour, zone, now, next) => expect(nextDigestAt(hour, zone, new Date(now))).toBe(next));

test.each([
  ['2027-03-27T22:30:00.000Z', '2027-03-28T06:00:00.000Z'],
  ['2027-10-30T22:30:00.000Z', '2027-10-31T07:00:00.000Z'],
  ['2027-10-31T06:59:00.000Z', '2027-10-31T07:00:00.000Z'],
])('in Paris, in the nights in which the clock is changed, at %s one may be texted from %s', (now, from) =>
  expect(awakeFrom(PARIS, new Date(now)).toISOString()).toBe(from),
);
