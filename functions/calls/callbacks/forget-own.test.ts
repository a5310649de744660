import { beforeEach, expect, test } from 'vitest';

import { forgetOf } from '#functions/calls/assistant/forget-call.ts';
import { forgetCallerOf } from '#functions/calls/deletion/forget-caller.ts';
import { fakeRecordings } from '#functions/providers/recordings/fake.ts';
import { handler } from '#functions/calls/callbacks/forget-own.ts';
import { callbackFixture, NOW } from '#functions/calls/callbacks/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { callbacks } from '#shared/api/callbacks.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const fixture = callbackFixture();
beforeEach(() => fixture.to(NOW));
const handling = handler.with({ context: fixture.context, clock: fixture.clock });
const { stored, recordings } = fakeRecordings();
const forget = (as: Parameters<typeof calling>[2]) =>
  calling(
    callbacks.forgetOwn,
    handling.with({ forget: forgetCallerOf(fixture.table, recordings, fixture.context) }),
    as,
  );

test('200: erases caller and reason, and notifies the owner that the slot is free', async () => {
  const owner = await fixture.anOwner();
  const { call, appointment } = await fixture.agreed(owner);
  stored.set(`${owner.account_id}/${call.id}.wav`, new Uint8Array(4));
  const markKey = { account_id: owner.account_id, phone: Phone.parse(call.caller_number) };
  await fixture.table.commit(fixture.context.marks.talked(markKey, NOW));
  const as = await fixture.visitorOf(appointment);
  await forget({ as })({});
  expect(await fixture.context.marks.of(markKey.account_id, markKey.phone)).toBeUndefined();
  expect(await fixture.calls.of(owner.account_id, call.id)).toBeUndefined();
  expect(await fixture.calls.detailsOf(owner.account_id, call.id)).toBeUndefined();
  expect(await fixture.appointments.all(owner.account_id)).toEqual([]);
  expect((await fixture.appointments.taken(owner.account_id)).slots).toEqual([]);
  expect([...stored.keys()]).toEqual([]);
  const [text = ''] = await fixture.textsTo(owner.phone);
  expect(text).toMatch(/^Callback Mon 10:30 AM canceled\. http/);
  expect(await fixture.context.chats.of(as.webchatId)).toMatchObject({ phone: null, name: null, about: null });
  await expect(forget({ as })({})).rejects.toMatchObject({ code: 'callbacks.unknown-appointment' });
});

test('200: repeats an interrupted step', async () => {
  const owner = await fixture.anOwner();
  const { call, appointment } = await fixture.agreed(owner);
  await forgetOf(fixture.table, recordings).everything(call, { by: 'caller', now: NOW });
  await forget({ as: await fixture.visitorOf(appointment) })({});
  expect(await fixture.appointments.all(owner.account_id)).toEqual([]);
});

test('404: rejects a link without an appointment', async () => {
  for (const as of [await fixture.visitorOf(null), aMember(newId('account'))])
    await expect(forget({ as })({})).rejects.toMatchObject({ code: 'callbacks.unknown-appointment' });
});

test('409: does not delete what changed in the meantime', async () => {
  const { appointment } = await fixture.agreed(await fixture.anOwner());
  const commit = () => Promise.reject(new Fault('request.conflict'));
  const busy = { ...fixture.context, appointments: { ...fixture.appointments, commit } };
  const request = calling(
    callbacks.forgetOwn,
    handling.with({ forget: forgetCallerOf(fixture.table, recordings, busy) }),
    {
      as: await fixture.visitorOf(appointment),
    },
  );
  await expect(request({})).rejects.toMatchObject({ code: 'request.conflict' });
});
