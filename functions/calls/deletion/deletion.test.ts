import { expect, test } from 'vitest';

import { forgetOf } from '#functions/calls/assistant/forget-call.ts';
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
  expect(await forgetCaller.found(account_id, phone)).toEqual({ calls: 2, appointments: 1, isRemembered: true });

  await forgetCaller.caller(account_id, phone, deleting);
  expect(await forgetCaller.found(account_id, phone)).toEqual({ calls: 0, appointments: 0, isRemembered: false });
  expect(await fixture.marks.of(account_id, phone)).toMatchObject({ mark: 'not_spam', talked_at: null });
  expect(await fixture.textsTo(owner.phone)).toHaveLength(1);
  expect(await callers.ownersOf(phone)).toEqual([other.account_id]);
  expect(await forgetCaller.found(other.account_id, phone)).toMatchObject({ calls: 1 });
  const log = await deletionLog(table).latest(NOW);
  expect(log).toMatchObject([{ by: 'rosa' }, { by: 'rosa' }, { by: 'rosa' }]);
  expect(JSON.stringify(log)).not.toContain(phone);
  await forgetCaller.caller(account_id, phone, deleting);
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

test('what was deleted since is deleted again in a restored table, once, and nobody is told', async () => {
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
