import { describe, expect, test } from 'vitest';

import { chargesOf, firstDue, offeredTo, type Terms } from '#functions/billing/domain/offer.ts';
import { Environment } from '#functions/platform/environment.ts';
import { toStripe } from '#functions/providers/payments/money.ts';
import { currencies, exponentOf } from '#shared/values/money.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const terms: Terms = {
  mode: 'trial',
  trial_days: 1,
  trial_credits: 5,
  monthly_price: { minor_units: 2490, currency: 'USD' },
  tax: null,
  monthly_credits: 50,
  refund_days: 30,
  descriptor: 'CALLUNA REPORTS',
  terms_version: 7,
  most_credits: 150,
  paid_until: null,
};
const charges = (offer: Terms) =>
  chargesOf(offer, NOW).map(({ at, amount, credits }) => [at.slice(0, 10), amount.minor_units, credits]);

describe('the offer', () => {
  test.each([
    ['a trial', terms, false, 1],
    ['none to who had one', terms, true, 0],
    ['none where the first month is charged immediately', { ...terms, mode: 'money_back' as const }, false, 0],
    ['none of no days', { ...terms, trial_days: 0 }, false, 0],
    ['a week', { ...terms, trial_days: 7 }, false, 7],
  ])('%s', (_, terms, had_trial, days) => {
    expect(offeredTo(terms, { had_trial }).trial_days).toBe(days);
  });

  test('has the configured terms', () => {
    expect(offeredTo(terms, { had_trial: true })).toEqual({ ...terms, trial_days: 0 });
  });
});

describe('the listed charges', () => {
  test('with a trial: zero today, then each month from its end', () => {
    expect(charges(terms)).toEqual([
      ['2026-11-21', 0, 5],
      ['2026-11-22', 2490, 50],
      ['2026-12-22', 2490, 50],
    ]);
    expect(firstDue(terms, NOW)).toBe('2026-11-22T12:00:00.000Z');
  });

  test('without one: today, and each month from today', () => {
    const offer = offeredTo(terms, { had_trial: true });
    expect(charges(offer)).toEqual([
      ['2026-11-21', 2490, 50],
      ['2026-12-21', 2490, 50],
      ['2027-01-21', 2490, 50],
    ]);
    expect(firstDue(offer, NOW)).toBe(NOW.toISOString());
  });
});

test.each(currencies)('%s is counted in whole minor units from configuration to provider', (currency) => {
  const minor_units = 10 ** exponentOf(currency) * 20;
  const { PRICE_MINOR_UNITS, CURRENCY } = Environment.parse({
    PRICE_MINOR_UNITS: String(minor_units),
    CURRENCY: currency,
  });
  const monthly_price = { minor_units: PRICE_MINOR_UNITS, currency: CURRENCY };
  for (const { amount } of chargesOf({ ...terms, monthly_price }, NOW)) {
    expect(Number.isInteger(amount.minor_units)).toBe(true);
    expect(amount).toEqual({ minor_units: amount.minor_units && minor_units, currency });
  }
  expect(toStripe(monthly_price).amount).toBe(minor_units);
});
