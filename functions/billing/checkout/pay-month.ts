import { advanceCharge } from '#functions/billing/charge/advance.ts';
import { announceAttempt } from '#functions/billing/checkout/save-card.ts';
import type { Month } from '#functions/billing/charge/step.ts';
import type { Checkout } from '#functions/billing/checkout-store.ts';
import type { BillingContext } from '#functions/billing/context.ts';
import { beginOnSession, chargeIdOf, newCharge } from '#functions/billing/domain/charge.ts';
import { firstMonthOf } from '#functions/billing/domain/new-subscription.ts';
import { willRenew } from '#functions/billing/domain/subscription.ts';
import { taxRateOf } from '#functions/billing/offer.ts';
import { readMembership } from '#functions/billing/membership.ts';
import type { Revised, Write } from '#functions/platform/table/table.ts';
import type { Decline } from '#functions/providers/payments/port.ts';
import type { CheckoutStep } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { isSameAmount } from '#shared/values/money.ts';

type PayingCheckout = Revised<Checkout> & { pays: NonNullable<Checkout['pays']> };

export const paysMonth = (checkout: Revised<Checkout>): checkout is PayingCheckout => checkout.pays !== null;

/**
 * What a checkout pays at once: the first month where it is due now, and with another card the month that was
 * declined, if its member agreed to that amount. In a trial or in paid time nothing is due.
 */
export async function monthToPay(
  { account_id, begins, charge_now }: Pick<Checkout, 'account_id' | 'begins' | 'charge_now'>,
  { subscriptions, charges }: BillingContext,
  now: Date,
): Promise<Checkout['pays']> {
  if (begins) {
    const isDue = begins.first_charge_at <= now.toISOString();
    return isDue ? { subscription_id: begins.subscription_id, period: 1 } : null;
  }
  const running = await subscriptions.of(account_id);
  if (!running || running.charging === null || !willRenew(running)) return null;
  const { subscription_id, charging: period } = running;
  const charge = await charges.of(account_id, chargeIdOf(subscription_id, period));
  return charge?.state === 'declined' && isSameAmount(charge.amount, charge_now) ? { subscription_id, period } : null;
}

/**
 * Pays a month with the card of a checkout: one payment that also saves the card, so that the bank challenges once. The
 * charge is saved first, and its run creates and confirms the payment.
 *
 * @throws billing.already-subscribed request.conflict
 * @throws the card error
 */
export async function payMonth(checkout: PayingCheckout, deps: BillingContext, now: Date): Promise<CheckoutStep> {
  if (checkout.attempt > 0) return advance(checkout, deps, now);
  const { begins } = checkout;
  await announceAttempt(checkout, deps, now, () =>
    begins ? claimFirst(checkout, deps, now) : takeDeclined(checkout, deps, now),
  );
  return advance(checkout, deps, now);
}

/** The charge of a first month. One payment of an account is open at a time: an earlier one is voided, unless it was paid. */
async function claimFirst(checkout: PayingCheckout, deps: BillingContext, now: Date): Promise<Write[]> {
  const { account_id, checkout_id, begins, pays } = checkout;
  const { subscriptions, charges } = deps;
  const customer = await subscriptions.customer(account_id);
  if (!begins || !customer?.customer_id) throw new Error('A checkout has begun without a customer');
  const { beginning } = customer;
  if (beginning && beginning !== pays.subscription_id)
    await abandonOpen({ account_id, subscription_id: beginning, period: 1 }, deps, now);
  const running = await subscriptions.of(account_id);
  if (running && willRenew(running)) throw new Fault('billing.already-subscribed');
  if (running && running.charging !== null)
    await abandonOpen({ account_id, subscription_id: running.subscription_id, period: running.charging }, deps, now);
  const month = firstMonthOf({ account_id, begins }, customer.customer_id, now);
  return [
    charges.write(beginOnSession(newCharge(month, 1, taxRateOf(month.place), now), checkout_id, now)),
    subscriptions.writeCustomer({ ...customer, beginning: pays.subscription_id }, customer),
  ];
}

/**
 * Voids the open charge of a month. The bank may still be deciding about a month that was cancelled meanwhile; a second
 * payment beside it could be taken, too.
 *
 * @throws request.conflict while that payment is at the bank
 */
async function abandonOpen(month: Month, deps: BillingContext, now: Date): Promise<void> {
  const charge = await deps.charges.of(month.account_id, chargeIdOf(month.subscription_id, month.period));
  if (charge?.state !== 'claimed' && charge?.state !== 'declined') return;
  const { outcome } = await advanceCharge(month, deps, now, { refetch: true, abandon: true });
  if (outcome === 'wait' || outcome === 'action') throw new Fault('request.conflict');
}

/** The declined charge of a membership, tried with another card. */
async function takeDeclined(checkout: PayingCheckout, { charges }: BillingContext, now: Date): Promise<Write[]> {
  const { account_id, checkout_id, pays } = checkout;
  const charge = await charges.of(account_id, chargeIdOf(pays.subscription_id, pays.period));
  if (charge?.state !== 'declined') throw new Fault('request.conflict');
  return [charges.write(beginOnSession(charge, checkout_id, now), charge)];
}

async function advance(checkout: PayingCheckout, deps: BillingContext, now: Date): Promise<CheckoutStep> {
  const { account_id, checkout_id, pays } = checkout;
  const outcome = await advanceCharge({ account_id, ...pays }, deps, now, { onSession: true, refetch: true });
  if (outcome.outcome === 'action') return { state: 'action', client_secret: outcome.client_secret };
  const saved = await deps.checkouts.of(account_id, checkout_id);
  if (saved?.state === 'done') return { state: 'done', membership: await readMembership(account_id, deps) };
  if (saved?.state === 'failed') throw failureOf(saved);
  return { state: 'processing' };
}

/** Its cause is the decline of the bank, by which it counts in the limits of cards. */
const failureOf = ({ problem, hard }: Checkout): Fault =>
  problem
    ? new Fault(problem, { cause: { code: problem, isHardDecline: hard } satisfies Decline })
    : new Fault('billing.not-completed');
