import { beforeEach, expect, test } from 'vitest';

import { handler } from '#functions/calls/callbacks/cancel-own.ts';
import { callbackFixture, NOW } from '#functions/calls/callbacks/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { callbacks } from '#shared/api/callbacks.ts';
import { newId } from '#shared/values/id.ts';

const fixture = callbackFixture();
beforeEach(() => fixture.to(NOW));
const handling = handler.with({ context: fixture.context, clock: fixture.clock });
const cancel = (as: Parameters<typeof calling>[2]) => calling(callbacks.cancelOwn, handling, as);

test('200: cancelling with a note notifies the owner once', async () => {
  const owner = await fixture.anOwner();
  const { call, appointment } = await fixture.agreed(owner);
  const as = await fixture.visitorOf(appointment);
  for (let times = 0; times < 2; times++) {
    const own = await cancel({ as })({ word: 'Found another surveyor' });
    expect(own).toMatchObject({ appointment: { state: 'cancelled' }, open_until: null });
  }
  const texts = await fixture.textsTo(owner.phone);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toMatch(/^Callback Mon 10:30 AM canceled: \S+ says "Dana Brandt"\. Found another surveyor\. http/);
  expect(await fixture.textsTo(call.caller_number)).toEqual([]);
  expect((await fixture.appointments.taken(owner.account_id)).slots).toEqual([]);
});

test('404: rejects a link without an appointment', async () => {
  for (const as of [await fixture.visitorOf(null), aMember(newId('account'))])
    await expect(cancel({ as })({})).rejects.toMatchObject({ code: 'callbacks.unknown-appointment' });
});

test('409: rejects after the start', async () => {
  const { appointment } = await fixture.agreed(await fixture.anOwner());
  const current = (await fixture.appointments.of(appointment.account_id, appointment.id))!;
  await fixture.appointments.commit(
    fixture.appointments.replace(current, { ...current, starts_at: NOW.toISOString() }),
  );
  const request = cancel({ as: await fixture.visitorOf(appointment) })({});
  await expect(request).rejects.toMatchObject({ code: 'callbacks.too-late' });
});
