import type { Checkout } from '#functions/billing/checkout-store.ts';
import { type Open, over, type Step } from '#functions/billing/charge/step.ts';
import { recordVoid } from '#functions/billing/domain/charge.ts';
import { beginRefund } from '#functions/billing/domain/charge-refund.ts';
import { releaseMonth, type Subscription } from '#functions/billing/domain/subscription.ts';
import type { Payment } from '#functions/providers/payments/port.ts';

/**
 * Voids a charge without a payable membership, so that it is never captured. Voiding twice is harmless, and a lost answer
 * must not be replayed: each call has a key of its own.
 */
export function voidPayment(open: Open): Step {
  const { charge_id, intent_id } = open.charge;
  if (!intent_id) return saveVoid(open);
  return { do: 'void-payment', intent_id, key: `void:${charge_id}:${open.now.toISOString()}` };
}

export const saveVoid = (open: Open): Step => ({
  do: 'save',
  charge: recordVoid(open.charge),
  ...endCheckout(open),
  ...(!open.checkout?.begins && release(open)),
  outcome: over(open),
});

/** Captured without a payable membership: the refund is saved before it is requested. */
export const startRefund = (open: Open, { card }: Payment & { state: 'paid' }): Step => ({
  do: 'save',
  charge: beginRefund(open.charge, 'cancelled', open.now, { card }),
  ...endCheckout(open),
  ...release(open),
});

/** The checkout whose card was tried ends with its charge. */
const endCheckout = ({ checkout }: Open): { checkout?: Checkout } =>
  checkout ? { checkout: { ...checkout, state: 'failed' } } : {};

/** The membership stops waiting for this charge, where it does. */
const release = ({ subscription, charge }: Open): { subscription?: Subscription } =>
  subscription?.subscription_id === charge.subscription_id && subscription.charging === charge.period
    ? { subscription: releaseMonth(subscription) }
    : {};
