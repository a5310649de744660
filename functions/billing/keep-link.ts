import { requireOpen } from '#functions/billing/cancel-link.ts';
import type { BillingContext } from '#functions/billing/context.ts';
import { nextDue, type Subscription, willRenew } from '#functions/billing/domain/subscription.ts';
import { isKeepable } from '#functions/billing/domain/subscription-changes.ts';
import { keepToken, readKeepToken } from '#functions/billing/links.ts';
import type { billing } from '#shared/api/billing.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId } from '#shared/values/id.ts';

type KeepLinkView = Output<typeof billing.lookAtKeepLink>;
type Deps = Pick<BillingContext, 'accounts' | 'subscriptions' | 'secret'>;

/**
 * What the link of a cancellation keeps. It works while that cancellation holds, and says so once it was taken back.
 *
 * @throws billing.link-incomplete where it is cut or forged
 * @throws billing.earlier-membership where another membership runs
 * @throws billing.no-active-subscription where the membership has ended, or its account is deleted
 * @throws auth.link-expired where the membership was cancelled again, or was not cancelled by its member
 * @throws auth.account-closed where its account is being deleted
 */
export async function readKeepLink(
  token: string,
  { accounts, subscriptions, secret }: Deps,
  now: Date,
): Promise<{ account_id: AccountId; view: KeepLinkView }> {
  const named = await readKeepToken(token, secret);
  if (!named) throw new Fault('billing.link-incomplete');
  requireOpen(await accounts.of(named.account_id), now);
  const subscription = await subscriptions.of(named.account_id);
  if (subscription?.subscription_id !== named.subscription_id) {
    const runsAnother = subscription && willRenew(subscription);
    throw new Fault(runsAnother ? 'billing.earlier-membership' : 'billing.no-active-subscription');
  }
  const isOpen = isKeepable(subscription, now) && subscription.cancelled_at === named.cancelled_at;
  if (!willRenew(subscription) && !isOpen) {
    const hasEnded = subscription.paid_until <= now.toISOString();
    throw new Fault(hasEnded ? 'billing.no-active-subscription' : 'auth.link-expired');
  }
  return { account_id: named.account_id, view: keepLinkView(subscription) };
}

/** The token that takes the cancellation back, while that is possible. */
export async function keepTokenWhile(
  subscription: Subscription,
  secret: Deps['secret'],
  now: Date,
): Promise<string | null> {
  if (!isKeepable(subscription, now) || !subscription.cancelled_at) return null;
  const { account_id, subscription_id, cancelled_at } = subscription;
  return keepToken({ account_id, subscription_id, cancelled_at }, secret);
}

/** The state of a membership, and its next charge if it is kept. */
export const keepLinkView = (subscription: Subscription): KeepLinkView => ({
  is_kept: willRenew(subscription),
  is_paused: Boolean(subscription.pause),
  paid_until: subscription.paid_until,
  next_charge: { at: nextDue(subscription), amount: subscription.price },
});
