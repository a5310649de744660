import { expect, test } from 'vitest';

import { handler } from '#functions/billing/unsubscribe.ts';
import { billingFixture } from '#functions/billing/testing.ts';
import { billing } from '#shared/api/billing.ts';
import { addDays } from '#shared/values/duration.ts';
import type { AccountId } from '#shared/values/id.ts';

const fixture = billingFixture();
const { context, clock, started, stripe } = fixture;
const unsubscribe = (account_id: AccountId, on = {}) =>
  fixture.client(billing.unsubscribe, handler, account_id, { on })({});

test('200: a trial runs out, and nothing is ever charged', async () => {
  const ida = await fixture.subscriber();
  expect(await unsubscribe(ida)).toMatchObject({
    standing: 'cancelled',
    next_charge: null,
    cancelled_at: clock.now.toISOString(),
    paid_until: addDays(clock.now, 1).toISOString(),
  });
  expect((await fixture.emails(ida)).toSorted()).toEqual(['trial-started', 'unsubscribed']);
  for (const days of [1, 30, 365]) {
    fixture.advanceDays(days);
    expect(await fixture.advanceMonth(ida, 1)).toEqual({ outcome: 'over' });
  }
  expect(await fixture.netPaid(ida)).toBe(0);
});

test('200: a paid month runs to its end', async () => {
  const { account_id } = await fixture.paidSubscriber();
  const { paid_until } = await fixture.subscription(account_id);
  expect(await unsubscribe(account_id)).toMatchObject({ standing: 'cancelled', paid_until });
  expect((await fixture.credits.balance(account_id)).left).toBe(55);
});

test('200: without paid time left it ends at once, with its credits; the next membership begins with its own', async () => {
  const { account_id } = await fixture.paidSubscriber();
  fixture.advanceDays(32);
  await unsubscribe(account_id);
  await unsubscribe(account_id).catch(() => undefined);
  const causes = async () => (await fixture.credits.ledger(account_id)).map(({ cause, change }) => [cause, change]);
  expect(await causes()).toEqual([
    ['membership-cancelled', -55],
    ['month', 50],
    ['trial', 5],
  ]);
  await fixture.checkout(account_id)(await fixture.checkoutInput(account_id));
  expect((await fixture.credits.balance(account_id)).left).toBe(50);
});

test('200: the next membership begins without the credits of one that ran out a moment ago', async () => {
  const { account_id } = await fixture.paidSubscriber();
  await unsubscribe(account_id);
  fixture.advanceDays(32);
  expect((await fixture.credits.balance(account_id)).left).toBe(55);
  await fixture.checkout(account_id)(await fixture.checkoutInput(account_id));
  expect((await fixture.credits.balance(account_id)).left).toBe(50);
});

test('200: repeated or concurrent requests return the same, with one email', async () => {
  const ida = await fixture.subscriber();
  const all = await Promise.all([1, 2, 3, 4].map(() => unsubscribe(ida)));
  fixture.advanceDays(0.2);
  for (const each of [...all, await unsubscribe(ida)]) expect(each).toEqual(all[0]);
  expect((await fixture.emails(ida)).toSorted()).toEqual(['trial-started', 'unsubscribed']);
});

test('200: an open charge is voided, or refunded if captured', async () => {
  const ida = await fixture.subscriber();
  fixture.advanceDays(1);
  stripe.switches.faults.afterCall = ({ endpoint }) =>
    endpoint.includes('payment_intents/:id') ? 'timeout' : undefined;
  await fixture.advanceMonth(ida, 1);
  stripe.switches.faults = {};
  expect(await fixture.netPaid(ida)).toBe(1);
  const { subscription_id } = await fixture.subscription(ida);
  await unsubscribe(ida);
  expect(started).toContainEqual({ id: 'billing.renew', input: { account_id: ida, subscription_id, period: 1 } });
  await fixture.advanceMonth(ida, 1);
  expect(await fixture.netPaid(ida)).toBe(0);
});

test('200: succeeds when the job that voids cannot be started', async () => {
  const ida = await fixture.subscriber('4000000000010118');
  fixture.advanceDays(1);
  await fixture.advanceMonth(ida, 1);
  const start = () => Promise.reject(new Error('Lambda is away'));
  expect(await unsubscribe(ida, { context: { ...context, start } })).toMatchObject({ standing: 'cancelled' });
});

test('404: no membership, or one that has run out', async () => {
  const never = await fixture.account();
  await expect(unsubscribe(never)).rejects.toMatchObject({ message: 'No Active Subscription Found' });
  const ida = await fixture.subscriber();
  await unsubscribe(ida);
  fixture.advanceDays(1);
  await expect(unsubscribe(ida)).rejects.toMatchObject({ status: 404, code: 'billing.no-active-subscription' });
});

test('503: it is unknown whether it was cancelled', async () => {
  const ida = await fixture.subscriber();
  const commit = () => Promise.reject(new Error('DynamoDB is away'));
  await expect(unsubscribe(ida, { context: { ...context, commit } })).rejects.toMatchObject({
    status: 503,
    message: 'Could not unsubscribe, please recheck your subscription status.',
  });
  expect((await fixture.subscription(ida)).status).toBe('trialing');
});
