import { readerOf } from '#functions/account/public.ts';
import type { BillingContext } from '#functions/billing/context.ts';
import { chargeIdOf } from '#functions/billing/domain/charge.ts';
import {
  nextDue,
  afterReminder,
  monthTax,
  repriced,
  type Subscription,
} from '#functions/billing/domain/subscription.ts';
import { cancelLink, paymentsLink } from '#functions/billing/links.ts';
import { taxRateOf } from '#functions/billing/offer.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import { creditsAdded } from '#shared/values/credits.ts';

/**
 * Emails the next amount, date and credits with the cancel link, once: the reminder is recorded in the same transaction, with the
 * amount, so that the charge is of that amount.
 */
export async function remind(subscription: Revised<Subscription>, context: BillingContext, now: Date): Promise<void> {
  const { account_id, card, place, before_tax, subscription_id, period } = subscription;
  const rate = taxRateOf(place);
  const price = repriced(subscription, rate);
  const account = await context.accounts.of(account_id);
  const last = await context.charges.of(account_id, chargeIdOf(subscription_id, period));
  const { left: balance } = await context.credits.of(account_id);
  const credits = creditsAdded(subscription.credits, balance);
  const can_pause = credits < subscription.credits && !subscription.pause;
  const email =
    account &&
    context.outbox.queue(
      {
        purpose: 'renewal-reminder',
        to: account.email,
        ...readerOf(account),
        params: {
          amount: price,
          tax: monthTax({ price, before_tax }, rate),
          at: nextDue(subscription),
          card,
          balance,
          credits,
          allotment: subscription.credits,
          may_need_owner: last?.needed_owner ?? false,
          ends_pause: Boolean(subscription.pause),
          ends_trial: period === 0,
          can_pause,
          ...(can_pause && { link: paymentsLink(account.language) }),
          cancel_link: await cancelLink(subscription, account.language, context.secret),
        },
      },
      now,
    );
  await context.commit(
    context.subscriptions.write(afterReminder(subscription, price), subscription),
    ...(email ? [email.write] : []),
  );
  await email?.send();
}
