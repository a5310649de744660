import { describe, expect, test } from 'vitest';

import { noWithdrawal, refundDaysAt, withdrawableUntil, withdrawalAt } from '#functions/billing/domain/withdrawal.ts';

describe('the last day of the period is the 14th after that of the order, by the clock of the member', () => {
  test.each([
    ['in the morning', '2026-12-01T08:00:00.000Z', 'Europe/Berlin', '2026-12-15T23:00:00.000Z'],
    ['at the first moment of a day', '2026-11-30T23:00:00.000Z', 'Europe/Berlin', '2026-12-15T23:00:00.000Z'],
    ['at the last moment of a day', '2026-11-30T22:59:59.999Z', 'Europe/Berlin', '2026-12-14T23:00:00.000Z'],
    ['on another day than in UTC', '2026-12-01T23:30:00.000Z', 'Europe/Athens', '2026-12-16T22:00:00.000Z'],
    ['on the Azores', '2026-12-01T00:30:00.000Z', 'Atlantic/Azores', '2026-12-15T01:00:00.000Z'],
    ['before clocks are put back', '2026-10-20T08:00:00.000Z', 'Europe/Paris', '2026-11-03T23:00:00.000Z'],
    ['before clocks are put forward', '2026-03-20T08:00:00.000Z', 'Europe/Paris', '2026-04-03T22:00:00.000Z'],
    ['in UTC', '2026-12-01T08:00:00.000Z', 'UTC', '2026-12-16T00:00:00.000Z'],
  ])('%s', (_, at, zone, until) => {
    expect(withdrawableUntil({ at, country: 'FR' }, zone)).toBe(until);
  });

  test('and nowhere else than in Europe', () => {
    const at = '2026-12-01T08:00:00.000Z';
    expect([null, 'US', 'TR'].map((country) => withdrawableUntil({ at, country }, 'Europe/Istanbul'))).toEqual([
      null,
      null,
      null,
    ]);
  });
});

test('a statement counts up to the midnight that ends the period', () => {
  const agreed = { at: '2026-12-01T08:00:00.000Z', country: 'DE' };
  const last = '2026-12-15T22:59:59.999Z';
  expect(withdrawalAt(agreed, last, 'Europe/Berlin')).toEqual({ withdrawn_at: last, ordered_at: agreed.at });
  expect(withdrawalAt(agreed, '2026-12-15T23:00:00.000Z', 'Europe/Berlin')).toEqual(noWithdrawal);
});

test('a charge of the order itself is refundable until the period ends, also where clocks are put back', () => {
  const at = '2026-10-19T22:00:00.000Z'; // midnight in Berlin
  const until = withdrawableUntil({ at, country: 'DE' }, 'Europe/Berlin')!;
  expect(Date.parse(at) + refundDaysAt('DE', 0) * 86_400_000).toBeGreaterThanOrEqual(Date.parse(until));
});
