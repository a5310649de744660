import { beforeEach, expect, test } from 'vitest';

import { handler } from '#functions/calls/callbacks/get-appointments.ts';
import { callbackFixture, LATER, MONDAY, NOW } from '#functions/calls/callbacks/testing.ts';
import { whoHas } from '#functions/people/public.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { callbacks } from '#shared/api/callbacks.ts';
import { newId } from '#shared/values/id.ts';

const fixture = callbackFixture();
beforeEach(() => fixture.to(NOW));
const handling = handler.with({ context: fixture.context, whoHas: whoHas(fixture.table), clock: fixture.clock });

test('200: lists upcoming appointments, next first, each with a calendar file', async () => {
  const [owner, other] = [await fixture.anOwner(), await fixture.anOwner()];
  const { appointment: later } = await fixture.agreed(owner, LATER);
  const { appointment: first } = await fixture.agreed(owner, MONDAY);
  const { appointment: cancelled } = await fixture.agreed(owner, '2026-11-24T16:30:00.000Z');
  await fixture.write(
    fixture.agenda.cancel((await fixture.appointments.of(owner.account_id, cancelled.id))!, { by: 'owner', now: NOW }),
  );
  await fixture.agreed(other, MONDAY);
  const { appointments } = await calling(callbacks.getAppointments, handling, { as: aMember(owner.account_id) })({});
  expect(appointments.map(({ id }) => id)).toEqual([first.id, later.id]);
  expect(appointments[0]).toMatchObject({
    starts_at: MONDAY,
    reminds_at: '2026-11-23T16:20:00.000Z',
    caller_name: 'Dana Brandt',
    state: 'confirmed',
    tells_caller: true,
  });
  expect(appointments[0]?.ics).toContain('SUMMARY:Call Dana Brandt');
});

test('200: does not name a person who was looked up for the call and is not listed now', async () => {
  const owner = await fixture.anOwner();
  const { call } = await fixture.agreed(owner);
  const stored = (await fixture.calls.of(owner.account_id, call.id))!;
  await fixture.calls.commit(fixture.calls.replace(stored, { ...stored, caller_name_source: 'lookup' }));
  const { appointments } = await calling(callbacks.getAppointments, handling, { as: aMember(owner.account_id) })({});
  expect(appointments).toMatchObject([{ caller_name: null, caller_number: call.caller_number }]);
  expect(appointments[0]?.ics).not.toContain('Dana');
});

test('401: rejects a deleted account', async () => {
  const withoutAppointments = calling(callbacks.getAppointments, handling, { as: aMember(newId('account')) });
  await expect(withoutAppointments({})).rejects.toMatchObject({ status: 401 });
});
