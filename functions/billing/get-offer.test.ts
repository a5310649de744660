import { afterEach, expect, test } from 'vitest';

import { handler } from '#functions/billing/get-offer.ts';
import { calling } from '#functions/platform/testing.ts';
import { billing } from '#shared/api/billing.ts';

const offer = calling(billing.getOffer, handler);
afterEach(() => {
  delete process.env.PRICE_MINOR_UNITS;
  delete process.env.CURRENCY;
});

test('200: a day free, then monthly, unless configured otherwise', async () => {
  expect(await offer({})).toEqual({
    trial_days: 1,
    trial_credits: 5,
    monthly_price: { minor_units: 2490, currency: 'USD' },
    monthly_credits: 50,
  });
});

test('200: the price is the one configured now', async () => {
  process.env.PRICE_MINOR_UNITS = '1990';
  process.env.CURRENCY = 'NIS';
  expect((await offer({})).monthly_price).toEqual({ minor_units: 1990, currency: 'NIS' });
});
