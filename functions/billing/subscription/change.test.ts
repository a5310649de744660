import { expect, test } from 'vitest';

import { dispute } from '#functions/billing/charge/dispute.ts';
import { refund } from '#functions/billing/charge/refund.ts';
import { chargeIdOf } from '#functions/billing/domain/charge.ts';
import { cancel } from '#functions/billing/subscription/cancel.ts';
import { expire } from '#functions/billing/subscription/expire.ts';
import { keep, pause, resume } from '#functions/billing/subscription/change.ts';
import { startRenewalsHandler } from '#functions/billing/jobs/start-renewals.ts';
import { aCard, billingFixture } from '#functions/billing/testing.ts';
import { noEffect } from '#functions/platform/table/hook.ts';
import { accessUntil } from '#functions/platform/membership.ts';
import { addDays } from '#shared/values/duration.ts';
import type { AccountId } from '#shared/values/id.ts';

const fixture = billingFixture();
const { context, clock, started, deps } = fixture;
const stop = (account_id: AccountId) => cancel({ account_id, because: 'asked' }, context, clock.now);
const keepNow = (account_id: AccountId) => keep(account_id, deps, clock.now);
const pauseFor = (account_id: AccountId, months: number) => pause({ account_id, months }, deps, clock.now);
const fails = (code: string) => ({ code }) as object;

test('a kept membership is as it was before: status, dates, card, credits, and its reminder', async () => {
  const { account_id } = await fixture.paidSubscriber();
  const was = await fixture.subscription(account_id);
  const credits = (await fixture.credits.balance(account_id)).left;
  await stop(account_id);
  fixture.advanceDays(3);
  await keepNow(account_id);
  const { revision: _, ...kept } = await fixture.subscription(account_id);
  const { revision: __, ...before } = was;
  expect(kept).toEqual(before);
  expect((await fixture.credits.balance(account_id)).left).toBe(credits);
  expect((await fixture.emails(account_id)).at(-1)).toBe('membership-kept');
});

test('a kept trial is charged when it was to end', async () => {
  const ida = await fixture.subscriber();
  const { anchor } = await fixture.subscription(ida);
  await stop(ida);
  expect(await keepNow(ida)).toMatchObject({ status: 'trialing', cancelled_at: null, next: { what: 'remind' } });
  clock.now = new Date(anchor);
  expect(await fixture.advanceMonth(ida, 1)).toEqual({ outcome: 'paid' });
});

test('keeping twice, or twice at once, sends one email and charges once', async () => {
  const { account_id } = await fixture.paidSubscriber();
  await stop(account_id);
  await Promise.all([keepNow(account_id), keepNow(account_id)]);
  await keepNow(account_id);
  expect((await fixture.emails(account_id)).filter((each) => each === 'membership-kept')).toHaveLength(1);
  clock.now = new Date((await fixture.subscription(account_id)).paid_until);
  await fixture.advanceMonth(account_id, 2);
  expect(await fixture.netPaid(account_id)).toBe(2);
});

test('after the end of the paid time nothing is kept', async () => {
  const { account_id } = await fixture.paidSubscriber();
  await stop(account_id);
  clock.now = new Date((await fixture.subscription(account_id)).paid_until);
  await expect(keepNow(account_id)).rejects.toMatchObject(fails('billing.not-changeable'));
});

test('a membership that has expired by another clock is not kept', async () => {
  const { account_id } = await fixture.paidSubscriber();
  await stop(account_id);
  await expire(await fixture.subscription(account_id), { context, onMembershipEnded: async () => noEffect }, clock.now);
  await expect(keepNow(account_id)).rejects.toMatchObject(fails('billing.not-changeable'));
});

test('one that ended by a refund, a dispute or support is not kept', async () => {
  const refunded = await fixture.paidSubscriber();
  await stop(refunded.account_id);
  const of = { account_id: refunded.account_id, charge_id: refunded.charge.charge_id };
  await refund({ ...of, because: 'asked', also_cancel: false, days: 30 }, context, clock.now);
  await expect(keepNow(refunded.account_id)).rejects.toMatchObject(fails('billing.not-changeable'));

  const disputed = await fixture.paidSubscriber(aCard());
  await stop(disputed.account_id);
  await dispute({ account_id: disputed.account_id, charge_id: disputed.charge.charge_id }, context, clock.now);
  await expect(keepNow(disputed.account_id)).rejects.toMatchObject(fails('billing.not-changeable'));

  const helped = await fixture.paidSubscriber(aCard());
  await cancel({ account_id: helped.account_id, because: 'support' }, context, clock.now);
  await expect(keepNow(helped.account_id)).rejects.toMatchObject(fails('billing.not-changeable'));
});

test('one whose next charge was begun and voided is not kept: that month could never be paid', async () => {
  const { account_id } = await fixture.paidSubscriber();
  const { subscription_id } = await fixture.subscription(account_id);
  const [first] = await fixture.charges(account_id);
  const { revision: _, ...rest } = first!;
  await context.commit(
    context.charges.write({ ...rest, charge_id: chargeIdOf(subscription_id, 2), period: 2, state: 'void' }),
  );
  await stop(account_id);
  await expect(keepNow(account_id)).rejects.toMatchObject(fails('billing.not-changeable'));
});

test('a closed account and a blocked customer keep nothing', async () => {
  const { account_id } = await fixture.paidSubscriber();
  await stop(account_id);
  const customer = (await context.subscriptions.customer(account_id))!;
  const blocked = { at: clock.now.toISOString(), reason: 'fraud' };
  await context.commit(context.subscriptions.writeCustomer({ ...customer, blocked }, customer));
  await expect(keepNow(account_id)).rejects.toMatchObject(fails('billing.not-allowed'));
  const account = (await context.accounts.of(account_id))!;
  await context.accounts.replace(account, { ...account, closed_at: clock.now.toISOString() });
  await expect(keepNow(account_id)).rejects.toMatchObject(fails('billing.no-active-subscription'));
});

test('a pause moves the next charge, keeps the credits, and nothing is charged in it', async () => {
  const own = billingFixture();
  const { clock, context, deps } = own;
  const { account_id } = await own.paidSubscriber();
  const { paid_until } = await own.subscription(account_id);
  await pause({ account_id, months: 2 }, deps, clock.now);
  const paused = await own.subscription(account_id);
  expect(paused).toMatchObject({
    status: 'active',
    paid_until,
    next: { what: 'remind', at: '2027-02-15T14:05:00.000Z' },
  });
  expect(accessUntil({ ...paused, pause: paused.pause ?? null })).toBe(paid_until);
  const started: object[] = [];
  const startMachine = async (_: string, month: object) => started.push(month) > 0;
  const sleep = (async () => {}) as never;
  const tick = startRenewalsHandler(async () => noEffect).with({
    context,
    startMachine,
    sleep,
    clock: () => clock.now,
  });
  for (const day of ['2026-12-22', '2027-01-22', '2027-02-22']) {
    clock.now = new Date(`${day}T14:04:00.000Z`);
    await tick({});
    expect(await own.advanceMonth(account_id, 2)).toEqual({ outcome: 'over' });
  }
  expect(started).toEqual([]);
  expect((await own.credits.balance(account_id)).left).toBe(55);
  expect((await own.emails(account_id)).toSorted()).toEqual([
    'membership-paused',
    'receipt',
    'renewal-reminder',
    'trial-started',
  ]);
  clock.now = new Date('2027-02-22T14:05:00.000Z');
  await tick({});
  expect(started).toMatchObject([{ account_id, period: 2 }]);
  expect(await own.advanceMonth(account_id, 2)).toEqual({ outcome: 'paid' });
  expect(await own.subscription(account_id)).toMatchObject({ pause: null, paid_until: '2027-03-22T14:05:00.000Z' });
  expect((await own.charges(account_id)).map(({ from, period }) => [from.slice(0, 10), period])).toEqual([
    ['2026-11-22', 1],
    ['2027-02-22', 2],
  ]);
});

test('a pause is not offered to a trial, twice, or while a charge is open', async () => {
  const ida = await fixture.subscriber();
  await expect(pauseFor(ida, 1)).rejects.toMatchObject(fails('billing.not-changeable'));
  const { account_id } = await fixture.paidSubscriber();
  await pauseFor(account_id, 1);
  await pauseFor(account_id, 1);
  await expect(pauseFor(account_id, 3)).rejects.toMatchObject(fails('billing.not-changeable'));
  expect((await fixture.emails(account_id)).filter((each) => each === 'membership-paused')).toHaveLength(1);
  const declined = await fixture.subscriber('4000000000010118');
  fixture.advanceDays(1);
  await fixture.advanceMonth(declined, 1);
  await expect(pauseFor(declined, 1)).rejects.toMatchObject(fails('billing.not-changeable'));
});

test('resuming within the paid time brings the old dates back', async () => {
  const { account_id } = await fixture.paidSubscriber();
  const { next } = await fixture.subscription(account_id);
  await pauseFor(account_id, 3);
  expect(await resume({ account_id, charge_now: null }, deps, clock.now)).toMatchObject({
    next,
    pause: null,
    shift: 0,
  });
});

test('resuming after the paid time starts a month now, and charges it', async () => {
  const { account_id } = await fixture.paidSubscriber();
  const { subscription_id, paid_until } = await fixture.subscription(account_id);
  await pauseFor(account_id, 3);
  clock.now = addDays(paid_until, 10);
  const { price } = await fixture.subscription(account_id);
  await resume({ account_id, charge_now: price }, deps, clock.now);
  expect(started).toContainEqual({ id: 'billing.renew', input: { account_id, subscription_id, period: 2 } });
  expect(await fixture.advanceMonth(account_id, 2)).toEqual({ outcome: 'paid' });
  expect((await fixture.charges(account_id)).at(-1)).toMatchObject({ from: clock.now.toISOString(), period: 2 });
});

test('cancelled in a pause, it ends with the paid time, and what is kept is the pause', async () => {
  const { account_id } = await fixture.paidSubscriber();
  await pauseFor(account_id, 1);
  const { next } = await fixture.subscription(account_id);
  const { paid_until } = await stop(account_id);
  expect((await fixture.subscription(account_id)).next).toEqual({ what: 'end', at: paid_until });
  expect(await keepNow(account_id)).toMatchObject({ next, pause: { months: 1 } });
});
