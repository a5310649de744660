import { beforeEach, expect, test } from 'vitest';

import { handler } from '#functions/calls/callbacks/choose-own.ts';
import { callbackFixture, LATER, MONDAY, NOW } from '#functions/calls/callbacks/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { callbacks } from '#shared/api/callbacks.ts';

const fixture = callbackFixture();
beforeEach(() => fixture.to(NOW));
const handling = handler.with({ context: fixture.context, clock: fixture.clock });
const choose = (as: Parameters<typeof calling>[2]) => calling(callbacks.chooseOwn, handling, as);

test('200: the caller’s move notifies the owner, not the caller', async () => {
  const owner = await fixture.anOwner();
  const { call, appointment } = await fixture.agreed(owner);
  const own = await choose({ as: await fixture.visitorOf(appointment) })({ starts_at: LATER });
  expect(own.appointment).toMatchObject({ starts_at: LATER, state: 'confirmed' });
  expect((await fixture.calls.of(owner.account_id, call.id))?.appointment?.starts_at).toBe(LATER);
  expect((await fixture.textsTo(owner.phone))[0]).toMatch(/^Callback moved to Mon 11 AM: \+\d+ says "Dana Brandt"/);
  expect(await fixture.textsTo(call.caller_number)).toEqual([]);
});

test('200: choosing the same time confirms the owner’s proposal', async () => {
  const owner = await fixture.anOwner();
  const { appointment } = await fixture.agreed(owner);
  const current = (await fixture.appointments.of(owner.account_id, appointment.id))!;
  const { settings } = await fixture.ownerOf(owner.account_id);
  await fixture.write(await fixture.agenda.move(current, { starts_at: LATER, settings, by: 'owner', now: NOW }));
  const as = await fixture.visitorOf(appointment);
  expect((await choose({ as })({ starts_at: LATER })).appointment).toMatchObject({ state: 'confirmed' });
  expect(await fixture.textsTo(owner.phone)).toEqual([]);
});

test('200: a cancelled appointment can be booked again', async () => {
  const { appointment } = await fixture.agreed(await fixture.anOwner());
  const current = (await fixture.appointments.of(appointment.account_id, appointment.id))!;
  await fixture.write(fixture.agenda.cancel(current, { by: 'caller', now: NOW }));
  const own = await choose({ as: await fixture.visitorOf(appointment) })({ starts_at: MONDAY });
  expect(own.appointment).toMatchObject({ state: 'confirmed', starts_at: MONDAY });
});

test('200: a move on the owner’s page notifies the caller', async () => {
  const owner = await fixture.anOwner();
  const { call } = await fixture.agreed(owner);
  await choose({ as: aMember(owner.account_id) })({ starts_at: LATER });
  expect((await fixture.textsTo(call.caller_number))[0]).toContain('Ida will now call you Mon 11 AM');
});

test('404: rejects a link without an appointment', async () => {
  const request = choose({ as: await fixture.visitorOf(null) })({ starts_at: MONDAY });
  await expect(request).rejects.toMatchObject({ code: 'callbacks.unknown-appointment' });
});

test('409: rejects a taken slot, and anything after the start', async () => {
  const owner = await fixture.anOwner();
  const { appointment } = await fixture.agreed(owner);
  await fixture.agreed(owner, LATER);
  const as = await fixture.visitorOf(appointment);
  await expect(choose({ as })({ starts_at: LATER })).rejects.toMatchObject({ code: 'callbacks.slot-taken' });
  const current = (await fixture.appointments.of(owner.account_id, appointment.id))!;
  await fixture.appointments.commit(
    fixture.appointments.replace(current, { ...current, starts_at: NOW.toISOString() }),
  );
  await expect(choose({ as })({ starts_at: MONDAY })).rejects.toMatchObject({ code: 'callbacks.too-late' });
});
