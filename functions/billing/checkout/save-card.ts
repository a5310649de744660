import { rethrowNotCharged } from '#functions/billing/checkout/lost-answer.ts';
import type { BillingContext } from '#functions/billing/context.ts';
import type { Checkout } from '#functions/billing/checkout-store.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Revised, Write } from '#functions/platform/table/table.ts';
import type { SetupIntent } from '#functions/providers/payments/port.ts';

/**
 * Saves the card of a checkout at the provider; the bank may decline or challenge it. Nothing is charged.
 *
 * @throws the card error
 * @throws billing.not-charged where the answer was lost: saving a card moves no money, and can be repeated
 */
export async function saveCard(
  checkout: Revised<Checkout>,
  customer_id: string,
  deps: BillingContext,
  now: Date,
): Promise<{ checkout: Revised<Checkout>; setupIntent: SetupIntent }> {
  const { account_id, checkout_id, confirmation_token } = checkout;
  const { checkouts } = deps;
  const pending = await checkouts.replace(checkout, nextAttempt(checkout, now));
  const payments = await deps.payments();
  const setupIntent = await payments
    .saveCard({ customer_id, account_id, checkout_id, confirmation_token }, `save:${checkout_id}:${pending.attempt}`)
    .catch(rethrowNotCharged);
  return { checkout: await checkouts.replace(pending, { ...pending, intent_id: setupIntent.intent_id }), setupIntent };
}

/** Announces that the card is submitted, in one transaction with what is asked of the bank. */
export async function announceAttempt(
  checkout: Revised<Checkout>,
  { checkouts }: BillingContext,
  now: Date,
  writes: () => Promise<Write[]>,
): Promise<void> {
  await retryOnConflict(async () =>
    checkouts.commit(...(await writes()), checkouts.write(nextAttempt(checkout, now), checkout)),
  );
}

const nextAttempt = (checkout: Checkout, now: Date): Checkout => ({
  ...checkout,
  attempt: checkout.attempt + 1,
  asked_at: now.toISOString(),
});
