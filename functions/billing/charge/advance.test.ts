import { describe, expect, test } from 'vitest';

import { cancel } from '#functions/billing/subscription/cancel.ts';
import { refund } from '#functions/billing/charge/refund.ts';
import { billingFixture } from '#functions/billing/testing.ts';
import { addMinutes, DAY } from '#shared/values/duration.ts';

const fixture = billingFixture();
const { context, stripe, clock } = fixture;
const once: typeof fixture.once = (...of) => fixture.once(...of);
const CREATE = 'POST /v1/payment_intents';
const CONFIRM = 'POST /v1/payment_intents/:id/confirm';

describe('renewing a due month', () => {
  test('charges once: charge, membership, credits and receipt', async () => {
    const ida = await fixture.subscriber();
    fixture.advanceDays(1);
    expect(await fixture.advanceMonth(ida, 1)).toEqual({ outcome: 'paid' });
    const [charge] = await fixture.charges(ida);
    expect(charge).toMatchObject({ state: 'settled', period: 1, suffix: 'TRIAL OVER', attention_at: null });
    const subscription = await fixture.subscription(ida);
    expect(subscription).toMatchObject({ status: 'active', period: 1, charging: null });
    expect(subscription.paid_until).toBe(charge!.until);
    expect((await fixture.credits.balance(ida)).left).toBe(55);
    expect(await fixture.emails(ida)).toEqual(['trial-started', 'receipt']);
    expect(await fixture.advanceMonth(ida, 1)).toEqual({ outcome: 'paid' });
    expect(await fixture.netPaid(ida)).toBe(1);
  });

  test('claims neither a month that is not due yet nor the one after it', async () => {
    const ida = await fixture.subscriber();
    fixture.advanceDays(0.9);
    expect(await fixture.advanceMonth(ida, 1)).toEqual({ outcome: 'over' });
    fixture.advanceDays(0.2);
    expect(await fixture.advanceMonth(ida, 2)).toEqual({ outcome: 'over' });
    expect(await fixture.charges(ida)).toEqual([]);
  });

  test('charges once when ten runs start at the same time', async () => {
    const ida = await fixture.subscriber();
    fixture.advanceDays(1);
    await Promise.all(Array.from({ length: 10 }, () => fixture.advanceMonth(ida, 1)));
    expect(await fixture.advanceMonth(ida, 1)).toEqual({ outcome: 'paid' });
    expect(await fixture.netPaid(ida)).toBe(1);
    expect((await fixture.credits.balance(ida)).left).toBe(55);
  });

  test.each([
    ['before the payment is created', 'beforeCall', CREATE, 'timeout'],
    ['after the payment is created', 'afterCall', CREATE, 'timeout'],
    ['with a failure that is replayed', 'afterCall', CREATE, 'error'],
    ['before the confirmation', 'beforeCall', CONFIRM, 'timeout'],
    ['after the confirmation', 'afterCall', CONFIRM, 'timeout'],
    ['with a failure after the confirmation', 'afterCall', CONFIRM, 'error'],
    ['because of the rate limit', 'beforeCall', CONFIRM, 'busy'],
  ] as const)('charges once when an answer is lost %s', async (_, when, endpoint, trouble) => {
    const ida = await fixture.subscriber();
    fixture.advanceDays(1);
    once(when, endpoint, trouble);
    await fixture.advanceMonth(ida, 1);
    clock.now = addMinutes(clock.now, 11);
    await fixture.advanceMonth(ida, 1);
    expect(await fixture.advanceMonth(ida, 1)).toEqual({ outcome: 'paid' });
    expect(await fixture.netPaid(ida)).toBe(1);
  });

  test('waits eleven minutes for another run that may be about to confirm', async () => {
    const ida = await fixture.subscriber();
    fixture.advanceDays(1);
    once('beforeCall', CONFIRM, 'timeout');
    await fixture.advanceMonth(ida, 1);
    clock.now = addMinutes(clock.now, 10.9);
    expect((await fixture.advanceMonth(ida, 1)).outcome).toBe('wait');
    expect(await fixture.charges(ida)).toMatchObject([{ state: 'claimed', attempt: 1 }]);
    clock.now = addMinutes(clock.now, 0.2);
    expect(await fixture.advanceMonth(ida, 1)).toEqual({ outcome: 'paid' });
  });
});

describe('cancelling', () => {
  test('before the month is due leaves nothing to charge', async () => {
    const ida = await fixture.subscriber();
    await cancel({ account_id: ida, because: 'asked' }, context, clock.now);
    fixture.advanceDays(1);
    expect(await fixture.advanceMonth(ida, 1)).toEqual({ outcome: 'over' });
    expect(await fixture.charges(ida)).toEqual([]);
  });

  test('between creation and confirmation voids the payment', async () => {
    const ida = await fixture.subscriber();
    fixture.advanceDays(1);
    once('afterCall', CREATE, 'timeout');
    await fixture.advanceMonth(ida, 1);
    await cancel({ account_id: ida, because: 'asked' }, context, clock.now);
    expect(await fixture.advanceMonth(ida, 1)).toEqual({ outcome: 'over' });
    expect(await fixture.charges(ida)).toMatchObject([{ state: 'void' }]);
    expect(await fixture.netPaid(ida)).toBe(0);
  });

  test('after a capture that was not saved refunds it', async () => {
    const ida = await fixture.subscriber();
    fixture.advanceDays(1);
    stripe.switches.faults.afterCall = ({ endpoint }) =>
      endpoint.includes('payment_intents/:id') ? 'timeout' : undefined;
    await fixture.advanceMonth(ida, 1);
    stripe.switches.faults.afterCall = undefined;
    await cancel({ account_id: ida, because: 'asked' }, context, clock.now);
    await fixture.advanceMonth(ida, 1);
    expect(await fixture.charges(ida)).toMatchObject([{ state: 'refunded', refund: { because: 'cancelled' } }]);
    expect(await fixture.netPaid(ida)).toBe(0);
    expect((await fixture.subscription(ida)).status).toBe('cancelled');
  });

  test('is final: repeated, it returns the same, and nothing is charged in a year', async () => {
    const ida = await fixture.subscriber();
    const { cancelled_at } = await cancel({ account_id: ida, because: 'asked' }, context, clock.now);
    fixture.advanceDays(0.1);
    const again = await cancel({ account_id: ida, because: 'link' }, context, clock.now);
    expect(again).toMatchObject({ status: 'cancelled', cancelled_at, ended_because: 'asked' });
    fixture.advanceDays(365);
    await expect(cancel({ account_id: ida, because: 'asked' }, context, clock.now)).rejects.toMatchObject({
      code: 'billing.no-active-subscription',
    });
    expect(await fixture.advanceMonth(ida, 12)).toEqual({ outcome: 'over' });
  });
});

describe('a declined month', () => {
  test('is retried after 1, 4 and 7 days, then ends the membership', async () => {
    const ida = await fixture.subscriber('4000000000000341');
    fixture.advanceDays(1);
    const days: number[] = [];
    for (
      let outcome = await fixture.advanceMonth(ida, 1);
      outcome.outcome === 'wait';
      outcome = await fixture.advanceMonth(ida, 1)
    ) {
      days.push((Date.parse(outcome.at) - clock.now.getTime()) / DAY);
      expect((await fixture.subscription(ida)).status).toBe('past_due');
      expect(await fixture.advanceMonth(ida, 1)).toEqual(outcome); // not before
      clock.now = new Date(outcome.at);
    }
    expect(days).toEqual([1, 4, 7]);
    expect(await fixture.charges(ida)).toMatchObject([{ state: 'void', declines: 4 }]);
    expect(await fixture.subscription(ida)).toMatchObject({ status: 'cancelled', ended_because: 'declined' });
    expect((await fixture.credits.balance(ida)).left).toBe(5);
    expect(await fixture.emails(ida)).toEqual([
      'trial-started',
      ...Array<string>(3).fill('payment-declined'),
      'membership-ended',
    ]);
  });
});

describe('refunding', () => {
  test('the current month ends the membership and its credits, once', async () => {
    const ida = await fixture.subscriber();
    fixture.advanceDays(1);
    await fixture.advanceMonth(ida, 1);
    const [charge] = await fixture.charges(ida);
    const request = {
      account_id: ida,
      charge_id: charge!.charge_id,
      because: 'asked' as const,
      also_cancel: false,
      days: 30,
    };
    const given = await Promise.all([1, 2, 3].map(() => refund(request, context, clock.now)));
    expect(given.map(({ state }) => state)).toContain('refunded');
    expect(await refund(request, context, clock.now)).toMatchObject({ state: 'refunded' });
    expect(await fixture.netPaid(ida)).toBe(0);
    expect((await fixture.credits.balance(ida)).left).toBe(0);
    expect(await fixture.subscription(ida)).toMatchObject({
      status: 'cancelled',
      ended_because: 'refund',
      paid_until: clock.now.toISOString(),
    });
  });

  test('is finished by the sweep, once, when the answer is lost', async () => {
    const ida = await fixture.subscriber();
    fixture.advanceDays(1);
    await fixture.advanceMonth(ida, 1);
    const [charge] = await fixture.charges(ida);
    once('afterCall', 'POST /v1/refunds', 'timeout');
    stripe.switches.faults.beforeCall = ({ endpoint }) =>
      endpoint === 'GET /v1/payment_intents/:id' ? 'timeout' : undefined;
    const request = {
      account_id: ida,
      charge_id: charge!.charge_id,
      because: 'asked' as const,
      also_cancel: false,
      days: 30,
    };
    expect(await refund(request, context, clock.now)).toMatchObject({ state: 'refunding' });
    stripe.switches.faults.beforeCall = undefined;
    fixture.advanceDays(1);
    expect((await context.charges.neglected(clock.now, 10)).map(({ charge_id }) => charge_id)).toContain(
      charge!.charge_id,
    );
    await fixture.advanceMonth(ida, 1);
    expect(await fixture.charges(ida)).toMatchObject([{ state: 'refunded' }]);
    expect(
      [...stripe.store.all('refund')].filter(({ payment_intent }) => payment_intent === charge!.intent_id),
    ).toHaveLength(1);
  });
});
