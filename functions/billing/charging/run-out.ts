import type { Till } from '#functions/billing/charging/till.ts';
import type { Subscription } from '#functions/billing/domain/subscription.ts';
import type { leavingOf } from '#functions/calls/forwarding/open/leaving.ts';
import type { Revised } from '#functions/platform/table/table.ts';

export type RunsOut = { till: Till; leaving: Pick<ReturnType<typeof leavingOf>, 'turnOff'> };

/**
 * What was paid for has run out: the credits that came with it end, and so does forwarding, whose undo code its owner is
 * texted. In one transaction, so that all of it happens once.
 */
export async function runOut(
  subscription: Revised<Subscription>,
  { till, leaving }: RunsOut,
  now: Date,
): Promise<void> {
  const { account_id, subscription_id } = subscription;
  const account = await till.accounts.of(account_id);
  const off = account && !account.closed_at ? await leaving.turnOff(account, now) : undefined;
  await till.commit(
    till.subscriptions.write({ ...subscription, next: null }, subscription),
    ...(await till.credits.end({ account_id, of: subscription_id }, now)),
    ...(off?.writes ?? []),
  );
  await off?.send();
}
