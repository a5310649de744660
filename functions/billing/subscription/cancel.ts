import { readerOf } from '#functions/account/public.ts';
import type { BillingContext } from '#functions/billing/context.ts';
import {
  dueMonth,
  endSubscription,
  type EndReason,
  type Subscription,
  willRenew,
} from '#functions/billing/domain/subscription.ts';
import { endingOf, isKeepable } from '#functions/billing/domain/subscription-changes.ts';
import { noWithdrawal, type Withdrawal, withdrawalAt } from '#functions/billing/domain/withdrawal.ts';
import { keepLink } from '#functions/billing/links.ts';
import { log } from '#functions/platform/log.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId, SubscriptionId } from '#shared/values/id.ts';

type CancelRequest = { account_id: AccountId; because: EndReason; of?: SubscriptionId; withdraws?: boolean };

/**
 * Cancels a membership: what is paid runs to its end. One write decides it; a payment that is captured later is
 * refunded by its own run. A repeated request returns the same. A member who cancels what a link, perhaps
 * in other hands, has cancelled starts a new cancellation: links that take back the earlier one are over.
 *
 * @param request `withdraws` where its member declares to withdraw from the contract, which the mail then confirms
 * @throws billing.no-active-subscription where there is none, or `of` names another one
 * @throws billing.could-not-unsubscribe where it is not known whether it was cancelled
 */
export async function cancel(request: CancelRequest, context: BillingContext, now: Date): Promise<Subscription> {
  const ended = await saveCancellation(request, context, now).catch((cause: unknown) => {
    if (cause instanceof Fault && cause.code === 'billing.no-active-subscription') throw cause;
    throw new Fault('billing.could-not-unsubscribe', { cause });
  });
  await wakeOpenCharge(ended, context);
  return ended;
}

const saveCancellation = (
  { account_id, because, of, withdraws = false }: CancelRequest,
  context: BillingContext,
  now: Date,
): Promise<Subscription> =>
  retryOnConflict(async () => {
    const subscription = await context.subscriptions.of(account_id);
    if (!subscription || (of && subscription.subscription_id !== of)) throw new Fault('billing.no-active-subscription');
    if (!willRenew(subscription)) {
      if (subscription.paid_until <= now.toISOString()) throw new Fault('billing.no-active-subscription');
      if (because !== 'asked' || subscription.ended_because !== 'link') return subscription;
      const own = { ...subscription, cancelled_at: now.toISOString(), ended_because: because };
      await save(own, subscription, noWithdrawal, context, now);
      return own;
    }
    const withdrawal = withdraws ? await withdrawalFrom(subscription, context, now) : noWithdrawal;
    const { withdrawn_at } = withdrawal;
    // Who withdraws is bound no longer: nothing is left to keep.
    const next = endSubscription(subscription, { because, at_once: withdrawn_at !== null, withdrawn_at }, now);
    await save(next, subscription, withdrawal, context, now);
    return next;
  });

async function save(
  next: Subscription,
  subscription: Revised<Subscription>,
  withdrawal: Withdrawal,
  context: BillingContext,
  now: Date,
): Promise<void> {
  const { account_id, paid_until } = next;
  const email = await cancellationEmail(next, withdrawal, context, now);
  // Without time left it ends at once, and its credits with it, as the page and the mail say.
  const endsNow = paid_until <= now.toISOString();
  const cause = withdrawal.withdrawn_at === null ? 'membership-cancelled' : 'membership-withdrawn';
  await context.commit(
    context.subscriptions.write(next, subscription),
    ...(endsNow ? await context.credits.end({ account_id, of: endingOf(next), cause }, now) : []),
    ...(email ? [email.write] : []),
  );
  await email?.send();
}

/** Starts a run that voids the open charge; without it the sweep does, a little later. */
export async function wakeOpenCharge(
  { account_id, subscription_id, charging }: Subscription,
  { start }: BillingContext,
): Promise<void> {
  if (charging === null) return;
  await start('billing.renew', { account_id, subscription_id, period: charging }).catch(() =>
    log.warn('an open charge waits for the sweep', { subscription: subscription_id }),
  );
}

/** Starts a run for a month that is due; without it the schedule does, a little later. */
export async function wakeDueMonth(subscription: Subscription, { start }: BillingContext, now: Date): Promise<void> {
  const period = willRenew(subscription) && subscription.charging === null && dueMonth(subscription, now);
  if (!period) return;
  const { account_id, subscription_id } = subscription;
  await start('billing.renew', { account_id, subscription_id, period }).catch(() =>
    log.warn('a due month waits for the schedule', { subscription: subscription_id }),
  );
}

/** What its member withdraws from: a contract under which nothing is paid yet. A paid one is refunded instead. */
async function withdrawalFrom({ account_id, consent_id, period }: Subscription, context: BillingContext, now: Date) {
  const [account, consent] = await Promise.all([
    context.accounts.of(account_id),
    context.subscriptions.consent(account_id, consent_id),
  ]);
  const at = now.toISOString();
  const isUnpaid = period === 0 || at < (consent?.first_charge_at ?? at);
  return account && isUnpaid ? withdrawalAt(consent, at, account.time_zone) : noWithdrawal;
}

/** Confirms a cancellation, with the link that takes it back while that is possible. */
async function cancellationEmail(ended: Subscription, withdrawal: Withdrawal, context: BillingContext, now: Date) {
  const { account_id, subscription_id, paid_until, price } = ended;
  const [account, { left }] = await Promise.all([context.accounts.of(account_id), context.credits.of(account_id)]);
  if (!account) return undefined;
  const at = now.toISOString();
  const params = {
    at,
    ...withdrawal,
    until: paid_until > at ? paid_until : null,
    amount: price,
    credits: left,
    ...(isKeepable(ended, now) && {
      keep_link: await keepLink({ account_id, subscription_id, cancelled_at: at }, account.language, context.secret),
    }),
  };
  const { email: to } = account;
  return context.outbox.queue({ purpose: 'unsubscribed', to, ...readerOf(account), params }, now);
}
