import { expect, test } from 'vitest';

import { handler } from '#functions/billing/jobs/sweep.ts';
import { refund } from '#functions/billing/charge/refund.ts';
import { billingFixture, aCard } from '#functions/billing/testing.ts';
import type { JobId } from '#shared/contract/jobs.ts';
import { addMinutes } from '#shared/values/duration.ts';
import type { AccountId } from '#shared/values/id.ts';

const fixture = billingFixture();
const { context, stripe, clock } = fixture;

/** The subscriptions whose charges a sweep continues at this time. */
async function swept() {
  const found: { account_id: AccountId; subscription_id: string; period: number }[] = [];
  const start = async (id: JobId, input: object) => {
    expect(id).toBe('billing.renew');
    found.push(input as never);
  };
  await handler.with({ charges: context.charges, start, clock: () => clock.now })({});
  return found;
}
const minutes = (count: number) => void (clock.now = addMinutes(clock.now, count));

test('picks up a claimed charge after ten minutes', async () => {
  const ida = await fixture.subscriber();
  fixture.advanceDays(1);
  stripe.switches.faults.beforeCall = () => 'timeout';
  await fixture.advanceMonth(ida, 1);
  stripe.switches.faults = {};
  minutes(9);
  expect(await swept()).toEqual([]);
  minutes(1);
  const { subscription_id } = await fixture.subscription(ida);
  expect(await swept()).toEqual([{ account_id: ida, subscription_id, period: 1 }]);
  await fixture.advanceMonth(ida, 1);
  expect(await fixture.netPaid(ida)).toBe(1);
  expect(await swept()).toEqual([]);
});

test('picks up a refund without an answer after five minutes', async () => {
  const { account_id, charge } = await fixture.paidSubscriber();
  stripe.switches.faults.beforeCall = () => 'timeout';
  await refund(
    { account_id, charge_id: charge.charge_id, because: 'asked', also_cancel: false, days: 30 },
    context,
    clock.now,
  );
  stripe.switches.faults = {};
  minutes(6);
  expect(await swept()).toMatchObject([{ account_id, period: 1 }]);
  await fixture.advanceMonth(account_id, 1);
  expect(await fixture.netPaid(account_id)).toBe(0);
  expect(await swept()).toEqual([]);
});

test('picks up a declined charge a quarter of an hour after a missed attempt', async () => {
  const ida = await fixture.subscriber(aCard(), { decline: 'do_not_honor', declines: 'charge' });
  fixture.advanceDays(1);
  await fixture.advanceMonth(ida, 1);
  fixture.advanceDays(1);
  minutes(14);
  expect(await swept()).toEqual([]);
  minutes(1);
  expect(await swept()).toMatchObject([{ account_id: ida, period: 1 }]);
});
