import type { Till } from '#functions/billing/charging/till.ts';
import type { Subscription } from '#functions/billing/domain/subscription.ts';
import type { Revised } from '#functions/platform/table/table.ts';

/** What was paid for has run out: the credits that came with it end, and there is nothing left to do. */
export async function endCredits(subscription: Revised<Subscription>, till: Till, now: Date): Promise<void> {
  const { account_id, subscription_id } = subscription;
  await till.commit(
    till.subscriptions.write({ ...subscription, next: null }, subscription),
    ...(await till.credits.end({ account_id, of: subscription_id }, now)),
  );
}
