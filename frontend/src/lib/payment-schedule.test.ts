import { expect, test } from 'vitest';

import { aMonthAfter, scheduleOf } from '#frontend/lib/payment-schedule.ts';

const offer = {
  trial_days: 1,
  trial_credits: 5,
  monthly_price: { minor_units: 2490, currency: 'USD' as const },
  monthly_credits: 50,
};
const now = new Date('2026-11-21T14:05:00Z');

test('nothing is charged before the trial is over', () => {
  expect(scheduleOf(offer, now).map(({ at, price }) => [at.toISOString(), price.minor_units])).toEqual([
    ['2026-11-21T14:05:00.000Z', 0],
    ['2026-11-22T14:05:00.000Z', 2490],
    ['2026-12-22T14:05:00.000Z', 2490],
  ]);
});

test('without a trial the first month is charged at once', () => {
  expect(scheduleOf({ ...offer, trial_days: 0 }, now).map(({ kind }) => kind)).toEqual(['first', 'monthly']);
});

test('a month after the 31st is the last day of a shorter month', () => {
  expect(aMonthAfter(new Date('2027-01-31T09:00:00Z')).toISOString()).toBe('2027-02-28T09:00:00.000Z');
  expect(aMonthAfter(new Date('2026-12-31T09:00:00Z')).toISOString()).toBe('2027-01-31T09:00:00.000Z');
});
