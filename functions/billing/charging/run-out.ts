import type { Till } from '#functions/billing/charging/till.ts';
import type { Subscription } from '#functions/billing/domain/subscription.ts';
import type { Account } from '#functions/account/public.ts';
import { noEffect, type TransactionHook } from '#functions/platform/table/hook.ts';
import type { Revised } from '#functions/platform/table/table.ts';

/** Called with the account whose membership ends, in the transaction that ends it. */
export type OnMembershipEnded = TransactionHook<Account>;

/**
 * Ends a membership whose paid time is over: its credits, and what other domains tie to it, end in the same transaction.
 */
export async function runOut(
  subscription: Revised<Subscription>,
  { till, onMembershipEnded }: { till: Till; onMembershipEnded: OnMembershipEnded },
  now: Date,
): Promise<void> {
  const { account_id, subscription_id } = subscription;
  const account = await till.accounts.of(account_id);
  const ended = account && !account.closed_at ? await onMembershipEnded(account, now) : noEffect;
  await till.commit(
    till.subscriptions.write({ ...subscription, next: null }, subscription),
    ...(await till.credits.end({ account_id, of: subscription_id }, now)),
    ...ended.writes,
  );
  await ended.afterCommit();
}
