import { readerOf } from '#functions/account/public.ts';
import type { BillingContext } from '#functions/billing/context.ts';
import type { Checkout, CheckoutStore } from '#functions/billing/checkout-store.ts';
import { chargeIdOf } from '#functions/billing/domain/charge.ts';
import { retryNow } from '#functions/billing/domain/charge.ts';
import { willRenew } from '#functions/billing/domain/subscription.ts';
import { savedCard } from '#functions/billing/subscription/continue.ts';
import { isSameAmount } from '#shared/values/money.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import type { KnownCard } from '#functions/providers/payments/port.ts';
import { Fault } from '#shared/errors/catalogue.ts';

type SavedCard = { checkout: Revised<Checkout>; card: KnownCard };

/**
 * Replaces the card of a membership; a declined month is retried with it immediately, if its member agreed to that.
 *
 * @throws billing.no-active-subscription
 */
export async function replaceCard(
  { checkout, card }: SavedCard,
  context: BillingContext & { checkouts: CheckoutStore },
  now: Date,
): Promise<void> {
  const { account_id } = checkout;
  const saved = savedCard(card);
  const sent = await retryOnConflict(async () => {
    const subscription = await context.subscriptions.of(account_id);
    if (!subscription || !willRenew(subscription)) throw new Fault('billing.no-active-subscription');
    const charge =
      subscription.charging === null
        ? undefined
        : await context.charges.of(account_id, chargeIdOf(subscription.subscription_id, subscription.charging));
    const account = await context.accounts.of(account_id);
    const email =
      account &&
      context.outbox.queue(
        {
          purpose: 'card-replaced',
          to: account.email,
          ...readerOf(account),
          params: { card, at: now.toISOString() },
        },
        now,
      );
    await context.commit(
      context.subscriptions.write({ ...subscription, card: saved }, subscription),
      context.checkouts.write({ ...checkout, state: 'done' }, checkout),
      ...(charge?.state === 'declined' && isSameAmount(charge.amount, checkout.charge_now)
        ? [context.charges.write(retryNow(charge, now), charge)]
        : []),
      ...(email ? [email.write] : []),
    );
    return email;
  });
  await sent?.send();
}
