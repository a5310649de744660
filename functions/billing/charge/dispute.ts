import { wakeOpenCharge } from '#functions/billing/subscription/cancel.ts';
import type { BillingContext } from '#functions/billing/context.ts';
import { recordDispute } from '#functions/billing/domain/charge.ts';
import { endSubscription, willRenew } from '#functions/billing/domain/subscription.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { AccountId, ChargeId } from '#shared/values/id.ts';

/**
 * Records a dispute and ends the membership. The bank decides about the disputed charge: a refund from us would pay it
 * back twice.
 */
export async function dispute(
  of: { account_id: AccountId; charge_id: ChargeId },
  context: BillingContext,
  now: Date,
): Promise<void> {
  const ended = await retryOnConflict(async () => {
    const [charge, subscription] = await Promise.all([
      context.charges.of(of.account_id, of.charge_id),
      context.subscriptions.of(of.account_id),
    ]);
    if (!charge || charge.disputed_at) return undefined;
    // A cancelled one whose time is left could be kept otherwise.
    const runs =
      subscription?.subscription_id === charge.subscription_id &&
      (willRenew(subscription) || subscription.next?.what === 'end');
    const next = runs ? endSubscription(subscription, { because: 'disputed', at_once: false }, now) : undefined;
    await context.commit(
      context.charges.write(recordDispute(charge, now), charge),
      ...(next ? [context.subscriptions.write(next, subscription)] : []),
    );
    return next;
  });
  if (ended) await wakeOpenCharge(ended, context);
}
