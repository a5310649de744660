import type { Case } from '#functions/billing/charging/case.ts';
import { chargeIdOf } from '#functions/billing/charge-store.ts';
import { type Charge, preparing } from '#functions/billing/domain/charge.ts';
import { dueAfter, monthOf } from '#functions/billing/domain/period.ts';
import { charging, type Subscription, willRenew } from '#functions/billing/domain/subscription.ts';

/** What the statement says of the first month after a free trial: card schemes want the word. */
const AFTER_TRIAL = 'TRIAL OVER';

/**
 * Writes down that a month will be taken, once: the charge must not be there yet, and the membership must still be as it
 * was read. Undefined where nothing is due of it.
 */
export async function claim(
  { subscription, ...rest }: Omit<Case, 'charge'>,
  period: number,
): Promise<Case | undefined> {
  const { till, now } = rest;
  if (!subscription || !willRenew(subscription) || subscription.charging !== null) return undefined;
  if (dueAfter(subscription.anchor, subscription.period, now) !== period) return undefined;
  const charge = preparing(unclaimed(subscription, period, now), now);
  const next = charging(subscription, period);
  await till.commit(till.charges.write(charge), till.subscriptions.write(next, subscription));
  return {
    ...rest,
    subscription: { ...next, revision: subscription.revision + 1 },
    charge: { ...charge, revision: 1 },
  };
}

const unclaimed = (subscription: Subscription, period: number, now: Date): Charge => ({
  charge_id: chargeIdOf(subscription.subscription_id, period),
  account_id: subscription.account_id,
  subscription_id: subscription.subscription_id,
  period,
  ...monthOf(subscription.anchor, period),
  amount: subscription.price,
  credits: subscription.credits,
  consent_id: subscription.consent_id,
  customer_id: subscription.customer_id,
  suffix: period === 1 && subscription.trial_ends_at ? AFTER_TRIAL : null,
  state: 'claimed',
  claimed_at: now.toISOString(),
  prepared: 0,
  intent_id: null,
  attempt: 0,
  asking: false,
  asked_at: null,
  declines: 0,
  problem: null,
  paid_at: null,
  card: null,
  receipt_number: null,
  refund: null,
  attention_at: null,
});
