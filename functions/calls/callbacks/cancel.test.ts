import { beforeEach, expect, test } from 'vitest';

import { handler } from '#functions/calls/callbacks/cancel.ts';
import { callbackFixture, LATER, NOW } from '#functions/calls/callbacks/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { callbacks } from '#shared/api/callbacks.ts';
import { Phone } from '#shared/values/phone.ts';

const fixture = callbackFixture();
beforeEach(() => fixture.to(NOW));
const handling = handler.with({ context: fixture.context, clock: fixture.clock });
type Owner = Awaited<ReturnType<typeof fixture.anOwner>>;
const cancel = (owner: Owner) => calling(callbacks.cancel, handling, { as: aMember(owner.account_id) });

test('200: cancelling notifies the caller and frees the slot once', async () => {
  const owner = await fixture.anOwner();
  const { call, appointment } = await fixture.agreed(owner);
  for (let times = 0; times < 2; times++) {
    const response = await cancel(owner)({ appointment_id: appointment.id });
    expect(response).toMatchObject({ state: 'cancelled' });
    expect(response.ics).toContain('METHOD:CANCEL');
  }
  expect((await fixture.appointments.taken(owner.account_id)).slots).toEqual([]);
  expect((await fixture.calls.of(owner.account_id, call.id))?.appointment?.state).toBe('cancelled');
  const texts = await fixture.textsTo(call.caller_number);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('The call from Ida on Mon 10:30 AM is canceled');
});

test('200: completing an appointment sends no messages', async () => {
  const owner = await fixture.anOwner();
  const { call, appointment } = await fixture.agreed(owner);
  expect(await cancel(owner)({ appointment_id: appointment.id, because: 'done' })).toMatchObject({ state: 'done' });
  expect(await fixture.textsTo(call.caller_number)).toEqual([]);
});

test('200: a completed appointment raises the number’s reputation, a cancelled one does not', async () => {
  const owner = await fixture.anOwner();
  const [one, other] = [await fixture.agreed(owner), await fixture.agreed(owner, LATER)];
  const talked = async ({ caller_number }: { caller_number: string }) =>
    (await fixture.context.marks.of(owner.account_id, Phone.parse(caller_number)))?.talked_at;
  await cancel(owner)({ appointment_id: one.appointment.id, because: 'done' });
  await cancel(owner)({ appointment_id: other.appointment.id, because: 'cancelled' });
  expect([await talked(one.call), await talked(other.call)]).toEqual([NOW.toISOString(), undefined]);
});

test('404: rejects another account’s', async () => {
  const { appointment } = await fixture.agreed(await fixture.anOwner(), LATER);
  const request = cancel(await fixture.anOwner())({ appointment_id: appointment.id });
  await expect(request).rejects.toMatchObject({ code: 'callbacks.unknown-appointment' });
});

test('409: rejects cancelling a completed appointment', async () => {
  const owner = await fixture.anOwner();
  const { appointment } = await fixture.agreed(owner);
  await cancel(owner)({ appointment_id: appointment.id, because: 'done' });
  const request = cancel(owner)({ appointment_id: appointment.id });
  await expect(request).rejects.toMatchObject({ code: 'request.conflict' });
});

test('200: of two requests at once both find it canceled, and the caller gets one text', async () => {
  const owner = await fixture.anOwner();
  const { call, appointment } = await fixture.agreed(owner);
  const both = await Promise.all([1, 2].map(() => cancel(owner)({ appointment_id: appointment.id })));
  expect(both).toMatchObject([{ state: 'cancelled' }, { state: 'cancelled' }]);
  expect(await fixture.textsTo(call.caller_number)).toHaveLength(1);
});
