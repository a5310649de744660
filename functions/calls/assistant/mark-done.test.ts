import { beforeEach, expect, test } from 'vitest';

import { handler } from '#functions/calls/assistant/mark-done.ts';
import { callbackFixture, NOW } from '#functions/calls/callbacks/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const fixture = callbackFixture();
beforeEach(() => fixture.to(NOW));
const { agenda, appointments, calls, marks } = fixture.context;
const handling = handler.with({ agenda, appointments, calls, marks, clock: fixture.clock });
type Owner = Awaited<ReturnType<typeof fixture.anOwner>>;
const markDone = (owner: Owner) => calling(assistant.markDone, handling, { as: aMember(owner.account_id) });

test('200: a callback that was made frees its slot and speaks for its number, once', async () => {
  const owner = await fixture.anOwner();
  const { call, appointment } = await fixture.agreed(owner);
  for (let times = 0; times < 2; times++) {
    const done = await markDone(owner)({ call_id: call.id, is_done: true });
    expect(done).toMatchObject({ done_at: NOW.toISOString(), appointment: { id: appointment.id, state: 'done' } });
  }
  expect((await appointments.taken(owner.account_id)).slots).toEqual([]);
  expect(await marks.of(owner.account_id, Phone.parse(call.caller_number))).toMatchObject({
    talked_at: NOW.toISOString(),
  });
  expect(await fixture.textsTo(call.caller_number)).toEqual([]);
});

test('200: a call without a callback is done, and can be reopened', async () => {
  const owner = await fixture.anOwner();
  const { call, appointment } = await fixture.agreed(owner);
  const stored = await calls.of(owner.account_id, call.id);
  await calls.commit(calls.replace(stored!, { ...stored!, appointment: null }));
  expect(await markDone(owner)({ call_id: call.id, is_done: true })).toMatchObject({ done_at: NOW.toISOString() });
  expect(await markDone(owner)({ call_id: call.id, is_done: false })).toEqual({ done_at: null, appointment: null });
  expect(await appointments.of(owner.account_id, appointment.id)).toMatchObject({ state: 'confirmed' });
});

test('200: the caller’s other calls without an agreed time are answered, too; nobody else’s are', async () => {
  const owner = await fixture.anOwner();
  const { call } = await fixture.agreed(owner);
  const stored = (await calls.of(owner.account_id, call.id))!;
  const { revision: _, ...plain } = stored;
  const waiting = { ...plain, appointment: null, status: 'callback_requested' as const, done_at: null };
  const [again, agreed, other] = [newId('call'), newId('call'), newId('call')];
  await calls.commit(
    calls.add({ ...waiting, id: again }),
    calls.add({ ...waiting, id: agreed, appointment: { ...plain.appointment!, id: newId('appointment') } }),
    calls.add({ ...waiting, id: other, caller_number: '+16125550188' }),
  );
  await markDone(owner)({ call_id: call.id, is_done: true });
  const done = await Promise.all([again, agreed, other].map((id) => calls.of(owner.account_id, id)));
  expect(done.map((each) => each?.done_at)).toEqual([NOW.toISOString(), null, null]);
  await markDone(owner)({ call_id: call.id, is_done: false });
  expect((await calls.of(owner.account_id, again))?.done_at).toBeNull();
});

test('404: rejects another account’s', async () => {
  const { call } = await fixture.agreed(await fixture.anOwner());
  const request = markDone(await fixture.anOwner())({ call_id: call.id, is_done: true });
  await expect(request).rejects.toMatchObject({ code: 'assistant.unknown-call' });
});

test('409: rejects after losing repeated races', async () => {
  const owner = await fixture.anOwner();
  const { call } = await fixture.agreed(owner);
  const commit = () => Promise.reject(new Fault('request.conflict'));
  const losing = handler.with({ agenda, appointments, marks, calls: { ...calls, commit }, clock: fixture.clock });
  const request = calling(assistant.markDone, losing, { as: aMember(owner.account_id) })({
    call_id: call.id,
    is_done: true,
  });
  await expect(request).rejects.toMatchObject({ code: 'request.conflict' });
});

test('404: rejects a call that is gone', async () => {
  const owner = await fixture.anOwner();
  const request = markDone(owner)({ call_id: newId('call'), is_done: true });
  await expect(request).rejects.toMatchObject({ code: 'assistant.unknown-call' });
});
