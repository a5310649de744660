import { expect, test } from 'vitest';

import { handler } from '#functions/calls/forwarding/start-test.ts';
import { later, NOW, forwardingFixture, silentTelephony, steps } from '#functions/calls/forwarding/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { forwarding } from '#shared/api/forwarding.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { type AccountId, newId } from '#shared/values/id.ts';

const fixture = forwardingFixture();
const { setUps, numbers, limits, anOwner, halfway } = fixture;
const { placed, telephony } = silentTelephony();
const context = { setUps, numbers, limits, telephony, clock: () => NOW };
const start = (accountId: AccountId, more: Partial<typeof context> = {}) =>
  calling(forwarding.startTest, handler.with({ ...context, ...more }), { as: aMember(accountId) });
const dialled = [...steps('codes'), { t: 'dialled', legs: ['no_answer'] } as const];

test('200: rings the owner from their assigned number', async () => {
  const { account_id, phone, number } = await halfway(...dialled);
  const ringing = await start(account_id)({});
  expect(placed.at(-1)).toEqual({ to: phone, from: number, mark: `${account_id}.${NOW.getTime()}` });
  expect(ringing).toMatchObject({
    step: 'test',
    test: { leg: 'no_answer', from: number, state: 'calling', ended_at: null },
  });
  expect((await setUps.of(account_id, NOW)).current.test?.test_ref).toBe(`test-${placed.length}`);
  await fixture.forwarding.seen({ account_id, because: null, from: number, via: phone, now: later(20) });
  expect((await setUps.of(account_id, later(21))).current).toMatchObject({
    state: 'active',
    test: { state: 'forwarded' },
  });
});

test('200: a test call that arrives before its id is stored still counts', async () => {
  const { account_id, number } = await halfway(...dialled);
  const quick = {
    ...telephony(),
    placeTestCall: async () => {
      await fixture.forwarding.seen({ account_id, because: 'no_answer', from: number, via: null, now: NOW });
      return { test_ref: 'quick' };
    },
  };
  const over = await start(account_id, { telephony: () => quick })({});
  expect(over).toMatchObject({ state: 'active', test: { state: 'forwarded' } });
});

test('200: a test call that ends before its id is stored fails with its reason', async () => {
  const { account_id } = await halfway(...dialled);
  const quick = {
    ...telephony(),
    placeTestCall: async ({ mark }: { mark: string }) => {
      await fixture.forwarding.tested({ mark, ended: 'answered', now: NOW });
      return { test_ref: 'quick' };
    },
  };
  const over = await start(account_id, { telephony: () => quick })({});
  expect(over).toMatchObject({ state: 'failed', test: { state: 'answered_by_voicemail' } });
});

test('409: rejects a second test, a hidden leg and an incomplete set-up', async () => {
  const { account_id } = await halfway(...dialled);
  const before = placed.length;
  const both = await Promise.allSettled([start(account_id)({}), start(account_id)({})]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(placed.length).toBe(before + 1);
  await expect(start(account_id)({ leg: 'no_answer' })).rejects.toMatchObject({
    code: 'request.conflict',
    status: 409,
  });

  const early = await halfway();
  await expect(start(early.account_id)({ leg: 'busy' })).rejects.toMatchObject({ code: 'request.conflict' });
  const circle = await halfway(...dialled);
  await fixture.table.commit(...numbers.add(circle.phone, 'US', NOW));
  await expect(start(circle.account_id)({})).rejects.toMatchObject({ code: 'forwarding.no-phone' });
  const withoutSetUp = await anOwner();
  await expect(start(withoutSetUp.account_id)({})).rejects.toMatchObject({ code: 'forwarding.no-carrier' });
  const unconfirmed = await anOwner({ phone_confirmed_at: null });
  await expect(start(unconfirmed.account_id)({})).rejects.toMatchObject({ code: 'forwarding.no-phone' });
  expect(placed.length).toBe(before + 1);
});

test('429: rejects the sixth within an hour', async () => {
  const { account_id } = await halfway(...dialled);
  for (let i = 0; i < 5; i++) await start(account_id, { clock: () => later(i * 60) })({});
  const sixth = start(account_id, { clock: () => later(300) })({});
  await expect(sixth).rejects.toMatchObject({ code: 'request.too-many', status: 429 });
});

test('500: a failed test call leaves no test ringing', async () => {
  const { account_id } = await halfway(...dialled);
  const dead = { ...telephony(), placeTestCall: () => Promise.reject(new Fault('server.unexpected')) };
  await expect(start(account_id, { telephony: () => dead })({})).rejects.toMatchObject({ status: 500 });
  expect((await setUps.of(account_id, NOW)).current.test?.state).toBe('stopped');
});

test('401: rejects a deleted account', async () => {
  await expect(start(newId('account'))({})).rejects.toMatchObject({ status: 401 });
});
