import { expect, test } from 'vitest';

import { forgetOf } from '#functions/calls/assistant/forget-call.ts';
import { callbackOf } from '#functions/calls/callbacks/domain/appointment.ts';
import { callbackFixture, LATER, MONDAY, NOW } from '#functions/calls/callbacks/testing.ts';
import { deletionLog } from '#functions/calls/deletion/deletion-log.ts';
import { forgetCallerOf } from '#functions/calls/deletion/forget-caller.ts';
import { repeatDeletions } from '#functions/calls/deletion/repeat-deletions.ts';
import { memoryDocuments, memoryOf } from '#functions/platform/table/memory.ts';
import { createTable } from '#functions/platform/table/table.ts';
import { fakeRecordings } from '#functions/providers/recordings/fake.ts';
import { callerStore } from '#functions/calls/telephony/caller-store.ts';
import { addHours } from '#shared/values/duration.ts';
import { Phone } from '#shared/values/phone.ts';

const { recordings } = fakeRecordings();
const [memory, restored] = [memoryOf(), memoryOf()];
const table = createTable('memory', memoryDocuments(memory));
const old = createTable('memory', memoryDocuments(restored));
const fixture = callbackFixture(table);
const callers = callerStore(table);
const forgetCaller = forgetCallerOf(table, recordings, fixture.context);
const deleting = { by: 'rosa', now: NOW };

/** All that the table says, as text. */
const contents = (of = memory) => JSON.stringify([...of.parts()].flatMap((pk) => of.part(pk)));

test('a caller is forgotten by one owner: calls, callbacks, memory and index; not marks, nor what others have', async () => {
  const [owner, other] = [await fixture.anOwner(), await fixture.anOwner()];
  const { call } = await fixture.agreed(owner);
  const phone = Phone.parse(call.caller_number);
  const at = NOW.toISOString();
  const { account_id } = owner;
  await fixture.aCallOf(account_id, { caller_number: phone });
  await fixture.aCallOf(other.account_id, { caller_number: phone });
  await table.commit(
    callers.noteOwner({ phone, account_id, at }),
    callers.noteOwner({ phone, account_id: other.account_id, at }),
    fixture.marks.set({ account_id, phone, mark: 'not_spam', at }),
  );
  await table.commit(fixture.marks.talked({ account_id, phone }, NOW));
  expect((await callers.ownersOf(phone)).toSorted()).toEqual([account_id, other.account_id].toSorted());
  expect(await forgetCaller.found(account_id, phone)).toEqual({
    calls: 2,
    appointments: 1,
    named: 0,
    isRemembered: true,
  });

  await forgetCaller.caller(account_id, phone, deleting);
  expect(await forgetCaller.found(account_id, phone)).toEqual({
    calls: 0,
    appointments: 0,
    named: 0,
    isRemembered: false,
  });
  expect(await fixture.marks.of(account_id, phone)).toMatchObject({ mark: 'not_spam', talked_at: null });
  expect(await fixture.textsTo(owner.phone)).toHaveLength(1);
  expect(await callers.ownersOf(phone)).toEqual([other.account_id]);
  expect(await forgetCaller.found(other.account_id, phone)).toMatchObject({ calls: 1 });
  const log = await deletionLog(table).latest(NOW);
  expect(log).toMatchObject([{ by: 'rosa' }, { by: 'rosa' }, { by: 'rosa' }]);
  expect(JSON.stringify(log)).not.toContain(phone);
  await forgetCaller.caller(account_id, phone, deleting);
});

/** A call of which the callback is to be on another number, and what both say of it. */
async function named(owner: Awaited<ReturnType<typeof fixture.anOwner>>, phone: Phone, at = MONDAY) {
  const { call, appointment } = await fixture.agreed(owner, at);
  const { account_id } = owner;
  const of = async () => ({
    call: await fixture.calls.of(account_id, call.id),
    callback: await fixture.appointments.of(account_id, appointment.id),
  });
  const { call: stored, callback } = await of();
  await table.commit(
    fixture.calls.replace(stored!, { ...stored!, callback_number: phone, callback_extension: '12' }),
    fixture.appointments.replace(callback!, { ...callback!, caller_number: phone }),
  );
  return { line: call.caller_number, of, id: call.id };
}

test('who only named the number keeps call and callback, on their own line; and nobody is notified', async () => {
  const owner = await fixture.anOwner();
  const { account_id } = owner;
  const phone = Phone.parse('+12185550981');
  const other = await named(owner, phone);
  const withheld = await fixture.aCallOf(account_id, { caller_number: '', callback_number: phone });
  const elsewhere = await fixture.aCallOf(account_id, { callback_number: Phone.parse('+12185550982') });
  const own = await fixture.agreed(owner, LATER);
  await table.commit(
    fixture.calls.replace((await fixture.calls.of(account_id, own.call.id))!, { ...own.call, caller_number: phone }),
    fixture.appointments.replace((await fixture.appointments.of(account_id, own.appointment.id))!, {
      ...own.appointment,
      caller_number: phone,
    }),
  );
  expect(await forgetCaller.found(account_id, phone)).toMatchObject({ calls: 1, appointments: 1, named: 2 });

  await forgetCaller.caller(account_id, phone, deleting);
  expect(await other.of()).toMatchObject({
    call: { caller_number: other.line, callback_number: null },
    callback: { caller_number: other.line, state: 'confirmed', starts_at: MONDAY, call_id: other.id, telling: null },
  });
  expect((await other.of()).call).not.toHaveProperty('callback_extension');
  expect(await fixture.calls.of(account_id, withheld.id)).toMatchObject({ caller_number: '', callback_number: null });
  expect(await fixture.calls.of(account_id, elsewhere.id)).toMatchObject({ callback_number: '+12185550982' });
  expect(await fixture.calls.of(account_id, own.call.id)).toBeUndefined();
  expect(await fixture.appointments.of(account_id, own.appointment.id)).toBeUndefined();
  expect(await fixture.textsTo(owner.phone)).toHaveLength(1); // of the callback that is gone
  expect(await forgetCaller.found(account_id, phone)).toMatchObject({ calls: 0, appointments: 0, named: 0 });
});

test('a callback of a call that names still another number falls back alone', async () => {
  const owner = await fixture.anOwner();
  const [phone, third] = [Phone.parse('+12185550983'), Phone.parse('+12185550984')];
  const other = await named(owner, phone);
  const { call } = await other.of();
  await table.commit(fixture.calls.replace(call!, { ...call!, callback_number: third }));
  await forgetCaller.caller(owner.account_id, phone, deleting);
  expect(await other.of()).toMatchObject({ call: { callback_number: third }, callback: { caller_number: other.line } });
});

test('a number that was named is taken out again in a restored table, and the call stays', async () => {
  const [now, before] = [memoryOf(), memoryOf()];
  const [live, restoredOf] = [
    createTable('memory', memoryDocuments(now)),
    createTable('memory', memoryDocuments(before)),
  ];
  const here = callbackFixture(live);
  const owner = await here.anOwner();
  const { account_id } = owner;
  const phone = Phone.parse('+12185550985');
  const { call, appointment } = await here.agreed(owner);
  const stored = (await here.calls.of(account_id, call.id))!;
  const callback = (await here.appointments.of(account_id, appointment.id))!;
  await live.commit(
    here.calls.replace(stored, { ...stored, callback_number: phone, appointment: callbackOf(callback) }),
    here.appointments.replace(callback, { ...callback, caller_number: phone }),
  );
  for (const pk of now.parts()) for (const item of now.part(pk)) await restoredOf.set({} as never, item, item);
  const later = addHours(NOW, 1);
  await forgetCallerOf(live, recordings, here.context).caller(account_id, phone, { by: 'rosa', now: later });
  expect(contents(before)).toContain(phone);
  expect(await repeatDeletions(live, restoredOf, recordings, addHours(NOW, 2))).toEqual({ deletions: 1, repeated: 1 });
  expect(contents(before)).not.toContain(phone);
  expect(await callbackFixture(restoredOf).calls.of(account_id, call.id)).toMatchObject({
    caller_number: call.caller_number,
  });
  expect(await repeatDeletions(live, restoredOf, recordings, addHours(NOW, 2))).toEqual({ deletions: 1, repeated: 0 });
});

test('the last call of a number takes the note that the number called with it', async () => {
  const { account_id } = await fixture.anOwner();
  const phone = Phone.parse('+12185550977');
  const [one, two] = [
    await fixture.aCallOf(account_id, { caller_number: phone }),
    await fixture.aCallOf(account_id, { caller_number: phone }),
  ];
  await table.commit(callers.noteOwner({ phone, account_id, at: NOW.toISOString() }));
  const forget = forgetOf(table, recordings);
  await forget.forOwner(account_id, one.id, { by: 'owner', now: NOW });
  expect(await callers.ownersOf(phone)).toEqual([account_id]);
  await forget.forOwner(account_id, two.id, { by: 'owner', now: NOW });
  expect(await callers.ownersOf(phone)).toEqual([]);
});

test('what was deleted since is deleted again in a restored table, once, and nobody is notified', async () => {
  const owner = await fixture.anOwner();
  const [byOwner, byCaller, kept] = [
    await fixture.agreed(owner, MONDAY, { may_text: false }),
    await fixture.agreed(owner, LATER),
    await fixture.aCallOf(owner.account_id, { caller_number: '+12185550978' }),
  ];
  await table.commit(
    fixture.marks.talked({ account_id: owner.account_id, phone: Phone.parse(byCaller.call.caller_number) }, NOW),
  );
  for (const pk of memory.parts()) for (const item of memory.part(pk)) await old.set({} as never, item, item);
  const later = addHours(NOW, 1);
  await forgetOf(table, recordings).forOwner(owner.account_id, byOwner.call.id, { by: 'owner', now: later });
  await forgetCaller.caller(owner.account_id, Phone.parse(byCaller.call.caller_number), { by: 'caller', now: later });
  expect(contents(restored)).toContain(byCaller.call.caller_number);
  const messages = contents(restored).match(/"MESSAGE#/g)?.length;

  const first = await repeatDeletions(table, old, recordings, addHours(NOW, 2));
  expect(first.repeated).toBe(2);
  const marksOfCaller = new RegExp(byCaller.call.caller_number.replace('+', '\\+'));
  expect(contents(restored)).not.toMatch(marksOfCaller);
  expect(contents(restored)).toContain(kept.id);
  expect(contents(restored).match(/"MESSAGE#/g)?.length).toBe(messages);
  const again = callbackFixture(old);
  expect(await again.calls.of(owner.account_id, byOwner.call.id)).toBeUndefined();
  expect(await again.appointments.of(owner.account_id, byOwner.appointment.id)).toMatchObject({ about: null });
  expect(await deletionLog(old).latest(addHours(NOW, 2))).toHaveLength(first.deletions);
  expect(await repeatDeletions(table, old, recordings, addHours(NOW, 2))).toMatchObject({ repeated: 0 });
});

test('a call and its callback on another number go together, or neither', async () => {
  const owner = await fixture.anOwner();
  const { account_id } = owner;
  const { call, appointment } = await fixture.agreed(owner);
  const agreed = (await fixture.appointments.of(account_id, appointment.id))!;
  await table.commit(fixture.appointments.replace(agreed, { ...agreed, caller_number: '+16125550119' }));
  const phone = Phone.parse(call.caller_number);
  const commit = () => Promise.reject(new Error('the table is away'));
  const failing = forgetCallerOf(table, recordings, {
    ...fixture.context,
    appointments: { ...fixture.appointments, commit },
  });
  await expect(failing.caller(account_id, phone, deleting)).rejects.toThrow('the table is away');
  expect(await forgetCaller.found(account_id, phone)).toMatchObject({ calls: 1, appointments: 1 });
  await forgetCaller.caller(account_id, phone, deleting);
  expect(await forgetCaller.found(account_id, phone)).toMatchObject({ calls: 0, appointments: 0 });
  expect(await fixture.appointments.all(account_id)).toEqual([]);
});
