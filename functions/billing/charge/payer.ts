import type { Account } from '#functions/account/public.ts';
import type { Month, Step } from '#functions/billing/charge/step.ts';
import type { Checkout } from '#functions/billing/checkout-store.ts';
import type { BillingContext } from '#functions/billing/context.ts';
import type { Charge } from '#functions/billing/domain/charge.ts';
import { firstMonthOf } from '#functions/billing/domain/new-subscription.ts';
import { type Subscription, willRenew } from '#functions/billing/domain/subscription.ts';
import type { Revised } from '#functions/platform/table/table.ts';

/** What a charge is paid for and with, as it is stored. */
export type Payer = {
  /** The membership of the month; of an open checkout, the one that its payment begins. */
  subscription: Subscription | undefined;
  /** The item that a change of the membership replaces. */
  stored: Revised<Subscription> | undefined;
  /** The open checkout whose card is tried. */
  checkout: Revised<Checkout> | undefined;
  /** The account for which the payment begins a membership. */
  begunBy?: Revised<Account>;
};

/**
 * Reads the membership of a month, and the checkout whose card is tried. The membership of a checkout is not stored before it is
 * paid: where the payment fails, nothing is left.
 */
export async function payerOf(
  charge: Charge | undefined,
  { account_id, subscription_id }: Month,
  context: BillingContext,
  now: Date,
): Promise<Payer> {
  const checkout_id = charge?.state === 'claimed' ? charge.on_session?.checkout_id : undefined;
  const [stored, saved] = await Promise.all([
    context.subscriptions.of(account_id),
    checkout_id ? context.checkouts.of(account_id, checkout_id) : undefined,
  ]);
  const checkout = saved?.state === 'begun' ? saved : undefined;
  if (stored?.subscription_id === subscription_id) return { subscription: stored, stored, checkout };
  const payer = { subscription: undefined, stored, checkout };
  if (!charge || !checkout?.begins || (stored && willRenew(stored))) return payer;
  const account = await context.accounts.of(account_id);
  if (!account || account.closed_at) return payer;
  const subscription = firstMonthOf({ ...checkout, begins: checkout.begins }, charge.customer_id, now);
  return { ...payer, subscription, begunBy: account };
}

/** The payer after a step was saved. The membership that a failed checkout would have begun is gone. */
export function afterSave({ subscription, stored, checkout, begunBy }: Payer, step: Step & { do: 'save' }): Payer {
  const written = step.subscription && revised(step.subscription, stored);
  const failed = step.checkout?.state === 'failed' && begunBy !== undefined;
  return {
    subscription: written ?? (failed ? undefined : subscription),
    stored: written ?? stored,
    checkout: step.checkout ? undefined : checkout,
    ...(begunBy && !step.checkout && { begunBy }),
  };
}

export const revised = <T>(next: T, previous: { revision: number } | undefined): Revised<T> => ({
  ...next,
  revision: (previous?.revision ?? 0) + 1,
});
