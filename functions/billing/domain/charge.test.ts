import { describe, expect, test } from 'vitest';

import {
  beginAttempt,
  type Charge,
  beginCreation,
  recordDecline,
  recordPayment,
  retryNow,
  abortAttempt,
  recordVoid,
} from '#functions/billing/domain/charge.ts';
import {
  recordRefund,
  beginRefund,
  retryRefund,
  recordPendingRefund,
  refundableUntil,
} from '#functions/billing/domain/charge-refund.ts';
import { aCharge, aMembership } from '#functions/billing/fixtures.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const inMinutes = (minutes: number) => addMinutes(NOW, minutes).toISOString();
const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 };
const membership = aMembership(newId('account'), NOW);
const of = (state: Charge['state'], more: Partial<Charge> = {}) => aCharge(membership, 1, { state, ...more });
const claimed = of('claimed', {
  prepared: 0,
  intent_id: null,
  attempt: 0,
  paid_at: null,
  card: null,
  receipt_number: null,
});
const no = {
  code: 'billing.card-declined',
  hard: false,
  next_try_at: inMinutes(1440),
  ends_at: inMinutes(5 * 1440),
} as const;

describe('claimed', () => {
  test('each creation of a payment has a new key', () => {
    const once = beginCreation(claimed, NOW);
    expect(once).toMatchObject({ state: 'claimed', prepared: 1, attention_at: inMinutes(10) });
    expect(beginCreation(once, NOW).prepared).toBe(2);
  });

  test('each attempt is saved before the confirmation, with a new key', () => {
    const confirming = beginAttempt({ ...claimed, intent_id: 'pi_1' }, NOW);
    expect(confirming).toMatchObject({ state: 'claimed', attempt: 1, asking: true, attention_at: inMinutes(10) });
    expect(abortAttempt(confirming)).toMatchObject({
      state: 'claimed',
      attempt: 1,
      asking: false,
      attention_at: inMinutes(10),
    });
    expect(beginAttempt(abortAttempt(confirming), NOW).attempt).toBe(2);
  });

  test('to settled: date, card and receipt number are recorded, and no check is due', () => {
    const done = recordPayment(beginAttempt(claimed, NOW), card, NOW);
    expect(done).toMatchObject({ state: 'settled', asking: false, paid_at: inMinutes(0), card, attention_at: null });
    expect(done.receipt_number).toBe(`C-${done.charge_id.slice(-8)}-1`);
  });

  test('to declined: a check is due a little after the next attempt', () => {
    expect(recordDecline(beginAttempt(claimed, NOW), no, NOW)).toMatchObject({
      state: 'declined',
      asking: false,
      declines: 1,
      attention_at: inMinutes(1440 + 15),
      problem: { ...no, at: inMinutes(0) },
    });
  });

  test('to declined for good: a check is due soon, which voids it', () => {
    expect(recordDecline(claimed, { ...no, next_try_at: null }, NOW).attention_at).toBe(inMinutes(10));
  });

  test('to refunding: a capture for an ended membership records its date and card', () => {
    const back = beginRefund(beginAttempt(claimed, NOW), 'cancelled', NOW, { card });
    expect(back).toMatchObject({ state: 'refunding', asking: false, paid_at: inMinutes(0), card });
    expect(back.refund).toEqual({
      because: 'cancelled',
      asked_at: inMinutes(0),
      tries: 1,
      refund_id: null,
      done_at: null,
      sent_at: null,
      failures: [],
      next_try_at: null,
    });
    expect(back.receipt_number).not.toBeNull();
  });

  test('to void: no check is due', () => {
    expect(recordVoid(beginAttempt(claimed, NOW))).toMatchObject({ state: 'void', asking: false, attention_at: null });
  });
});

describe('declined', () => {
  const declined = recordDecline(claimed, { ...no, hard: true, next_try_at: null }, NOW);

  test('to claimed with the next attempt', () => {
    expect(beginAttempt(declined, NOW)).toMatchObject({ state: 'claimed', asking: true, declines: 1 });
  });

  test('tries a new card immediately, even after a hard decline', () => {
    const again = retryNow(declined, NOW);
    expect(again).toMatchObject({ state: 'declined', attention_at: inMinutes(15) });
    expect(again.problem).toMatchObject({ hard: false, next_try_at: inMinutes(0) });
  });

  test('each decline counts', () => {
    expect(recordDecline(beginAttempt(declined, NOW), no, NOW).declines).toBe(2);
  });
});

describe('settled', () => {
  const paid = of('settled', { paid_at: NOW.toISOString() });

  test('to refunding to refunded', () => {
    const back = beginRefund(paid, 'asked', NOW);
    expect(back).toMatchObject({ state: 'refunding', paid_at: paid.paid_at, card, attention_at: inMinutes(5) });
    const sent = recordPendingRefund(back, 're_1', NOW);
    expect(sent).toMatchObject({ state: 'refunding', refund: { refund_id: 're_1' }, attention_at: inMinutes(60) });
    const failed = retryRefund(sent, NOW);
    expect(failed).toMatchObject({ state: 'refunding', refund: { tries: 2, refund_id: null } });
    expect(recordRefund(failed, 're_2', NOW)).toMatchObject({
      state: 'refunded',
      attention_at: null,
      refund: { refund_id: 're_2', done_at: inMinutes(0), asked_at: inMinutes(0) },
    });
  });

  test('is refundable for the configured days', () => {
    expect(refundableUntil(paid, 30)).toBe('2026-12-21T12:00:00.000Z');
    expect(refundableUntil(paid, 0)).toBe(paid.paid_at);
  });

  test.each(['claimed', 'declined', 'refunding', 'refunded', 'void'] as const)(
    'a %s charge is not refundable',
    (state) => {
      expect(refundableUntil(of(state, { paid_at: NOW.toISOString() }), 30)).toBeNull();
    },
  );
});

const states = ['claimed', 'declined', 'settled', 'refunding', 'refunded', 'void'] as const;
describe('no other transition is possible', () => {
  const ways: Record<string, [(charge: Charge) => Charge, readonly Charge['state'][]]> = {
    'begin an attempt': [(charge) => beginAttempt(charge, NOW), ['claimed', 'declined']],
    'record a decline': [(charge) => recordDecline(charge, no, NOW), ['claimed']],
    'record a payment': [(charge) => recordPayment(charge, card, NOW), ['claimed', 'declined']],
    void: [recordVoid, ['claimed', 'declined']],
    'begin a refund': [(charge) => beginRefund(charge, 'asked', NOW), ['claimed', 'declined', 'settled']],
    'record a refund': [(charge) => recordRefund(charge, 're_1', NOW), ['refunding']],
  };
  for (const [way, [go, from]] of Object.entries(ways)) {
    test.each(states.filter((state) => !from.includes(state)))(`${way}: not from %s`, (state) => {
      expect(() => go(of(state))).toThrow(/cannot/);
    });
    test.each(from)(`${way}: from %s`, (state) => {
      expect(() => go(of(state))).not.toThrow();
    });
  }
});
