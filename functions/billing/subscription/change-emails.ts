import { type Account, readerOf } from '#functions/account/public.ts';
import type { BillingContext } from '#functions/billing/context.ts';
import { monthTax, nextDue, type Subscription } from '#functions/billing/domain/subscription.ts';
import { cancelLink, termsLink } from '#functions/billing/links.ts';
import { withdrawalRight } from '#functions/billing/withdrawal-right.ts';
import { taxRateOf } from '#functions/billing/offer.ts';

/** The next charge: how much, with its tax, when and from which card, with the link that cancels. */
const nextCharge = async (subscription: Subscription, { language }: Account, { secret }: BillingContext) => ({
  amount: subscription.price,
  tax: monthTax(subscription, taxRateOf(subscription.place)),
  at: nextDue(subscription),
  card: subscription.card,
  cancel_link: await cancelLink(subscription, language, secret),
});

/** Says that a membership goes on, why, whether it is still paused, and when it is charged next. */
const goesOnEmail =
  (ends_pause: boolean) => async (next: Subscription, account: Account, context: BillingContext, now: Date) =>
    context.outbox.queue(
      {
        to: account.email,
        ...readerOf(account),
        purpose: 'membership-kept',
        params: {
          ...(await nextCharge(next, account, context)),
          until: next.pause ? next.paid_until : null,
          ends_pause,
        },
      },
      now,
    );

/** The cancellation was taken back. */
export const keptEmail = goesOnEmail(false);
/** The pause was ended before its time. */
export const resumedEmail = goesOnEmail(true);

/** Says until when a paused membership is not charged. `until` is null where the paid time is over. */
export const pausedEmail = async (next: Subscription, account: Account, context: BillingContext, now: Date) =>
  context.outbox.queue(
    {
      to: account.email,
      ...readerOf(account),
      purpose: 'membership-paused',
      params: {
        ...(await nextCharge(next, account, context)),
        until: next.paid_until > now.toISOString() ? next.paid_until : null,
      },
    },
    now,
  );

/** Confirms a checkout that continues a membership at the end of its paid time. */
export const continuedEmail = async (
  next: Subscription,
  { account, descriptor }: { account: Account; descriptor: string },
  context: BillingContext,
  now: Date,
) =>
  context.outbox.queue(
    {
      to: account.email,
      ...readerOf(account),
      purpose: 'membership-continued',
      params: {
        ...(await nextCharge(next, account, context)),
        descriptor,
        terms: next.terms_version,
        terms_link: termsLink(next.terms_version, account.language),
        withdrawal: await withdrawalRight(next, account.language, context.secret),
      },
    },
    now,
  );
