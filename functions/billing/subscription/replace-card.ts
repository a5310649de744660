import type { BillingContext } from '#functions/billing/context.ts';
import type { Checkout, CheckoutStore } from '#functions/billing/checkout-store.ts';
import { chargeIdOf } from '#functions/billing/domain/charge.ts';
import { retryNow } from '#functions/billing/domain/charge.ts';
import { willRenew } from '#functions/billing/domain/subscription.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import type { KnownCard } from '#functions/providers/payments/port.ts';
import { Fault } from '#shared/errors/catalogue.ts';

type Saved = { checkout: Revised<Checkout>; card: KnownCard };

/**
 * What comes is taken from another card; a month that was refused may be tried with it at once.
 *
 * @throws billing.no-active-subscription
 */
export async function replaceCard(
  { checkout, card }: Saved,
  context: BillingContext & { checkouts: CheckoutStore },
  now: Date,
): Promise<void> {
  const { account_id } = checkout;
  const { brand, last4, exp_month, exp_year, payment_method } = card;
  if (!payment_method) throw new Error('The card was not saved');
  const letter = await retryOnConflict(async () => {
    const was = await context.subscriptions.of(account_id);
    if (!was || !willRenew(was)) throw new Fault('billing.no-active-subscription');
    const charge =
      was.charging === null
        ? undefined
        : await context.charges.of(account_id, chargeIdOf(was.subscription_id, was.charging));
    const account = await context.accounts.of(account_id);
    const told =
      account &&
      context.post.letter(
        {
          purpose: 'card-replaced',
          to: account.email,
          account_id,
          language: account.language,
          params: { card, at: now.toISOString() },
        },
        now,
      );
    await context.commit(
      context.subscriptions.write({ ...was, card: { brand, last4, exp_month, exp_year, payment_method } }, was),
      context.checkouts.write({ ...checkout, state: 'done' }, checkout),
      ...(charge?.state === 'declined' ? [context.charges.write(retryNow(charge, now), charge)] : []),
      ...(told ? [told.write] : []),
    );
    return told;
  });
  await letter?.send();
}
