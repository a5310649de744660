import { afterAll, beforeEach, expect, test } from 'vitest';

import { forgetOf } from '#functions/calls/assistant/forget-call.ts';
import { fakeRecordings } from '#functions/providers/recordings/fake.ts';
import { handler } from '#functions/calls/callbacks/forget-own.ts';
import { agreeingOn, NOW } from '#functions/calls/callbacks/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { callbacks } from '#shared/api/callbacks.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const table = await temporaryTable();
afterAll(() => table[Symbol.asyncDispose]());
const desk = agreeingOn(table);
beforeEach(() => desk.to(NOW));
const handling = handler.with({ context: desk.context, clock: desk.clock });
const { stored: kept, recordings } = fakeRecordings();
const forget = (as: Parameters<typeof calling>[2]) =>
  calling(callbacks.forgetOwn, handling.with({ forget: forgetOf(table, recordings) }), as);

test('200: nothing of who called or what was said is left, and the owner learns that the time is free', async () => {
  const owner = await desk.anOwner();
  const { call, appointment } = await desk.agreed(owner);
  kept.set(`${owner.account_id}/${call.id}.wav`, new Uint8Array(4));
  const known = { account_id: owner.account_id, phone: Phone.parse(call.caller_number) };
  await table.commit(desk.context.marks.talked(known, NOW));
  const as = await desk.visitorOf(appointment);
  await forget({ as })({});
  expect(await desk.context.marks.of(known.account_id, known.phone)).toBeUndefined();
  expect(await desk.calls.of(owner.account_id, call.id)).toBeUndefined();
  expect(await desk.calls.detailsOf(owner.account_id, call.id)).toBeUndefined();
  expect(await desk.appointments.all(owner.account_id)).toEqual([]);
  expect((await desk.appointments.taken(owner.account_id)).slots).toEqual([]);
  expect([...kept.keys()]).toEqual([]);
  const [text = ''] = await desk.toldTo(owner.phone);
  expect(text).toMatch(/^Callback Mon 10:30 AM cancelled\. http/);
  expect(await desk.context.chats.of(as.webchatId)).toMatchObject({ phone: null, name: null, about: null });
  await expect(forget({ as })({})).rejects.toMatchObject({ code: 'callbacks.unknown-appointment' });
});

test('200: what died in between is done again', async () => {
  const owner = await desk.anOwner();
  const { call, appointment } = await desk.agreed(owner);
  await forgetOf(table, recordings).everything(call);
  await forget({ as: await desk.visitorOf(appointment) })({});
  expect(await desk.appointments.all(owner.account_id)).toEqual([]);
});

test('401: is for whoever came by a link', async () => {
  await expect(forget({})({})).rejects.toMatchObject({ status: 401 });
});

test('404: a link about no appointment', async () => {
  for (const as of [await desk.visitorOf(null), aMember(newId('account'))])
    await expect(forget({ as })({})).rejects.toMatchObject({ code: 'callbacks.unknown-appointment' });
});

test('409: what changed meanwhile is not deleted over somebody’s head', async () => {
  const { appointment } = await desk.agreed(await desk.anOwner());
  const commit = () => Promise.reject(new Fault('request.conflict'));
  const busy = { ...desk.context, appointments: { ...desk.appointments, commit } };
  const asked = calling(callbacks.forgetOwn, handling.with({ context: busy, forget: forgetOf(table, recordings) }), {
    as: await desk.visitorOf(appointment),
  });
  await expect(asked({})).rejects.toMatchObject({ code: 'request.conflict' });
});
