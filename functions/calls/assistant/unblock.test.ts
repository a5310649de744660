import { expect, test } from 'vitest';

import { handler as markCaller } from '#functions/calls/assistant/mark-caller.ts';
import { markingOf } from '#functions/calls/assistant/set-mark.ts';
import { assistantFixture, NOW } from '#functions/calls/assistant/testing.ts';
import { handler } from '#functions/calls/assistant/unblock.ts';
import { callbackFixture } from '#functions/calls/callbacks/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const { table, calls, callers, marks, cancellations, anOwner, aCallOf } = assistantFixture();
const context = { calls, callers, marks, cancellations };
const unblock = (accountId: AccountId, more: Partial<typeof context> = {}) =>
  calling(assistant.unblock, handler.with({ ...context, ...more }), { as: aMember(accountId) });
const [ONE, TWO] = [Phone.parse('+16125550151'), Phone.parse('+16125550152')];

/** An owner who blocked two numbers by their calls. */
async function blocking() {
  const { account_id } = await anOwner();
  const marking = calling(assistant.markCaller, markCaller.with({ marking: markingOf(table), clock: () => NOW }), {
    as: aMember(account_id),
  });
  const made = [];
  for (const caller_number of [ONE, TWO]) {
    const call = await aCallOf(account_id, { caller_number });
    await marking({ call_id: call.id, mark: 'blocked' });
    made.push(call);
  }
  return { account_id, calls: made };
}

test('200: unblocks the number and removes its report and restores the verdict of its calls', async () => {
  const {
    account_id,
    calls: [one, two],
  } = await blocking();
  expect((await unblock(account_id)({ phone: ONE })).numbers.map(({ phone }) => phone)).toEqual([TWO]);
  expect(await marks.of(account_id, ONE)).toBeUndefined();
  expect((await callers.of(ONE, NOW)).reports).toEqual([]);
  expect((await calls.of(account_id, one!.id))?.spam.verdict).toBe('likely_safe');
  expect((await calls.of(account_id, two!.id))?.spam.verdict).toBe('likely_spam');
});

test('200: repeated unblocking has no further effect; other marks of the number stay', async () => {
  const { account_id } = await blocking();
  await unblock(account_id)({ phone: ONE });
  await table.commit(marks.set({ account_id, phone: ONE, mark: 'spam', at: NOW.toISOString() }));
  expect((await unblock(account_id)({ phone: ONE })).numbers).toHaveLength(1);
  expect(await marks.of(account_id, ONE)).toMatchObject({ mark: 'spam' });
});

test('409: gives up against constant writers', async () => {
  const { account_id } = await blocking();
  const busy = { ...calls, commit: () => Promise.reject(new Fault('request.conflict')) };
  await expect(unblock(account_id, { calls: busy })({ phone: ONE })).rejects.toMatchObject({ status: 409 });
});

test('200: brings back what the number had booked, and says so', async () => {
  const fixture = callbackFixture(table);
  const owner = await fixture.anOwner();
  const { account_id } = owner;
  const { call, appointment } = await fixture.agreed(owner);
  const as = aMember(account_id);
  const deps = { ...context, clock: () => NOW };
  await calling(assistant.markCaller, markCaller.with({ marking: markingOf(table), clock: () => NOW }), { as })({
    call_id: call.id,
    mark: 'blocked',
  });
  const answer = await calling(assistant.unblock, handler.with(deps), { as })({
    phone: Phone.parse(call.caller_number),
  });
  expect(answer).toMatchObject({ numbers: [], callbacks: [{ id: appointment.id, change: 'restored' }] });
  expect((await calls.of(account_id, call.id))?.appointment).toMatchObject({ state: appointment.state });
});
