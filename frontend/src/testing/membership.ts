import { newId } from '#shared/values/id.ts';
import type { Charge, Membership } from '#shared/values/membership.ts';

const price = { minor_units: 2490, currency: 'USD' } as const;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
export const visa = { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2029 };

const subscription_id = newId('subscription');

/** A membership in its third month; `but` overrides fields. */
export function aMembership(but: Partial<Membership> = {}): Membership {
  const { standing = 'active' } = but;
  const isRunning = standing !== 'none' && standing !== 'cancelled';
  return {
    standing,
    ...(standing === 'none'
      ? { subscription_id: null, began_at: null, paid_until: null, card: null, agreed: null }
      : {
          subscription_id,
          began_at: '2026-11-21T20:05:00.000Z',
          paid_until: inDays(12),
          card: visa,
          agreed: { at: '2026-11-21T20:04:51.000Z', terms_version: 7, amount: price },
        }),
    trial_ends_at: null,
    cancelled_at: standing === 'cancelled' ? inDays(-1) : null,
    withdrawn_at: null,
    ended_unpaid: false,
    next_charge: isRunning ? { at: inDays(12), amount: price, period: 4, remind_at: inDays(5) } : null,
    tax: null,
    if_kept: null,
    pause: null,
    can_pause: standing === 'active',
    pause_choices:
      standing === 'active' ? [1, 2, 3].map((months) => ({ months, until: inDays(12 + 30 * months) })) : [],
    problem: null,
    withdrawable_until: null,
    descriptor: 'CALLUNA REPORTS',
    monthly_credits: 50,
    ...but,
  };
}

/** A declined month that is tried again; `but` overrides fields. */
export const aProblem = (
  but: Partial<NonNullable<Membership['problem']>> = {},
): NonNullable<Membership['problem']> => ({
  code: 'billing.card-declined',
  charge_id: newId('charge'),
  amount: price,
  from: '2027-01-22T20:05:00.000Z',
  until: '2027-02-22T20:05:00.000Z',
  next_try_at: inDays(1),
  ends_at: inDays(20),
  needs_owner: false,
  ...but,
});

/** The refundable charge of the third month; `but` overrides fields. */
export function aCharge(but: Partial<Charge> = {}): Charge {
  return {
    charge_id: newId('charge'),
    subscription_id,
    period: 3,
    from: '2027-01-22T20:05:00.000Z',
    until: '2027-02-22T20:05:00.000Z',
    amount: price,
    tax: null,
    state: 'paid',
    due_at: '2027-01-22T20:05:00.000Z',
    paid_at: '2027-01-22T20:05:03.000Z',
    card: visa,
    receipt_number: 'C-7Q2M4KXY-3',
    credit_note_number: null,
    problem: null,
    refund: null,
    refundable_until: inDays(20),
    refundable_ended_at: null,
    descriptor: 'CALLUNA REPORTS',
    agreed: { at: '2026-11-21T20:04:51.000Z', terms_version: 7, amount: price },
    ...but,
  };
}
