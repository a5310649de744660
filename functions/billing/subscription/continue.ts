import type { Account } from '#functions/account/public.ts';
import type { BillingContext } from '#functions/billing/context.ts';
import type { Checkout, CheckoutStore } from '#functions/billing/checkout-store.ts';
import type { Subscription } from '#functions/billing/domain/subscription.ts';
import { continueSubscription } from '#functions/billing/domain/subscription-changes.ts';
import { continuable } from '#functions/billing/subscription/change.ts';
import { continuedEmail } from '#functions/billing/subscription/change-emails.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import type { KnownCard } from '#functions/providers/payments/port.ts';
import { Fault } from '#shared/errors/catalogue.ts';

export type SavedCard = { checkout: Revised<Checkout>; card: KnownCard; customer_id: string };

/**
 * Continues a cancelled membership at the end of its paid time, under the terms and with the card of this checkout.
 *
 * @throws billing.offer-changed where the paid time has run out meanwhile
 */
export async function continueAt(
  previous: Revised<Subscription>,
  { checkout, card, customer_id }: SavedCard,
  account: Revised<Account>,
  context: BillingContext & { checkouts: CheckoutStore },
  now: Date,
): Promise<Subscription> {
  const { begins } = checkout;
  const isOpen = begins && (await continuable(account.account_id, context, now));
  if (!isOpen || begins.first_charge_at !== previous.paid_until) throw new Fault('billing.offer-changed');
  const { consent_id, price, before_tax, place, credits, terms_version, descriptor } = begins;
  const tax = { place, ...(before_tax && { before_tax }) };
  const agreed = { consent_id, price, ...tax, credits, terms_version, descriptor };
  const terms = { ...agreed, customer_id, card: savedCard(card) };
  const subscription = continueSubscription(previous, terms, now);
  const email = await continuedEmail(subscription, { account, descriptor }, context, now);
  await context.commit(
    context.subscriptions.write(subscription, previous),
    context.checkouts.write({ ...checkout, state: 'done' }, checkout),
    context.accounts.hold(account),
    email.write,
  );
  await email.send();
  return subscription;
}

/** The card that a checkout saved at the provider. */
export function savedCard({
  brand,
  last4,
  exp_month,
  exp_year,
  wallet,
  payment_method,
}: KnownCard): Subscription['card'] {
  if (!payment_method) throw new Error('The card was not saved');
  return { brand, last4, exp_month, exp_year, ...(wallet && { wallet }), payment_method };
}
