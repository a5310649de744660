import { describe, expect, test } from 'vitest';

import { handler } from '#functions/calls/assistant/mark-caller.ts';
import { markingOf } from '#functions/calls/assistant/set-mark.ts';
import { assistantFixture, NOW } from '#functions/calls/assistant/testing.ts';
import { callbackFixture, LATER, MONDAY } from '#functions/calls/callbacks/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { addHours } from '#shared/values/duration.ts';
import { type AccountId, newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const { table, calls, callers, marks, anOwner, aCallOf } = assistantFixture();
const context = { marking: markingOf(table), clock: () => NOW };
const mark = (accountId: AccountId) => calling(assistant.markCaller, handler.with(context), { as: aMember(accountId) });

test('200: a mark overrides the verdict and counts as a report for others', async () => {
  const { account_id } = await anOwner();
  const call = await aCallOf(account_id);
  const phone = Phone.parse(call.caller_number);
  const response = await mark(account_id)({ call_id: call.id, mark: 'spam' });
  expect(response).toMatchObject({ mark: 'spam', spam: { score: 95, verdict: 'likely_spam' } });
  expect(await marks.of(account_id, phone)).toMatchObject({ mark: 'spam' });
  expect((await callers.of(phone, NOW)).reports).toMatchObject([{ account_id }]);
});

test('200: repeating a mark has no further effect; removing it removes the report', async () => {
  const { account_id } = await anOwner();
  const call = await aCallOf(account_id, { caller_number: '+16125550141' });
  const phone = Phone.parse(call.caller_number);
  const once = await mark(account_id)({ call_id: call.id, mark: 'blocked' });
  expect(await mark(account_id)({ call_id: call.id, mark: 'blocked' })).toEqual(once);
  expect(await mark(account_id)({ call_id: call.id, mark: null })).toMatchObject({ spam: call.spam });
  expect(await marks.of(account_id, phone)).toBeUndefined();
  expect((await callers.of(phone, NOW)).reports).toEqual([]);
});

test('200: “not spam” shows as safe, and speaks for the number', async () => {
  const { account_id } = await anOwner();
  const call = await aCallOf(account_id, { caller_number: '+16125550142' });
  expect(await mark(account_id)({ call_id: call.id, mark: 'not_spam' })).toMatchObject({
    spam: { verdict: 'likely_safe' },
  });
  const [report] = (await callers.of(Phone.parse('+16125550142'), NOW)).reports;
  expect(report).toMatchObject({ account_id, says: 'not_spam', was_called: true });
});

test('404: rejects marking another account’s call', async () => {
  const [mine, theirs] = [await anOwner(), await anOwner()];
  const { id: call_id } = await aCallOf(theirs.account_id);
  await expect(mark(mine.account_id)({ call_id, mark: 'spam' })).rejects.toMatchObject({ status: 404 });
  await expect(mark(mine.account_id)({ call_id: newId('call'), mark: 'spam' })).rejects.toMatchObject({ status: 404 });
});

test('409: gives up against constant writers', async () => {
  const { account_id } = await anOwner();
  const { id: call_id } = await aCallOf(account_id);
  const busy = { ...calls, commit: () => Promise.reject(new Fault('request.conflict')) };
  const request = calling(assistant.markCaller, handler.with({ marking: markingOf(table, { calls: busy }) }), {
    as: aMember(account_id),
  });
  await expect(request({ call_id, mark: 'spam' })).rejects.toMatchObject({ status: 409 });
});

test.each(['spam', 'blocked'] as const)('200: “%s” cancels what the number booked, and tells nobody', async (mark) => {
  const fixture = callbackFixture(table);
  const { appointments, agenda } = fixture.context;
  const owner = await fixture.anOwner();
  const { call, appointment } = await fixture.agreed(owner);
  const request = calling(assistant.markCaller, handler.with(context), {
    as: aMember(owner.account_id),
  });
  expect(await request({ call_id: call.id, mark })).toMatchObject({
    appointment: { id: appointment.id, state: 'cancelled' },
    callbacks: [{ id: appointment.id, call_id: call.id, change: 'cancelled' }],
  });
  expect(await request({ call_id: call.id, mark })).toMatchObject({ callbacks: [] });
  expect(await appointments.of(owner.account_id, appointment.id)).toMatchObject({ state: 'cancelled', telling: null });
  expect((await calls.of(owner.account_id, call.id))?.appointment).toMatchObject({ state: 'cancelled' });
  const { settings } = await fixture.context.ownerOf(owner.account_id);
  expect(await agenda.allFree(owner.account_id, settings, NOW)).toContain(MONDAY);
  expect(await fixture.textsTo(call.caller_number)).toEqual([]);
});

describe('a mark that is taken back', () => {
  const fixture = callbackFixture(table);
  const { appointments, agenda } = fixture.context;

  async function marked() {
    const owner = await fixture.anOwner();
    const { call, appointment } = await fixture.agreed(owner);
    const at = (now: Date) =>
      calling(assistant.markCaller, handler.with({ ...context, clock: () => now }), { as: aMember(owner.account_id) });
    await at(NOW)({ call_id: call.id, mark: 'spam' });
    const stored = () => appointments.of(owner.account_id, appointment.id);
    const { settings } = await fixture.context.ownerOf(owner.account_id);
    return { owner, settings, call, before: appointment, at, stored };
  }

  test.each([null, 'not_spam'] as const)(
    '200: %s brings the callback back as it was, and tells nobody',
    async (mark) => {
      const { owner, settings, call, before, at, stored } = await marked();
      const answer = await at(NOW)({ call_id: call.id, mark });
      expect(answer).toMatchObject({
        appointment: { id: before.id, state: before.state, starts_at: MONDAY },
        callbacks: [{ id: before.id, call_id: call.id, change: 'restored' }],
      });
      expect(await stored()).toMatchObject({ state: before.state, sequence: before.sequence + 2 });
      expect(await stored()).not.toHaveProperty('withdrawn');
      expect(await agenda.allFree(owner.account_id, settings, NOW)).not.toContain(MONDAY);
      expect((await calls.of(owner.account_id, call.id))?.appointment).toMatchObject({ state: before.state });
      expect(await fixture.textsTo(call.caller_number)).toEqual([]);
      expect(await at(NOW)({ call_id: call.id, mark })).toMatchObject({ callbacks: [] });
    },
  );

  test('200: in another call of the number, which booked it', async () => {
    const { owner, call, before, at } = await marked();
    const other = await fixture.aCallOf(owner.account_id, { caller_number: call.caller_number });
    expect(await at(NOW)({ call_id: other.id, mark: 'not_spam' })).toMatchObject({
      appointment: null,
      callbacks: [{ id: before.id, call_id: call.id, change: 'restored' }],
    });
    expect((await calls.of(owner.account_id, call.id))?.appointment).toMatchObject({ state: before.state });
  });

  test('200: says that a time is lost which someone else has by now, once', async () => {
    const { owner, settings, call, before, at, stored } = await marked();
    const { account_id } = owner;
    const caller = { name: 'Omar', number: '+16125550177', about: null, language: 'en' } as const;
    const taken = { account_id, call_id: null, starts_at: MONDAY, settings, now: NOW, caller, may_text: false };
    await fixture.context.write(await agenda.book(taken));
    expect(await at(NOW)({ call_id: call.id, mark: null })).toMatchObject({
      appointment: { state: 'cancelled' },
      callbacks: [{ id: before.id, change: 'lost' }],
    });
    expect(await stored()).toMatchObject({ state: 'cancelled' });
    expect(await at(NOW)({ call_id: call.id, mark: null })).toMatchObject({ callbacks: [] });
  });

  test('200: a time that has passed is lost', async () => {
    const { call, at } = await marked();
    const answer = await at(addHours(new Date(MONDAY), 1))({ call_id: call.id, mark: null });
    expect(answer.callbacks).toMatchObject([{ change: 'lost' }]);
  });

  test('200: two callbacks of one number come back together', async () => {
    const owner = await fixture.anOwner();
    const { call, appointment } = await fixture.agreed(owner, MONDAY);
    const { settings } = await fixture.context.ownerOf(owner.account_id);
    const caller = { name: null, number: call.caller_number, about: null, language: 'en' } as const;
    const second = {
      account_id: owner.account_id,
      call_id: newId('call'),
      starts_at: LATER,
      settings,
      now: NOW,
      caller,
    };
    const change = await agenda.book({ ...second, may_text: false });
    await fixture.context.write(change);
    const request = calling(assistant.markCaller, handler.with({ ...context, clock: () => NOW }), {
      as: aMember(owner.account_id),
    });
    expect((await request({ call_id: call.id, mark: 'spam' })).callbacks).toHaveLength(2);
    const { callbacks } = await request({ call_id: call.id, mark: null });
    expect(callbacks.map(({ change }) => change)).toEqual(['restored', 'restored']);
    expect(callbacks.map(({ starts_at }) => starts_at).sort()).toEqual([appointment.starts_at, LATER].sort());
  });

  test('200: what the owner cancelled themselves stays cancelled', async () => {
    const owner = await fixture.anOwner();
    const { call, appointment } = await fixture.agreed(owner);
    const current = (await appointments.of(owner.account_id, appointment.id))!;
    await fixture.context.write(agenda.cancel(current, { by: 'owner', now: NOW }));
    const request = calling(assistant.markCaller, handler.with({ ...context, clock: () => NOW }), {
      as: aMember(owner.account_id),
    });
    for (const mark of ['spam', null] as const)
      expect(await request({ call_id: call.id, mark })).toMatchObject({ callbacks: [] });
    expect(await appointments.of(owner.account_id, appointment.id)).toMatchObject({ state: 'cancelled' });
  });

  test('200: a verdict of spam keeps the callback cancelled', async () => {
    const spam = { score: 97, verdict: 'likely_spam' as const, reasons: [] };
    const owner = await fixture.anOwner();
    const { call } = await fixture.agreed(owner);
    const stored = (await calls.of(owner.account_id, call.id))!;
    await calls.commit(calls.replace(stored, { ...stored, spam }));
    const request = calling(assistant.markCaller, handler.with({ ...context, clock: () => NOW }), {
      as: aMember(owner.account_id),
    });
    await request({ call_id: call.id, mark: 'spam' });
    expect(await request({ call_id: call.id, mark: null })).toMatchObject({ appointment: { state: 'cancelled' } });
    expect(await request({ call_id: call.id, mark: 'not_spam' })).toMatchObject({
      appointment: { state: 'confirmed' },
    });
  });
});
