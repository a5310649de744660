import { beforeEach, describe, expect, test } from 'vitest';

import { cancel } from '#functions/billing/subscription/cancel.ts';
import { handler } from '#functions/composition/billing/jobs/start-renewals.ts';
import { billingFixture } from '#functions/billing/testing.ts';
import { turnOffForwarding } from '#functions/calls/public.ts';
import { forwardingFixture, steps } from '#functions/calls/forwarding/testing.ts';
import { aMembership, subscribe } from '#functions/billing/fixtures.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { addMinutes } from '#shared/values/duration.ts';
import type { AccountId } from '#shared/values/id.ts';

const fixture = billingFixture();
const { context, clock, started, table } = fixture;
const onMembershipEnded = turnOffForwarding(
  table,
  outboxOf(table, async () => {}),
);
let runs: { name: string; input: object }[] = [];
let slept: number[] = [];
const known = new Set<string>();

/** What runs every five minutes, at the time of this fixture. */
async function tick(startMachine?: (name: string) => Promise<boolean>) {
  const start = async (name: string, input: object) => {
    runs.push({ name, input });
    if (startMachine) return startMachine(name);
    const isNew = !known.has(name);
    known.add(name);
    return isNew;
  };
  const sleep = async (ms: number) => void slept.push(ms);
  await handler.with({
    context,
    onMembershipEnded,
    startMachine: start,
    sleep: sleep as never,
    clock: () => clock.now,
  })({});
}
const lettersOf = async (account_id: AccountId, purpose: string) =>
  (await fixture.emails(account_id)).filter((each) => each === purpose).length;
const minutes = (count: number) => void (clock.now = addMinutes(clock.now, count));

beforeEach(() => {
  [runs, slept] = [[], []];
  started.length = 0;
});

describe('a due membership', () => {
  test('gets one reminder, six hours before its trial ends', async () => {
    const ida = await fixture.subscriber();
    minutes(17 * 60);
    await tick();
    expect(await lettersOf(ida, 'renewal-reminder')).toBe(0);
    minutes(61);
    await tick();
    await tick();
    expect(await lettersOf(ida, 'renewal-reminder')).toBe(1);
    expect(runs).toEqual([]);
    const { next } = await fixture.subscription(ida);
    expect(next?.what).toBe('charge');
  });

  test('starts one run, named after it and its month', async () => {
    const ida = await fixture.subscriber();
    fixture.advanceDays(1);
    await tick(); // reminds, late as it is
    await tick();
    const { subscription_id } = await fixture.subscription(ida);
    const month = { account_id: ida, subscription_id, period: 1 };
    expect(runs.filter(({ input }) => (input as typeof month).account_id === ida)).toEqual([
      { name: `${subscription_id}-1`, input: month },
    ]);
    await fixture.advanceMonth(ida, 1);
    runs = [];
    await tick();
    expect(runs.filter(({ input }) => (input as typeof month).account_id === ida)).toEqual([]);
  });

  test('whose run exists already gets a job a quarter of an hour later', async () => {
    const ida = await fixture.subscriber();
    fixture.advanceDays(1);
    await tick();
    await tick();
    const { subscription_id } = await fixture.subscription(ida);
    const direct = () => started.filter(({ input }) => (input as { account_id: string }).account_id === ida);
    minutes(5);
    await tick();
    expect(direct()).toEqual([]);
    minutes(10);
    await tick();
    expect(direct()).toEqual([{ id: 'billing.renew', input: { account_id: ida, subscription_id, period: 1 } }]);
    await fixture.advanceMonth(ida, 1);
    expect(await fixture.netPaid(ida)).toBe(1);
  });

  test('is charged only the current month after months of outage', async () => {
    const { account_id: ida } = await fixture.paidSubscriber();
    fixture.advanceDays(100);
    await tick();
    await tick();
    const mine = runs.map(({ input }) => input as { account_id: string; period: number });
    expect(mine.filter(({ account_id }) => account_id === ida).map(({ period }) => period)).toEqual([4]);
    await fixture.advanceMonth(ida, 4);
    expect((await fixture.charges(ida)).map(({ period }) => period)).toEqual([1, 4]);
    expect(await fixture.netPaid(ida)).toBe(2);
  });

  test('that has run out loses its credits, once', async () => {
    const { account_id: ida } = await fixture.paidSubscriber();
    await cancel({ account_id: ida, because: 'asked' }, context, clock.now);
    await tick();
    expect((await fixture.credits.balance(ida)).left).toBe(55);
    clock.now = new Date((await fixture.subscription(ida)).paid_until);
    await Promise.all([tick(), tick()]);
    await tick();
    expect((await fixture.credits.balance(ida)).left).toBe(0);
    const causes = (await fixture.credits.ledger(ida)).map(({ cause }) => cause);
    expect(causes.filter((cause) => cause === 'month-ended')).toHaveLength(1);
    expect((await fixture.subscription(ida)).next).toBeNull();
    expect(runs.filter(({ input }) => (input as { account_id: string }).account_id === ida)).toEqual([]);
  });

  test('that has run out turns forwarding off and texts the undo code once, however many runs there are', async () => {
    const { halfway, store, numbers } = forwardingFixture(table);
    const { account_id, number } = await halfway(...steps('codes'), { t: 'dialled', legs: ['no_answer'] });
    await subscribe(table, account_id, clock.now);
    await cancel({ account_id, because: 'asked' }, context, clock.now);
    await tick();
    expect((await store.of(account_id))?.state).toBe('setting_up');
    clock.now = new Date((await fixture.subscription(account_id)).paid_until);
    await Promise.all([tick(), tick()]);
    await tick();
    expect(await store.of(account_id)).toMatchObject({ state: 'off', number: null });
    expect(await numbers.of(number)).toMatchObject({ account_id: null });
    expect(await lettersOf(account_id, 'number-left')).toBe(1);
    expect((await fixture.subscription(account_id)).next).toBeNull();
  });

  test('that was started again before it ran out leaves forwarding on', async () => {
    const { halfway, store } = forwardingFixture(table);
    const { account_id } = await halfway(...steps('codes'), { t: 'dialled', legs: ['no_answer'] });
    await subscribe(table, account_id, clock.now, { next: { what: 'end', at: clock.now.toISOString() } });
    const [was, fresh] = [await fixture.subscription(account_id), aMembership(account_id, clock.now)];
    await context.commit(context.subscriptions.write(fresh, was));
    await tick();
    expect((await store.of(account_id))?.state).toBe('setting_up');
    expect(await lettersOf(account_id, 'number-left')).toBe(0);
  });
});

test('starts twenty runs a second, and continues when one fails', async () => {
  const mine = await Promise.all(Array.from({ length: 25 }, () => fixture.subscriber()));
  fixture.advanceDays(1);
  await tick();
  const { subscription_id } = await fixture.subscription(mine[3]!);
  await tick((name) => (name.startsWith(subscription_id) ? Promise.reject(new Error('away')) : Promise.resolve(true)));
  expect(runs.length).toBeGreaterThanOrEqual(25);
  expect(slept.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThanOrEqual((runs.length - 1) * 50);
});
