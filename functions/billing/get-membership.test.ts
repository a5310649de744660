import { expect, test } from 'vitest';

import { handler } from '#functions/billing/get-membership.ts';
import { billingFixture } from '#functions/billing/testing.ts';
import { billing } from '#shared/api/billing.ts';
import { Membership } from '#shared/values/membership.ts';
import type { AccountId } from '#shared/values/id.ts';

const fixture = billingFixture();
const { context } = fixture;
const read = (account_id: AccountId) => fixture.client(billing.getMembership, handler, account_id)({});

test('200: without a membership, only the offer', async () => {
  const ida = await fixture.account();
  expect(await read(ida)).toEqual({
    ...Object.fromEntries(Object.keys(Membership.shape).map((name) => [name, null])),
    standing: 'none',
    can_pause: false,
    ended_unpaid: false,
    pause_choices: [],
    descriptor: 'CALLUNA REPORTS',
    monthly_credits: 50,
  });
});

test('200: a trial, the next charge, and the consent', async () => {
  const ida = await fixture.subscriber();
  expect(await read(ida)).toMatchObject({
    standing: 'trialing',
    trial_ends_at: '2026-11-22T14:05:00.000Z',
    paid_until: '2026-11-22T14:05:00.000Z',
    next_charge: {
      at: '2026-11-22T14:05:00.000Z',
      amount: { minor_units: 2490, currency: 'USD' },
      period: 1,
      remind_at: '2026-11-22T08:05:00.000Z',
    },
    problem: null,
    card: { brand: 'visa', exp_month: 4, exp_year: 2031 },
    cancelled_at: null,
    agreed: {
      at: '2026-11-21T14:05:00.000Z',
      terms_version: 7,
      amount: { minor_units: 2490, currency: 'USD' },
    },
  });
});

test('200: a declined month with its reason and next attempt', async () => {
  const ida = await fixture.subscriber('4000000000010118');
  const { anchor, subscription_id } = await fixture.subscription(ida);
  fixture.advanceDays(1);
  await fixture.advanceMonth(ida, 1);
  const [charge] = await fixture.charges(ida);
  const shown = await read(ida);
  expect(shown).toMatchObject({
    standing: 'past_due',
    subscription_id,
    paid_until: anchor,
    problem: { code: 'billing.card-declined', charge_id: charge!.charge_id, next_try_at: charge!.problem!.next_try_at },
    next_charge: { at: charge!.problem!.next_try_at, period: 1 },
  });
});

test('200: no next charge after a cancel', async () => {
  const { account_id } = await fixture.paidSubscriber();
  const was = await fixture.subscription(account_id);
  await context.commit(context.subscriptions.write({ ...was, status: 'cancelled', cancelled_at: was.began_at }, was));
  expect(await read(account_id)).toMatchObject({
    standing: 'cancelled',
    next_charge: null,
    paid_until: was.paid_until,
    cancelled_at: was.began_at,
  });
});

test('200: without ids of the provider', async () => {
  const { account_id } = await fixture.paidSubscriber();
  expect(JSON.stringify(await read(account_id))).not.toMatch(/pm_|cus_|pi_|seti_|fingerprint/);
});
