import { describe, expect, test } from 'vitest';

import { decide } from '#functions/billing/charge/decide.ts';
import type { ChargeEvent, Outcome, Snapshot, Step } from '#functions/billing/charge/step.ts';
import type { Checkout } from '#functions/billing/checkout-store.ts';
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
const problem = (next_try_at: string | null, ends_at = minutesAgo(-5 * 1440)) => ({
  problem: {
    code: 'billing.card-declined' as const,
    hard: false,
    at: minutesAgo(60),
    next_try_at,
    ends_at,
    refusal_id: 'ch_1',
  },
});
const refund = (refund_id: string | null, failures: string[] = [], next_try_at: string | null = null) => ({
  refund: {
    because: 'cancelled' as const,
    asked_at: minutesAgo(1),
    tries: 1,
    refund_id,
    done_at: null,
    sent_at: null,
    failures: failures.map((id) => ({ refund_id: id, sent_at: minutesAgo(60), failed_at: minutesAgo(30) })),
    next_try_at,
  },
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
  'declined, owner to be reminded': charge({
    state: 'declined',
    intent_id: 'pi_1',
    ...problem(null),
    attention_at: minutesAgo(1),
  }),
  'declined, owner did not act': charge({
    state: 'declined',
    intent_id: 'pi_1',
    ...problem(null, minutesAgo(1)),
    attention_at: minutesAgo(1),
  }),
  'declined three times': charge({ ...confirming, declines: 3, asked_at: minutesAgo(1) }),
  settled: charge({ state: 'settled', intent_id: 'pi_1' }),
  refunding: charge({ state: 'refunding', intent_id: 'pi_1', ...refund(null) }),
  'refunding, request lost': charge({
    state: 'refunding',
    intent_id: 'pi_1',
    refund: { ...refund(null).refund, tries: 2 },
  }),
  'refunding, unannounced': charge({
    state: 'refunding',
    intent_id: 'pi_1',
    refund: { ...refund(null).refund, is_unannounced: true },
  }),
  'refunding, requested': charge({ state: 'refunding', intent_id: 'pi_1', ...refund('re_1') }),
  'refunding, returned': charge({ state: 'refunding', intent_id: 'pi_1', ...refund(null, ['re_1'], minutesAgo(-60)) }),
  'refunding, retry due': charge({ state: 'refunding', intent_id: 'pi_1', ...refund(null, ['re_1'], minutesAgo(1)) }),
  'refunding, stuck': charge({ state: 'refunding', intent_id: 'pi_1', ...refund(null, ['re_0', 're_9', 're_1']) }),
  'refunded, returned twice': charge({ state: 'refunded', intent_id: 'pi_1', ...refund('re_1', ['re_8', 're_9']) }),
  refunded: charge({ state: 'refunded', intent_id: 'pi_1', ...refund('re_1') }),
  void: charge({ state: 'void', intent_id: 'pi_1' }),
};

const ids = { intent_id: 'pi_1', charge_id: null, account_id: null };
const paid = (state?: 'pending' | 'done' | 'failed'): Payment => ({
  ...ids,
  state: 'paid',
  amount: month.price,
  card: { brand: 'visa', last4: '3184', exp_month: 4, exp_year: 2031 },
  payment_method: 'pm_new',
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
  'paid, looked at before': { type: 'payment-reported', payment: paid(), isBeforeRefund: true },
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
  const { charge, subscription, checkout, emails = [], outcome, alert } = step;
  const saved = [
    'save',
    charge?.state,
    subscription?.status,
    checkout && `checkout-${checkout.state}`,
    ...emails.map(({ kind }) => kind),
    alert && 'alert',
  ];
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
  [
    'confirming for 30 s',
    'paid before the void',
    'save settled active receipt → paid',
    '=',
    'save refunding cancelled',
  ],
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
  [
    'declined, retry due',
    'paid before the void',
    'save settled active receipt → paid',
    '=',
    'save refunding cancelled',
  ],
  ['declined, retry tomorrow', 'none', 'wait 1440 min', '=', 'void-payment'],
  ['declined, retry tomorrow', 'paid', 'save settled active receipt → paid', '=', 'save refunding cancelled'],
  ['declined, retry tomorrow', 'declined', 'wait 1440 min', '=', 'void-payment'],
  ['declined, owner may act', 'none', 'over', '=', 'void-payment'],
  ['declined, owner to be reminded', 'none', 'save declined confirm-reminder → over', '=', 'void-payment'],
  ['declined, owner did not act', 'none', 'save cancelled membership-ended', '=', 'void-payment'],
  ['settled', 'none', 'paid'],
  ['refunding', 'none', 'refund-payment'],
  ['refunding', 'refund done', 'save refunded refund-done → over'],
  ['refunding', 'refund pending', 'save refunding → wait 60 min'],
  ['refunding', 'refund failed', 'save refunding refund-failed alert → over'],
  ['refunding', 'refund refused', 'save refunding → over'],
  ['refunding', 'refund lost', 'retrieve-payment'],
  ['refunding', 'refund rejected', 'wait 1 min'],
  ['refunding', 'paid', 'save refunding → wait 1 min'],
  ['refunding', 'paid, refund done', 'save refunded refund-done → over'],
  ['refunding', 'paid, refund failed', 'save refunding refund-failed alert → over'],
  ['refunding', 'answer lost', 'wait 1 min'],
  ['refunding, request lost', 'none', 'retrieve-payment'],
  ['refunding, request lost', 'paid, looked at before', 'refund-payment'],
  ['refunding, request lost', 'paid, refund failed', 'save refunding refund-failed alert → over'],
  ['refunding, request lost', 'paid, refund done', 'save refunded refund-done → over'],
  ['refunding, unannounced', 'none', 'refund-payment'],
  ['refunding, unannounced', 'refund done', 'save refunded refund-done → over'],
  ['refunding, unannounced', 'refund pending', 'save refunding refund-begun → wait 60 min'],
  ['refunding, unannounced', 'refund failed', 'save refunding refund-failed alert → over'],
  ['refunding, unannounced', 'refund rejected', 'save refunding refund-begun → wait 1 min'],
  ['refunding, unannounced', 'paid', 'save refunding refund-begun → wait 1 min'],
  ['refunding, unannounced', 'answer lost', 'save refunding refund-begun → wait 1 min'],
  ['refunding, requested', 'none', 'retrieve-payment'],
  ['refunding, requested', 'paid', 'save refunding alert → wait 60 min'],
  ['refunding, requested', 'paid, refund done', 'save refunded refund-done → over'],
  ['refunding, requested', 'paid, refund failed', 'save refunding refund-failed alert → over'],
  ['refunding, returned', 'none', 'wait 60 min'],
  ['refunding, returned', 'paid, refund failed', 'wait 60 min'],
  ['refunding, returned', 'paid, refund done', 'save refunded refund-done → over'],
  ['refunding, retry due', 'none', 'refund-payment'],
  ['refunding, retry due', 'refund lost', 'retrieve-payment'],
  ['refunding, retry due', 'paid, refund failed', 'save refunding → wait 1 min'],
  ['refunding, stuck', 'none', 'over'],
  ['refunding, stuck', 'paid, refund failed', 'over'],
  ['refunding, stuck', 'paid, refund done', 'save refunded refund-done → over'],
  ['refunded, returned twice', 'paid, refund failed', 'save refunding refund-failed alert → over'],
  ['refunded', 'none', 'over'],
  ['refunded', 'paid, refund done', 'over'],
  ['refunded', 'paid, refund failed', 'save refunding refund-failed alert → over'],
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
      abandon: false,
      checkout: undefined,
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
    ['refunding, returned', 'none', 'retrieve-payment'],
    ['refunding, stuck', 'none', 'retrieve-payment'],
    ['settled', 'none', 'paid'],
    ['void', 'none', 'over'],
  ] as const)('%s, event %s: %s', ([state, event, step]) => {
    expect(next(state, event, { refetch: true })).toBe(step);
  });
});

describe('a membership that ended with a decline', () => {
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

const aCheckout = (begins: boolean): Checkout => ({
  checkout_id: newId('checkout'),
  charge_now: null,
  account_id: month.account_id,
  kind: begins ? 'membership' : 'card',
  at: minutesAgo(1),
  digest: 'a digest',
  state: 'begun',
  attempt: 1,
  asked_at: minutesAgo(1),
  intent_id: null,
  confirmation_token: 'ctoken_1',
  problem: null,
  hard: false,
  card: 'a digest',
  device: null,
  network: null,
  pays: { subscription_id: month.subscription_id, period: begins ? 1 : 2 },
  begins: begins
    ? {
        subscription_id: month.subscription_id,
        consent_id: month.consent_id,
        trial_days: 0,
        first_charge_at: minutesAgo(1),
        trial_credits: 0,
        price: month.price,
        place: null,
        credits: 50,
        terms_version: 7,
        descriptor: 'CALLUNA',
      }
    : null,
});

describe('an attempt of the cardholder at the page', () => {
  type Attempt = { by: 'first' | 'card' | 'owner'; age?: number; repeated?: number; asking?: boolean };
  /** Of a first month, of another card for a declined month, or of the owner who confirms one. */
  function step(
    { by, age = 0.5, repeated, asking = true }: Attempt,
    event: keyof typeof events,
    more: Partial<Snapshot> = {},
  ): string {
    const checkout = by === 'owner' ? undefined : { ...aCheckout(by === 'first'), at: minutesAgo(age) };
    const on_session = { checkout_id: checkout?.checkout_id ?? null };
    const declined = by === 'first' ? {} : problem(minutesAgo(-1440));
    const repeated_at = repeated === undefined ? undefined : minutesAgo(repeated);
    const open = { ...confirming, ...declined, on_session, asking, asked_at: minutesAgo(age), repeated_at };
    const paying = { period: 2, charge: charge(open), subscription: waiting, checkout, event: events[event] };
    const flags = { problem: undefined, rate: undefined, now: NOW, onSession: true, refetch: true, abandon: false };
    return summary(decide({ ...paying, ...flags, ...more }));
  }
  const refused: ChargeEvent = reported({
    ...(declined('billing.card-declined') as object),
    refusal_id: 'ch_2',
  } as Payment);

  test('is confirmed on session with the card of the checkout, which the payment saves', () => {
    const checkout = aCheckout(true);
    const on_session = { checkout_id: checkout.checkout_id };
    const open = {
      charge: charge({ ...confirming, on_session }),
      subscription: waiting,
      event: events['attempt saved'],
    };
    const flags = { problem: undefined, rate: undefined, now: NOW, onSession: true, refetch: true, abandon: false };
    expect(decide({ period: 2, checkout, ...open, ...flags })).toMatchObject({
      do: 'confirm-payment',
      paidWith: { confirmation_token: 'ctoken_1' },
    });
  });

  test('pays the month together with its membership or card', () => {
    expect(step({ by: 'first' }, 'paid')).toBe('save settled active checkout-done receipt → paid');
    expect(step({ by: 'card' }, 'paid')).toBe('save settled active checkout-done card-replaced receipt → paid');
    expect(step({ by: 'owner' }, 'paid')).toBe('save settled active receipt → paid');
  });

  test('leaves nothing behind where the bank declines', () => {
    const on = { event: refused };
    expect(step({ by: 'first' }, 'none', on)).toBe('save claimed checkout-failed');
    expect(step({ by: 'card' }, 'none', on)).toBe('save declined checkout-failed → over billing.card-declined');
    expect(step({ by: 'owner' }, 'none', on)).toBe('save declined → over billing.card-declined');
  });

  test('a challenge waits half an hour', () => {
    for (const by of ['first', 'card', 'owner'] as const) {
      expect(step({ by }, 'challenge')).toBe('action');
      expect(step({ by }, 'challenge', { onSession: false })).toBe('wait 5 min');
    }
    const late = { age: 31 };
    expect(step({ by: 'first', ...late }, 'challenge')).toBe('save claimed checkout-failed');
    expect(step({ by: 'card', ...late }, 'challenge', { onSession: false })).toBe(
      'save declined checkout-failed → over billing.card-authentication',
    );
    expect(step({ by: 'owner', ...late }, 'challenge')).toBe('save declined → over billing.card-authentication');
  });

  test('is sent once more by its own key after a minute, and begun anew after eleven', () => {
    for (const by of ['first', 'card', 'owner'] as const) {
      expect(step({ by }, 'unconfirmed')).toBe('wait 1 min');
      expect(step({ by, age: 2 }, 'unconfirmed')).toBe('save attempt 1');
      expect(step({ by, age: 2 }, 'attempt saved')).toBe('confirm-payment');
      for (const failure of ['confirmation lost', 'confirmation rejected'] as const) {
        expect(step({ by, age: 2 }, failure)).toBe('wait 1 min');
      }
      expect(step({ by, age: 12 }, 'unconfirmed')).toBe('save claimed');
    }
  });

  test('is not begun anew within eleven minutes after it was sent again, by a clock that is behind', () => {
    for (const by of ['first', 'card', 'owner'] as const) {
      expect(step({ by, age: 12, repeated: 1 }, 'unconfirmed')).toBe('wait 1 min');
      expect(step({ by, age: 22, repeated: 11.5 }, 'unconfirmed')).toBe('save claimed');
      expect(step({ by, age: 12, repeated: 1, asking: false }, 'none', { onSession: false })).toBe('wait 5 min');
    }
  });

  test('is not confirmed by a job, which ends it after a while', () => {
    const job = { onSession: false };
    for (const by of ['first', 'card', 'owner'] as const) {
      expect(step({ by, asking: false }, 'none', job)).toBe('wait 5 min');
      expect(step({ by }, 'unconfirmed', job)).toBe('wait 5 min');
    }
    expect(step({ by: 'first', asking: false, age: 12 }, 'none', job)).toBe('save claimed checkout-failed');
    expect(step({ by: 'card', asking: false, age: 12 }, 'none', job)).toBe('save declined checkout-failed → over');
    expect(step({ by: 'owner', asking: false, age: 12 }, 'none', job)).toBe('save declined → over');
  });

  test('is voided for another checkout, unless it was captured', () => {
    expect(step({ by: 'first' }, 'none', { abandon: true })).toBe('void-payment');
    expect(step({ by: 'first' }, 'voided', { abandon: true })).toBe('save void checkout-failed → over');
    expect(step({ by: 'first' }, 'paid before the void', { abandon: true })).toBe(
      'save settled active checkout-done receipt → paid',
    );
  });

  test('is voided where its membership was cancelled', () => {
    expect(step({ by: 'card' }, 'challenge', { subscription: cancelled })).toBe('void-payment');
    expect(step({ by: 'card' }, 'voided', { subscription: cancelled })).toBe(
      'save void cancelled checkout-failed → over',
    );
    expect(step({ by: 'card' }, 'paid', { subscription: cancelled })).toBe('save refunding cancelled checkout-failed');
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
      abandon: false,
      checkout: undefined,
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
    expect(at('created', 'attempt saved')).toMatchObject({
      do: 'confirm-payment',
      paidWith: { payment_method },
      onSession: true,
    });
  });

  test('another amount than was agreed to is an error', () => {
    const other = { ...(paid() as Payment & { state: 'paid' }), amount: { minor_units: 1, currency: 'USD' as const } };
    const snapshot = {
      period: 2,
      charge: charges['confirming for 30 s'],
      subscription: waiting,
      event: reported(other),
    };
    const flags = { onSession: false, refetch: false, abandon: false, checkout: undefined };
    expect(() => decide({ ...snapshot, problem: undefined, rate: undefined, now: NOW, ...flags })).toThrow(/amount/);
  });
});
