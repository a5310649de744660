import { newId } from '#shared/values/id.ts';
import type { Membership } from '#shared/values/membership.ts';

const amount = { minor_units: 2490, currency: 'USD' as const };

/** A membership that just started with a free day; `but` overrides fields. */
export const aMembership = (but: Partial<Membership> = {}): Membership => ({
  standing: 'trialing',
  subscription_id: newId('subscription'),
  began_at: '2026-11-21T14:05:00.000Z',
  trial_ends_at: '2026-11-22T14:05:00.000Z',
  paid_until: '2026-11-22T14:05:00.000Z',
  cancelled_at: null,
  withdrawn_at: null,
  ended_unpaid: false,
  next_charge: { at: '2026-11-22T14:05:00.000Z', amount, period: 1, remind_at: '2026-11-22T08:05:00.000Z' },
  tax: null,
  if_kept: null,
  pause: null,
  can_pause: false,
  pause_choices: [],
  problem: null,
  card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2029 },
  agreed: { at: '2026-11-21T14:05:00.000Z', terms_version: 7, amount },
  withdrawable_until: null,
  descriptor: 'CALLUNA REPORTS',
  monthly_credits: 50,
  ...but,
});
