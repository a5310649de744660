import { beforeEach, expect, test } from 'vitest';

import { handler } from '#functions/calls/callbacks/book.ts';
import { callbackFixture, LATER, MONDAY, NOW } from '#functions/calls/callbacks/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { callbacks } from '#shared/api/callbacks.ts';

const fixture = callbackFixture();
beforeEach(() => fixture.to(NOW));
const handling = handler.with({ context: fixture.context, clock: fixture.clock });
type Owner = Awaited<ReturnType<typeof fixture.anOwner>>;
const book = (owner: Owner) => calling(callbacks.book, handling, { as: aMember(owner.account_id) });

test('200: books a time, shows it in the call, and texts a caller who agreed to texts', async () => {
  const owner = await fixture.anOwner();
  const call = await fixture.aCallOf(owner.account_id, { caller_number: '+12185550999' }, { may_text: true });
  const booked = await book(owner)({ call_id: call.id, starts_at: MONDAY });
  expect(booked).toMatchObject({ call_id: call.id, starts_at: MONDAY, state: 'proposed', caller_name: 'Dana Brandt' });
  expect((await fixture.calls.of(owner.account_id, call.id))?.appointment).toMatchObject({
    id: booked.id,
    starts_at: MONDAY,
  });
  const [text, ...more] = await fixture.textsTo('+12185550999');
  expect(text).toMatch(/^Ida will call you Mon 10:30 AM\. Change or cancel: http\S+ STOP ends texts\.$/);
  expect(more).toEqual([]);
});

test('200: sends nothing to a caller who did not agree to texts', async () => {
  const owner = await fixture.anOwner();
  const call = await fixture.aCallOf(owner.account_id, { caller_number: '+12185550998' }, { may_text: false });
  expect(await book(owner)({ call_id: call.id, starts_at: MONDAY })).toMatchObject({ state: 'confirmed' });
  expect(await fixture.textsTo('+12185550998')).toEqual([]);
});

test('200: another time moves the appointment and notifies the caller', async () => {
  const owner = await fixture.anOwner();
  const { call, appointment } = await fixture.agreed(owner);
  const moved = await book(owner)({ call_id: call.id, starts_at: LATER });
  expect(moved).toMatchObject({ id: appointment.id, starts_at: LATER });
  expect((await fixture.appointments.taken(owner.account_id)).slots.map(({ starts_at }) => starts_at)).toEqual([LATER]);
  expect((await fixture.textsTo(call.caller_number))[0]).toContain('Ida will now call you Mon 11 AM');
});

test('200: holds a text in the caller’s night until the morning', async () => {
  const owner = await fixture.anOwner();
  const { call } = await fixture.agreed(owner);
  fixture.to('2026-11-22T04:12:00.000Z');
  const { id } = await book(owner)({ call_id: call.id, starts_at: LATER });
  expect(await fixture.textsTo(call.caller_number)).toEqual([]);
  expect((await fixture.appointments.of(owner.account_id, id))?.telling?.at).toBe('2026-11-22T14:00:00.000Z');
});

test('404: rejects another account’s call', async () => {
  const [mine, theirs] = [await fixture.anOwner(), await fixture.anOwner()];
  const { id: call_id } = await fixture.aCallOf(theirs.account_id);
  const request = book(mine)({ call_id, starts_at: MONDAY });
  await expect(request).rejects.toMatchObject({ code: 'assistant.unknown-call' });
});

test('409: rejects a taken slot; of two concurrent bookings, one succeeds', async () => {
  const owner = await fixture.anOwner();
  const [one, other] = [await fixture.aCallOf(owner.account_id), await fixture.aCallOf(owner.account_id)];
  const tries = await Promise.allSettled([one, other].map(({ id }) => book(owner)({ call_id: id, starts_at: MONDAY })));
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(tries.find((each) => each.status === 'rejected')?.reason).toMatchObject({ code: 'callbacks.slot-taken' });
  const odd = book(owner)({ call_id: one.id, starts_at: '2026-11-23T16:37:00.000Z' });
  await expect(odd).rejects.toMatchObject({ code: 'callbacks.slot-taken' });
});
