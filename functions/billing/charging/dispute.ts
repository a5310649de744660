import { hurry } from '#functions/billing/charging/cancel.ts';
import type { Till } from '#functions/billing/charging/till.ts';
import { disputed } from '#functions/billing/domain/charge.ts';
import { cancelled, willRenew } from '#functions/billing/domain/subscription.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { AccountId, ChargeId } from '#shared/values/id.ts';

/**
 * Somebody went to their bank with a charge. The bank decides about that one, and giving it back as well would give it back
 * twice; of the membership it belongs to nothing more is taken.
 */
export async function dispute(
  of: { account_id: AccountId; charge_id: ChargeId },
  till: Till,
  now: Date,
): Promise<void> {
  const ended = await retryOnConflict(async () => {
    const [charge, subscription] = await Promise.all([
      till.charges.of(of.account_id, of.charge_id),
      till.subscriptions.of(of.account_id),
    ]);
    if (!charge || charge.disputed_at) return undefined;
    const runs = subscription?.subscription_id === charge.subscription_id && willRenew(subscription);
    const next = runs ? cancelled(subscription, { because: 'disputed', at_once: false }, now) : undefined;
    await till.commit(
      till.charges.write(disputed(charge, now), charge),
      ...(next ? [till.subscriptions.write(next, subscription)] : []),
    );
    return next;
  });
  if (ended) await hurry(ended, till);
}
