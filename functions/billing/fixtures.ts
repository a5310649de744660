import { chargeStore } from '#functions/billing/charge-store.ts';
import { chargeIdOf } from '#functions/billing/domain/charge.ts';
import type { Charge } from '#functions/billing/domain/charge.ts';
import { monthOf } from '#functions/billing/domain/period.ts';
import { schedule, type Subscription } from '#functions/billing/domain/subscription.ts';
import { type Consent, subscriptionStore } from '#functions/billing/subscription-store.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { type AccountId, newId } from '#shared/values/id.ts';
import { monthsAfter } from '#shared/values/months-after.ts';

const price = { minor_units: 2490, currency: 'USD' } as const;
const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 };

/** A membership whose first month was just paid. */
export function aMembership(account_id: AccountId, now: Date, more: Partial<Subscription> = {}): Subscription {
  const at = now.toISOString();
  const paid: Subscription = {
    subscription_id: newId('subscription'),
    account_id,
    status: 'active',
    began_at: at,
    trial_ends_at: null,
    anchor: at,
    period: 1,
    paid_until: monthsAfter(at, 1),
    consent_id: newId('consent'),
    price,
    place: null,
    credits: 50,
    terms_version: 7,
    customer_id: 'cus_SECRET',
    card: { ...card, payment_method: 'pm_SECRET' },
    charging: null,
    next: null,
    cancelled_at: null,
    ended_because: null,
  };
  return { ...schedule(paid, now), ...more };
}

/** The settled charge of one month. */
export function aCharge(subscription: Subscription, period: number, more: Partial<Charge> = {}): Charge {
  const { account_id, subscription_id, consent_id, anchor } = subscription;
  const month = monthOf(anchor, period);
  return {
    charge_id: chargeIdOf(subscription_id, period),
    account_id,
    subscription_id,
    consent_id,
    period,
    ...month,
    amount: price,
    tax: null,
    credits: 50,
    customer_id: 'cus_SECRET',
    suffix: null,
    state: 'settled',
    claimed_at: month.from,
    prepared: 1,
    intent_id: 'pi_SECRET',
    attempt: 1,
    asking: false,
    asked_at: month.from,
    on_session: null,
    declines: 0,
    problem: null,
    paid_at: month.from,
    card,
    receipt_number: `C-${period}`,
    refund: null,
    attention_at: null,
    ...more,
  };
}

const aConsent = ({ account_id, subscription_id, consent_id }: Subscription, now: Date): Consent => ({
  account_id,
  subscription_id,
  consent_id,
  at: now.toISOString(),
  amount: price,
  tax: null,
  country: null,
  card_country: null,
  interval: 'month',
  trial_days: 0,
  first_charge_at: now.toISOString(),
  descriptor: 'CALLUNA REPORTS',
  terms_version: 7,
  language: 'en',
  network: '203.0.113.0',
  device: 'Firefox on Linux',
});

/** A stored membership with its consent, its customer and the charge of its first month. */
export async function subscribe(table: Table, account_id: AccountId, now: Date, more: Partial<Subscription> = {}) {
  const subscription = aMembership(account_id, now, more);
  const charge = aCharge(subscription, 1);
  const { write, agree, writeCustomer } = subscriptionStore(table);
  const customer = writeCustomer({ account_id, customer_id: subscription.customer_id, blocked: null });
  await table.commit(
    write(subscription),
    agree(aConsent(subscription, now)),
    customer,
    chargeStore(table).write(charge),
  );
  return { subscription, charge };
}
