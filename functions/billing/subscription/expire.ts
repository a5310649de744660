import type { BillingContext } from '#functions/billing/context.ts';
import type { Subscription } from '#functions/billing/domain/subscription.ts';
import { endingOf } from '#functions/billing/domain/subscription-changes.ts';
import type { Account } from '#functions/account/public.ts';
import { noEffect, type TransactionHook } from '#functions/platform/table/hook.ts';
import type { Revised } from '#functions/platform/table/table.ts';

/** Called with the account whose membership ends, in the transaction that ends it. */
export type OnMembershipEnded = TransactionHook<Account>;

/**
 * Ends a membership whose paid time is over: its credits, and what other domains tie to it, end in the same transaction.
 */
export async function expire(
  subscription: Revised<Subscription>,
  { context, onMembershipEnded }: { context: BillingContext; onMembershipEnded: OnMembershipEnded },
  now: Date,
): Promise<void> {
  const { account_id } = subscription;
  const account = await context.accounts.of(account_id);
  const ended = account && !account.closed_at ? await onMembershipEnded(account, now) : noEffect;
  await context.commit(
    context.subscriptions.write({ ...subscription, next: null }, subscription),
    ...(await context.credits.end({ account_id, of: endingOf(subscription) }, now)),
    ...ended.writes,
  );
  await ended.afterCommit();
}
