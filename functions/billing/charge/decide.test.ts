import { describe, expect, test } from 'vitest';

import { decide } from '#functions/billing/charge/decide.ts';
import type { ChargeEvent, Outcome, Snapshot, Step } from '#functions/billing/charge/step.ts';
import type { Charge } from '#functions/billing/domain/charge.ts';
import { claimMonth, endSubscription } from '#functions/billing/domain/subscription.ts';
import { aCharge, aMembership } from '#functions/billing/fixtures.ts';
import type { Payment } from '#functions/providers/payments/port.ts';
import { addMinutes, MINUTE } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const minutesAgo = (minutes: number) => addMinutes(NOW, -minutes).toISOString();
const month = aMembership(newId('account'), new Date('2026-10-21T12:00:00.000Z'));
const waiting = claimMonth(month, 2);
const cancelled = endSubscription(waiting, { because: 'asked', at_once: false }, NOW);
const fresh = {
  state: 'claimed',
  claimed_at: minutesAgo(1),
  intent_id: null,
  attempt: 0,
  paid_at: null,
  card: null,
} as const;
const charge = (more: Partial<Charge>) => aCharge(waiting, 2, { ...fresh, receipt_number: null, ...more });
const problem = (next_try_at: string | null) => ({
  problem: { code: 'billing.card-declined' as const, hard: false, at: minutesAgo(60), next_try_at, refusal_id: 'ch_1' },
});
const refund = (refund_id: string | null) => ({
  refund: { because: 'cancelled' as const, asked_at: minutesAgo(1), tries: 1, refund_id, done_at: null },
});
const confirming = { intent_id: 'pi_1', attempt: 1, asking: true };

const charges = {
  none: undefined,
  new: charge({}),
  'new, a creation lost': charge({ prepared: 2 }),
  'new, 21 hours old': charge({ claimed_at: minutesAgo(21 * 60) }),
  created: charge({ intent_id: 'pi_1' }),
  'confirming for 30 s': charge({ ...confirming, asked_at: minutesAgo(0.5) }),
  'confirming for 5 min': charge({ ...confirming, asked_at: minutesAgo(5) }),
  'confirming for 12 min': charge({ ...confirming, asked_at: minutesAgo(12) }),
  'confirming for 31 min': charge({ ...confirming, asked_at: minutesAgo(31) }),
  'confirming again': charge({ ...confirming, ...problem(null), attempt: 2, asked_at: minutesAgo(12) }),
  'declined, retry due': charge({ state: 'declined', intent_id: 'pi_1', ...problem(minutesAgo(1)) }),
  'declined, retry tomorrow': charge({ state: 'declined', intent_id: 'pi_1', ...problem(minutesAgo(-1440)) }),
  'declined, owner may act': charge({
    state: 'declined',
    intent_id: 'pi_1',
    ...problem(null),
    attention_at: minutesAgo(-60),
  }),
  'declined, owner did not act': charge({
    state: 'declined',
    intent_id: 'pi_1',
    ...problem(null),
    attention_at: minutesAgo(1),
  }),
  'declined three times': charge({ ...confirming, declines: 3, asked_at: minutesAgo(1) }),
  settled: charge({ state: 'settled', intent_id: 'pi_1' }),
  refunding: charge({ state: 'refunding', intent_id: 'pi_1', ...refund(null) }),
  'refunding, requested': charge({ state: 'refunding', intent_id: 'pi_1', ...refund('re_1') }),
  refunded: charge({ state: 'refunded', intent_id: 'pi_1', ...refund('re_1') }),
  void: charge({ state: 'void', intent_id: 'pi_1' }),
};

const ids = { intent_id: 'pi_1', charge_id: null, account_id: null };
const paid = (state?: 'pending' | 'done' | 'failed'): Payment => ({
  ...ids,
  state: 'paid',
  amount: month.price,
  card: month.card,
  refund: state ? { refund_id: 're_1', state } : null,
  disputed: false,
});
const declined = (code: 'billing.card-declined' | 'billing.card-authentication', isHardDecline = false): Payment => ({
  ...ids,
  state: 'declined',
  refusal_id: 'ch_1',
  decline: { code, isHardDecline },
});
const reported = (payment: Payment): ChargeEvent => ({ type: 'payment-reported', payment });
const events = {
  none: undefined,
  created: { type: 'payment-created', intent_id: 'pi_1' },
  'none found': { type: 'payment-missing' },
  'attempt saved': { type: 'attempt-saved' },
  paid: reported(paid()),
  declined: reported(declined('billing.card-declined')),
  'declined hard': reported(declined('billing.card-declined', true)),
  'needs the owner': reported(declined('billing.card-authentication')),
  challenge: reported({ ...ids, state: 'action', client_secret: 'secret' }),
  processing: reported({ ...ids, state: 'processing' }),
  unconfirmed: reported({ ...ids, state: 'unconfirmed' }),
  'voided elsewhere': reported({ ...ids, state: 'void' }),
  voided: { type: 'void-reported', payment: { ...ids, state: 'void' } },
  'paid before the void': { type: 'void-reported', payment: paid() },
  'processing the void': { type: 'void-reported', payment: { ...ids, state: 'processing' } },
  'refund done': { type: 'refund-reported', refund: { refund_id: 're_1', state: 'done' } },
  'refund pending': { type: 'refund-reported', refund: { refund_id: 're_1', state: 'pending' } },
  'refund failed': { type: 'refund-reported', refund: { refund_id: 're_1', state: 'failed' } },
  'refund refused': { type: 'refund-refused' },
  'paid, refund done': reported(paid('done')),
  'paid, refund failed': reported(paid('failed')),
  'creation lost': { type: 'call-lost', call: 'create-payment' },
  'creation rejected': { type: 'call-rejected', call: 'create-payment' },
  'confirmation lost': { type: 'call-lost', call: 'confirm-payment' },
  'confirmation rejected': { type: 'call-rejected', call: 'confirm-payment' },
  'refund lost': { type: 'call-lost', call: 'refund-payment' },
  'refund rejected': { type: 'call-rejected', call: 'refund-payment' },
  'answer lost': { type: 'call-lost', call: 'retrieve-payment' },
} satisfies Record<string, ChargeEvent | undefined>;

const minutes = (at: string) => `${Math.round((Date.parse(at) - NOW.getTime()) / MINUTE)} min`;
const words = (outcome: Outcome) => [
  outcome.outcome,
  outcome.outcome === 'wait' && minutes(outcome.at),
  'problem' in outcome && outcome.problem,
];

/** A step in a few words: what is saved, in which states, with which email, and how the run ends. */
function summary(step: Step): string {
  if (step.do === 'stop') return words(step.outcome).filter(Boolean).join(' ');
  if (step.do === 'save-attempt') return `save attempt ${step.charge.attempt}`;
  if (step.do !== 'save') return step.do;
  const { charge, subscription, email, outcome, alert } = step;
  const saved = ['save', charge?.state, subscription?.status, email?.kind, alert && 'alert'];
  return [...saved, ...(outcome ? ['→', ...words(outcome)] : [])].filter(Boolean).join(' ');
}

/**
 * Each state of a charge with what the provider may have said, for a payable charge off session and on session, and for a
 * charge whose membership was cancelled meanwhile. `=` is the same step as off session.
 */
type Row = [state: keyof typeof charges, event: keyof typeof events, off: string, on?: string, cancelled?: string];
const table: Row[] = [
  ['none', 'none', 'save claimed active', '=', 'over'],
  ['new', 'none', 'create-payment', '=', 'save void cancelled → over'],
  ['new', 'created', 'save attempt 1'],
  ['new', 'creation lost', 'save claimed → wait 1 min'],
  ['new', 'creation rejected', 'wait 1 min'],
  ['new, a creation lost', 'none', 'find-payment', '=', 'save void cancelled → over'],
  ['new, a creation lost', 'none found', 'create-payment', '=', 'save void cancelled → over'],
  ['new, 21 hours old', 'none', 'find-payment', '=', 'save void cancelled → over'],
  ['created', 'none', 'save attempt 1', '=', 'void-payment'],
  ['confirming for 30 s', 'none', 'retrieve-payment'],
  ['confirming for 30 s', 'attempt saved', 'confirm-payment', '=', 'void-payment'],
  ['confirming for 30 s', 'paid', 'save settled active receipt → paid', '=', 'save refunding cancelled'],
  ['confirming for 30 s', 'declined', 'save declined past_due payment-declined → wait 1440 min', '=', 'void-payment'],
  ['confirming for 30 s', 'declined hard', 'save declined cancelled membership-ended', '=', 'void-payment'],
  [
    'confirming for 30 s',
    'needs the owner',
    'save declined past_due payment-declined → over billing.card-authentication',
    '=',
    'void-payment',
  ],
  ['confirming for 30 s', 'challenge', 'wait 5 min', 'action', 'void-payment'],
  ['confirming for 30 s', 'processing', 'wait 1 min'],
  ['confirming for 30 s', 'unconfirmed', 'wait 1 min', '=', 'void-payment'],
  ['confirming for 30 s', 'voided elsewhere', 'save cancelled membership-ended', '=', 'save void cancelled → over'],
  ['confirming for 30 s', 'voided', 'save void active → over', '=', 'save void cancelled → over'],
  ['confirming for 30 s', 'paid before the void', 'save refunding active', '=', 'save refunding cancelled'],
  ['confirming for 30 s', 'processing the void', 'wait 1 min'],
  ['confirming for 30 s', 'confirmation lost', 'retrieve-payment'],
  ['confirming for 30 s', 'confirmation rejected', 'save claimed → wait 1 min'],
  ['confirming for 30 s', 'answer lost', 'wait 1 min'],
  ['confirming for 5 min', 'none', 'retrieve-payment'],
  ['confirming for 5 min', 'unconfirmed', 'wait 1 min', 'save claimed', 'void-payment'],
  ['confirming for 5 min', 'challenge', 'wait 5 min', 'action', 'void-payment'],
  ['confirming for 12 min', 'none', 'retrieve-payment'],
  ['confirming for 12 min', 'unconfirmed', 'save claimed', '=', 'void-payment'],
  ['confirming for 12 min', 'challenge', 'wait 5 min', 'action', 'void-payment'],
  [
    'confirming for 31 min',
    'challenge',
    'save declined past_due payment-declined → over billing.card-authentication',
    '=',
    'void-payment',
  ],
  ['confirming again', 'declined', 'save claimed', '=', 'void-payment'],
  ['confirming again', 'paid', 'save settled active receipt → paid', '=', 'save refunding cancelled'],
  ['declined three times', 'declined', 'save declined cancelled membership-ended', '=', 'void-payment'],
  ['declined, retry due', 'none', 'save attempt 1', '=', 'void-payment'],
  ['declined, retry due', 'paid', 'save settled active receipt → paid', '=', 'save refunding cancelled'],
  ['declined, retry due', 'declined', 'save attempt 1', '=', 'void-payment'],
  ['declined, retry due', 'voided', 'save void active → over', '=', 'save void cancelled → over'],
  ['declined, retry due', 'paid before the void', 'save refunding active', '=', 'save refunding cancelled'],
  ['declined, retry tomorrow', 'none', 'wait 1440 min', '=', 'void-payment'],
  ['declined, retry tomorrow', 'paid', 'save settled active receipt → paid', '=', 'save refunding cancelled'],
  ['declined, retry tomorrow', 'declined', 'wait 1440 min', '=', 'void-payment'],
  ['declined, owner may act', 'none', 'over', '=', 'void-payment'],
  ['declined, owner did not act', 'none', 'save cancelled membership-ended', '=', 'void-payment'],
  ['settled', 'none', 'paid'],
  ['refunding', 'none', 'refund-payment'],
  ['refunding', 'refund done', 'save refunded refund-done → over'],
  ['refunding', 'refund pending', 'save refunding → wait 60 min'],
  ['refunding', 'refund failed', 'save refunding alert → wait 60 min'],
  ['refunding', 'refund refused', 'save refunding → over'],
  ['refunding', 'refund lost', 'retrieve-payment'],
  ['refunding', 'refund rejected', 'wait 1 min'],
  ['refunding', 'paid', 'save refunding → wait 1 min'],
  ['refunding', 'paid, refund done', 'save refunded refund-done → over'],
  ['refunding', 'paid, refund failed', 'save refunding alert → wait 60 min'],
  ['refunding', 'answer lost', 'wait 1 min'],
  ['refunding, requested', 'none', 'retrieve-payment'],
  ['refunding, requested', 'paid', 'save refunding alert → wait 60 min'],
  ['refunding, requested', 'paid, refund done', 'save refunded refund-done → over'],
  ['refunding, requested', 'paid, refund failed', 'save refunding alert → wait 60 min'],
  ['refunded', 'none', 'over'],
  ['refunded', 'paid, refund done', 'over'],
  ['refunded', 'paid, refund failed', 'save refunding alert → over'],
  ['refunded', 'answer lost', 'wait 1 min'],
  ['void', 'none', 'over'],
];

const next = (state: Row[0], event: Row[1], more: Partial<Snapshot> = {}) =>
  summary(
    decide({
      period: 2,
      charge: charges[state],
      subscription: state === 'none' ? month : waiting,
      event: events[event],
      problem: undefined,
      rate: undefined,
      now: NOW,
      onSession: false,
      refetch: false,
      ...more,
    }),
  );

test.for(table)('%s, event %s: %s', ([state, event, off, on = '=', unpayable = '=']) => {
  expect(next(state, event)).toBe(off);
  expect(next(state, event, { onSession: true })).toBe(on === '=' ? off : on);
  expect(next(state, event, { subscription: cancelled })).toBe(unpayable === '=' ? off : unpayable);
  expect(next(state, event, { subscription: cancelled, onSession: true })).toBe(unpayable === '=' ? off : unpayable);
});

test('every state of a charge is in the table', () => {
  expect(new Set(table.map(([state]) => state))).toEqual(new Set(Object.keys(charges)));
});

describe('a run that something may have changed for', () => {
  test.for([
    ['declined, retry tomorrow', 'none', 'retrieve-payment'],
    ['declined, retry tomorrow', 'declined', 'wait 1440 min'],
    ['refunded', 'none', 'retrieve-payment'],
    ['settled', 'none', 'paid'],
    ['void', 'none', 'over'],
  ] as const)('%s, event %s: %s', ([state, event, step]) => {
    expect(next(state, event, { refetch: true })).toBe(step);
  });
});

describe('the first month of a membership without a trial', () => {
  const first = { ...waiting, period: 0, charging: 2 };

  test('ends the membership with the first decline, and needs no email while the cardholder is on the page', () => {
    expect(next('confirming for 30 s', 'declined', { subscription: first })).toBe(
      'save declined cancelled membership-ended',
    );
    expect(next('confirming for 30 s', 'declined', { subscription: first, onSession: true })).toBe(
      'save declined cancelled',
    );
  });

  test('is over with the reason once the payment is void', () => {
    const problem = 'billing.card-declined' as const;
    expect(next('declined, owner may act', 'voided', { subscription: cancelled, problem })).toBe(
      'save void cancelled → over billing.card-declined',
    );
    expect(next('declined, owner may act', 'processing the void', { subscription: cancelled, problem })).toBe(
      'over billing.card-declined',
    );
  });
});

describe('what is asked of the provider', () => {
  const at = (state: Row[0], event: Row[1] = 'none') =>
    decide({
      period: 2,
      charge: charges[state],
      subscription: waiting,
      event: events[event],
      problem: undefined,
      rate: undefined,
      now: NOW,
      onSession: true,
      refetch: false,
    });
  const { charge_id } = charge({});

  test('each lost creation and each attempt gets a key of its own', () => {
    expect(at('new')).toMatchObject({ key: `prepare:${charge_id}:1`, request: { charge_id, amount: month.price } });
    expect(at('new, a creation lost', 'none found')).toMatchObject({ key: `prepare:${charge_id}:2` });
    expect(at('confirming for 30 s', 'attempt saved')).toMatchObject({ key: `confirm:${charge_id}:1` });
    expect(at('confirming again', 'attempt saved')).toMatchObject({ key: `confirm:${charge_id}:2` });
    expect(at('refunding')).toMatchObject({ intent_id: 'pi_1', key: `refund:${charge_id}:1` });
  });

  test('a payment is confirmed with the card of the membership as it was just read', () => {
    const { payment_method } = waiting.card;
    expect(at('created', 'attempt saved')).toMatchObject({ do: 'confirm-payment', payment_method, onSession: true });
  });

  test('another amount than was agreed to is an error', () => {
    const other = { ...(paid() as Payment & { state: 'paid' }), amount: { minor_units: 1, currency: 'USD' as const } };
    const snapshot = {
      period: 2,
      charge: charges['confirming for 30 s'],
      subscription: waiting,
      event: reported(other),
    };
    expect(() =>
      decide({ ...snapshot, problem: undefined, rate: undefined, now: NOW, onSession: false, refetch: false }),
    ).toThrow(/amount/);
  });
});
