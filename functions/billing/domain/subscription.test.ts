import { describe, expect, test } from 'vitest';

import { monthOf } from '#functions/billing/domain/period.ts';
import {
  endSubscription,
  claimMonth,
  markPastDue,
  EndReason,
  nextDue,
  payMonth,
  releaseMonth,
  afterReminder,
  remindAt,
  schedule,
  type Subscription,
  willRenew,
} from '#functions/billing/domain/subscription.ts';
import { aMembership } from '#functions/billing/fixtures.ts';
import { addDays } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const inDays = (days: number) => addDays(NOW, days);
const statuses = ['trialing', 'active', 'past_due', 'cancelled'] as const;
const of = (status: Subscription['status'], more: Partial<Subscription> = {}) =>
  aMembership(newId('account'), NOW, { status, ...more });
const month = { period: 2, until: monthOf(NOW.toISOString(), 2).until };
const ended = { because: 'asked', at_once: false } as const;

describe('each status and its transitions', () => {
  test.each([
    ['trialing', 'active'],
    ['active', 'active'],
    ['past_due', 'active'],
  ] as const)('%s, paid: %s', (status, next) => {
    expect(payMonth(of(status, { charging: 2 }), month, NOW)).toMatchObject({
      status: next,
      period: 2,
      paid_until: month.until,
      charging: null,
    });
  });

  test.each(['trialing', 'active', 'past_due'] as const)(
    '%s, declined: past_due, and the charge stays open',
    (status) => {
      expect(markPastDue(of(status, { charging: 2 }), inDays(40).toISOString())).toMatchObject({
        status: 'past_due',
        charging: 2,
        grace_until: inDays(41).toISOString(),
      });
    },
  );

  test.each(['trialing', 'active', 'past_due'] as const)('%s, cancelled: cancelled', (status) => {
    expect(endSubscription(of(status), ended, NOW)).toMatchObject({
      status: 'cancelled',
      cancelled_at: NOW.toISOString(),
    });
  });

  test('cancelled is final', () => {
    const over = endSubscription(of('active'), ended, NOW);
    expect(() => payMonth(over, month, inDays(1))).toThrow();
    expect(() => markPastDue(over, inDays(1).toISOString())).toThrow();
    expect(endSubscription(over, { because: 'refund', at_once: true }, inDays(1))).toMatchObject({
      status: 'cancelled',
      cancelled_at: NOW.toISOString(),
      paid_until: inDays(1).toISOString(),
    });
    expect(willRenew(over)).toBe(false);
  });

  test('every other status renews', () => {
    expect(statuses.filter((status) => willRenew(of(status)))).toEqual(['trialing', 'active', 'past_due']);
  });
});

describe('cancelling', () => {
  test.each(EndReason.options)('records the reason %s', (because) => {
    expect(endSubscription(of('active'), { because, at_once: false }, NOW).ended_because).toBe(because);
  });

  test('keeps the paid time unless it ends immediately, and never adds to it', () => {
    const running = of('active');
    expect(endSubscription(running, ended, inDays(3)).paid_until).toBe(running.paid_until);
    expect(endSubscription(running, { ...ended, at_once: true }, inDays(3)).paid_until).toBe(inDays(3).toISOString());
    expect(endSubscription(running, { ...ended, at_once: true }, inDays(99)).paid_until).toBe(running.paid_until);
  });

  test('schedules the end of the paid time', () => {
    const over = endSubscription(of('active', { charging: 2 }), ended, inDays(3));
    expect(over.next).toEqual({ what: 'end', at: over.paid_until });
    expect(over.charging).toBe(2); // the open charge is voided by its own run
    expect(releaseMonth(over).charging).toBeNull();
  });
});

describe('the next scheduled action', () => {
  const trialing = of('trialing', {
    period: 0,
    anchor: inDays(1).toISOString(),
    trial_ends_at: inDays(1).toISOString(),
  });

  test('is a reminder six hours before a trial ends, then the charge', () => {
    const waiting = schedule(trialing, NOW);
    expect(waiting.next).toEqual({ what: 'remind', at: '2026-11-22T06:00:00.000Z' });
    expect(afterReminder(waiting, waiting.price).next).toEqual({ what: 'charge', at: '2026-11-22T12:00:00.000Z' });
  });

  test('is a reminder a week before each later month', () => {
    const running = schedule(of('active'), NOW);
    expect(nextDue(running)).toBe('2026-12-21T12:00:00.000Z');
    expect(running.next).toEqual({ what: 'remind', at: '2026-12-14T12:00:00.000Z' });
    expect(remindAt(running)).toBe('2026-12-14T12:00:00.000Z');
  });

  test('is no reminder of a first month without a trial', () => {
    expect(schedule(of('trialing', { period: 0 }), NOW).next).toEqual({ what: 'charge', at: NOW.toISOString() });
  });

  test('is the charge where it is too late for a reminder', () => {
    expect(schedule(of('active'), inDays(28)).next).toEqual({ what: 'charge', at: '2026-12-21T12:00:00.000Z' });
  });

  test('is nothing while a charge is open', () => {
    expect(claimMonth(of('active'), 2)).toMatchObject({ charging: 2, next: null });
  });

  test('keeps its date after a late payment', () => {
    const late = payMonth(of('past_due', { charging: 2 }), month, inDays(42));
    expect(nextDue(late)).toBe('2027-01-21T12:00:00.000Z');
  });
});
