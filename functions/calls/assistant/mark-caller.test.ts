import { expect, test } from 'vitest';

import { handler } from '#functions/calls/assistant/mark-caller.ts';
import { markingOf } from '#functions/calls/assistant/set-mark.ts';
import { assistantFixture, NOW } from '#functions/calls/assistant/testing.ts';
import { callbackFixture, MONDAY } from '#functions/calls/callbacks/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';
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

test('200: “not spam” shows as safe and is no report', async () => {
  const { account_id } = await anOwner();
  const call = await aCallOf(account_id, { caller_number: '+16125550142' });
  expect(await mark(account_id)({ call_id: call.id, mark: 'not_spam' })).toMatchObject({
    spam: { verdict: 'likely_safe' },
  });
  expect((await callers.of(Phone.parse('+16125550142'), NOW)).reports).toEqual([]);
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
  await request({ call_id: call.id, mark });
  await request({ call_id: call.id, mark });
  expect(await appointments.of(owner.account_id, appointment.id)).toMatchObject({ state: 'cancelled', telling: null });
  expect((await calls.of(owner.account_id, call.id))?.appointment).toMatchObject({ state: 'cancelled' });
  const { settings } = await fixture.context.ownerOf(owner.account_id);
  expect(await agenda.allFree(owner.account_id, settings, NOW)).toContain(MONDAY);
  expect(await fixture.textsTo(call.caller_number)).toEqual([]);
});
