import type { Checkout } from '#functions/billing/checkout-store.ts';
import { claimMonth, schedule, type Subscription } from '#functions/billing/domain/subscription.ts';

type Beginning = Pick<Checkout, 'account_id'> & { begins: NonNullable<Checkout['begins']> };

/** The membership that a checkout begins. Its months count from the consent, however long a challenge took. */
export function newSubscription(
  { account_id, begins }: Beginning,
  { customer_id, card }: Pick<Subscription, 'customer_id' | 'card'>,
  now: Date,
): Subscription {
  const { subscription_id, consent_id, trial_days, price, before_tax, place, credits } = begins;
  const { terms_version, descriptor } = begins;
  const { first_charge_at: anchor } = begins;
  return schedule(
    {
      subscription_id,
      account_id,
      status: 'trialing',
      began_at: now.toISOString(),
      trial_ends_at: trial_days ? anchor : null,
      anchor,
      period: 0,
      paid_until: anchor,
      consent_id,
      price,
      ...(before_tax && { before_tax }),
      place,
      credits,
      terms_version,
      descriptor,
      customer_id,
      card,
      charging: null,
      next: null,
      cancelled_at: null,
      ended_because: null,
    },
    now,
  );
}

/** The card of a membership whose first payment is open: that payment saves it. */
const NO_CARD = { brand: 'card', last4: '0000', exp_month: 1, exp_year: 1970, payment_method: '' };

/** The membership that the payment of its first month begins; never stored before that. */
export const firstMonthOf = (of: Beginning, customer_id: string, now: Date): Subscription =>
  claimMonth(newSubscription(of, { customer_id, card: NO_CARD }, now), 1);
