import type { BillingContext } from '#functions/billing/context.ts';
import {
  endSubscription,
  type EndReason,
  type Subscription,
  willRenew,
} from '#functions/billing/domain/subscription.ts';
import { log } from '#functions/platform/log.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId, SubscriptionId } from '#shared/values/id.ts';

type Asked = { account_id: AccountId; because: EndReason; of?: SubscriptionId };

/**
 * Ends a membership with what is paid. Once this has returned, nothing that is taken later stays taken: one write decides
 * it, and whatever is under way finds that it was decided. Asked again, it answers the same.
 *
 * @throws billing.no-active-subscription where there is none, or `of` is not the one that runs
 * @throws billing.could-not-unsubscribe where it is not known whether it was cancelled
 */
export async function cancel(asked: Asked, context: BillingContext, now: Date): Promise<Subscription> {
  const ended = await decide(asked, context, now).catch((cause: unknown) => {
    if (cause instanceof Fault && cause.code === 'billing.no-active-subscription') throw cause;
    throw new Fault('billing.could-not-unsubscribe', { cause });
  });
  await wakeOpenCharge(ended, context);
  return ended;
}

const decide = ({ account_id, because, of }: Asked, context: BillingContext, now: Date): Promise<Subscription> =>
  retryOnConflict(async () => {
    const found = await context.subscriptions.of(account_id);
    if (!found || (of && found.subscription_id !== of)) throw new Fault('billing.no-active-subscription');
    if (!willRenew(found)) {
      if (found.paid_until <= now.toISOString()) throw new Fault('billing.no-active-subscription');
      return found;
    }
    const next = endSubscription(found, { because, at_once: false }, now);
    const letter = await letterTo(found, context, now);
    await context.commit(context.subscriptions.write(next, found), ...(letter ? [letter.write] : []));
    await letter?.send();
    return next;
  });

/** Has somebody call off the charge that is under way; the sweep would, a little later. */
export async function wakeOpenCharge(
  { account_id, subscription_id, charging }: Subscription,
  { start }: BillingContext,
): Promise<void> {
  if (charging === null) return;
  await start('billing.renew', { account_id, subscription_id, period: charging }).catch(() =>
    log.warn('an open charge waits for the sweep', { subscription: subscription_id }),
  );
}

async function letterTo({ account_id, paid_until, price }: Subscription, context: BillingContext, now: Date) {
  const account = await context.accounts.of(account_id);
  if (!account) return undefined;
  const at = now.toISOString();
  const params = { at, until: paid_until > at ? paid_until : null, amount: price };
  const { email: to, language } = account;
  return context.post.letter({ purpose: 'unsubscribed', to, account_id, language, params }, now);
}
