import { afterAll, beforeEach, expect, test } from 'vitest';

import { handler } from '#functions/calls/callbacks/get-appointments.ts';
import { agreeingOn, LATER, MONDAY, NOW } from '#functions/calls/callbacks/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { callbacks } from '#shared/api/callbacks.ts';
import { newId } from '#shared/values/id.ts';

const table = await temporaryTable();
afterAll(() => table[Symbol.asyncDispose]());
const desk = agreeingOn(table);
beforeEach(() => desk.to(NOW));
const handling = handler.with({ context: desk.context, clock: desk.clock });

test('200: what is still to come, the next one first, each with a file for a calendar', async () => {
  const [owner, other] = [await desk.anOwner(), await desk.anOwner()];
  const { appointment: later } = await desk.agreed(owner, LATER);
  const { appointment: first } = await desk.agreed(owner, MONDAY);
  const { appointment: gone } = await desk.agreed(owner, '2026-11-24T16:30:00.000Z');
  await desk.write(
    desk.agenda.cancel((await desk.appointments.of(owner.account_id, gone.id))!, { by: 'owner', now: NOW }),
  );
  await desk.agreed(other, MONDAY);
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

test('401: is for members', async () => {
  await expect(calling(callbacks.getAppointments, handling)({})).rejects.toMatchObject({ status: 401 });
  const nobody = calling(callbacks.getAppointments, handling, { as: aMember(newId('account')) });
  await expect(nobody({})).rejects.toMatchObject({ status: 401 });
});
