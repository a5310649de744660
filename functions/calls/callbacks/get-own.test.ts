import { beforeEach, expect, test } from 'vitest';

import { handler } from '#functions/calls/callbacks/get-own.ts';
import { callbackFixture, LATER, MONDAY, NOW } from '#functions/calls/callbacks/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { callbacks } from '#shared/api/callbacks.ts';
import { newId } from '#shared/values/id.ts';

const fixture = callbackFixture();
beforeEach(() => fixture.to(NOW));
const handling = handler.with({ context: fixture.context, clock: fixture.clock });

test('200: the caller sees the appointment and the owner’s first name', async () => {
  const owner = await fixture.anOwner();
  const { call, appointment } = await fixture.agreed(owner);
  const own = await calling(callbacks.getOwn, handling, { as: await fixture.visitorOf(appointment) })({
    tz: 'Asia/Tokyo',
  });
  expect(own).toMatchObject({
    owner: 'Ida',
    name: 'Dana Brandt',
    about: call.reason,
    number_ends: call.caller_number.slice(-4),
    appointment: { id: appointment.id, starts_at: MONDAY, state: 'confirmed', tz: 'America/Chicago' },
    open_until: MONDAY,
    deleted_at: '2026-12-21T19:12:00.000Z',
  });
  expect(own.days[0]).toMatchObject({ date: '2026-11-24' });
  expect(own.appointment?.ics).toContain('SUMMARY:Call from Ida');
  expect(JSON.stringify(own)).not.toContain(owner.phone);
  expect(JSON.stringify(own)).not.toContain('Lindqvist');
});

test('200: a member sees their own next appointment', async () => {
  const owner = await fixture.anOwner();
  await fixture.agreed(owner, LATER);
  const { appointment } = await fixture.agreed(owner);
  const own = await calling(callbacks.getOwn, handling, { as: aMember(owner.account_id) })({});
  expect(own.appointment?.id).toBe(appointment.id);
});

test('200: nothing can be chosen after the start; a missed appointment can be rebooked', async () => {
  const { appointment } = await fixture.agreed(await fixture.anOwner());
  const as = await fixture.visitorOf(appointment);
  const current = (await fixture.appointments.of(appointment.account_id, appointment.id))!;
  await fixture.appointments.commit(
    fixture.appointments.replace(current, { ...current, starts_at: NOW.toISOString() }),
  );
  expect(await calling(callbacks.getOwn, handling, { as })({})).toMatchObject({ days: [], open_until: null });
});

test('404: rejects a link without an appointment, a closed link, and a member without one', async () => {
  const unknown = { code: 'callbacks.unknown-appointment' };
  const get = (as: Parameters<typeof calling>[2]) => calling(callbacks.getOwn, handling, as)({});
  await expect(get({ as: await fixture.visitorOf(null) })).rejects.toMatchObject(unknown);
  await expect(get({ as: aMember(newId('account')) })).rejects.toMatchObject(unknown);
  const { appointment } = await fixture.agreed(await fixture.anOwner());
  const as = await fixture.visitorOf(appointment);
  fixture.to('2026-11-22T19:12:00.000Z');
  await expect(get({ as })).rejects.toMatchObject(unknown);
});
