import { afterEach, expect, test } from 'vitest';

import { handler } from '#functions/billing/get-offer.ts';
import { billingFixture } from '#functions/billing/testing.ts';
import { billing } from '#shared/api/billing.ts';
import type { AccountId } from '#shared/values/id.ts';

const fixture = billingFixture();
const offer = (account_id?: AccountId) => fixture.client(billing.getOffer, handler, account_id)({});
const names = [
  'PRICE_MINOR_UNITS',
  'CURRENCY',
  'BILLING_MODE',
  'TRIAL_DAYS',
  'CARD_FRAME_URL',
  'STRIPE_PUBLISHABLE_KEY',
];
afterEach(() => {
  for (const name of names) delete process.env[name];
});

test('200: a trial day, then monthly, by default', async () => {
  const amount = { minor_units: 2490, currency: 'USD' };
  expect(await offer()).toEqual({
    mode: 'trial',
    trial_days: 1,
    trial_credits: 5,
    monthly_price: amount,
    tax: null,
    monthly_credits: 50,
    refund_days: 30,
    withdrawal_days: null,
    descriptor: 'CALLUNA REPORTS',
    terms_version: 7,
    most_credits: 150,
    paid_until: null,
    continues_trial: false,
    standing: 'none',
    charges: [
      { at: '2026-11-21T14:05:00.000Z', amount: { minor_units: 0, currency: 'USD' }, credits: 5 },
      { at: '2026-11-22T14:05:00.000Z', amount, credits: 50 },
      { at: '2026-12-22T14:05:00.000Z', amount, credits: 50 },
    ],
    remind_at: '2026-11-22T08:05:00.000Z',
    digest: expect.stringMatching(/^[\w-]{22}$/) as string,
    card_form: { kind: 'stripe', publishable_key: '' },
  });
});

test('200: without a trial, the first month is charged today without a reminder', async () => {
  process.env.BILLING_MODE = 'money_back';
  const { trial_days, charges, remind_at } = await offer();
  expect([trial_days, charges[0]?.amount.minor_units, charges[0]?.at, remind_at]).toEqual([
    0,
    2490,
    '2026-11-21T14:05:00.000Z',
    null,
  ]);
});

test('200: no second trial, whatever the standing', async () => {
  const ida = await fixture.subscriber();
  expect(await offer(ida)).toMatchObject({ trial_days: 0, standing: 'trialing' });
});

test('200: the configured price; each change of the offer changes its digest', async () => {
  const digests = [(await offer()).digest];
  for (const [name, value] of [
    ['PRICE_MINOR_UNITS', '1990'],
    ['CURRENCY', 'NIS'],
    ['TRIAL_DAYS', '3'],
  ] as const) {
    process.env[name] = value;
    digests.push((await offer()).digest);
  }
  expect(new Set(digests).size).toBe(digests.length);
  expect((await offer()).monthly_price).toEqual({ minor_units: 1990, currency: 'NIS' });
  fixture.advanceDays(1);
  expect((await offer()).digest).toBe(digests.at(-1)); // it is the same tomorrow
});

test('200: the card form is the provider’s, or the double’s on the dev server', async () => {
  process.env.STRIPE_PUBLISHABLE_KEY = 'pk_test_1';
  expect((await offer()).card_form).toEqual({ kind: 'stripe', publishable_key: 'pk_test_1' });
  process.env.CARD_FRAME_URL = 'http://localhost:3911/frame';
  expect((await offer()).card_form).toEqual({ kind: 'desk', frame_url: 'http://localhost:3911/frame' });
});
