import type { Offer } from '#shared/api/billing.ts';

const price = { minor_units: 2490, currency: 'USD' as const };

/** The offer to a new visitor, with a free day; `but` overrides fields. */
export const anOffer = (but: Partial<Offer> = {}): Offer => ({
  mode: 'trial',
  trial_days: 1,
  trial_credits: 5,
  monthly_price: price,
  tax: null,
  monthly_credits: 50,
  most_credits: 150,
  paid_until: null,
  continues_trial: false,
  refund_days: 30,
  withdrawal_days: null,
  descriptor: 'CALLUNA REPORTS',
  terms_version: 7,
  charges: [
    { at: '2026-11-21T14:05:00.000Z', amount: { ...price, minor_units: 0 }, credits: 5 },
    { at: '2026-11-22T14:05:00.000Z', amount: price, credits: 50 },
    { at: '2026-12-22T14:05:00.000Z', amount: price, credits: 50 },
  ],
  remind_at: '2026-11-22T08:05:00.000Z',
  digest: 'the-digest-of-this-offer',
  standing: 'none',
  card_form: { kind: 'desk', frame_url: 'http://127.0.0.1:4242/card-frame' },
  ...but,
});

/** The same offer without a trial. */
export const aPaidOffer = (but: Partial<Offer> = {}): Offer =>
  anOffer({
    mode: 'money_back',
    trial_days: 0,
    charges: anOffer().charges.slice(1),
    remind_at: null,
    digest: 'the-digest-of-the-paid-offer',
    ...but,
  });
