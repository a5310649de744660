import type { Account } from '#functions/account/public.ts';
import type { BillingContext } from '#functions/billing/context.ts';
import { nextDue, type Subscription } from '#functions/billing/domain/subscription.ts';
import { cancelLink, termsLink } from '#functions/billing/links.ts';
import { varietyOfMember } from '#shared/values/variety.ts';

const envelope = (account: Account) => ({
  to: account.email,
  account_id: account.account_id,
  language: varietyOfMember(account),
});

/** The next charge: how much, when and from which card, with the link that cancels. */
const nextCharge = async (subscription: Subscription, { language }: Account, { secret }: BillingContext) => ({
  amount: subscription.price,
  at: nextDue(subscription),
  card: subscription.card,
  cancel_link: await cancelLink(subscription, language, secret),
});

/** Says that a membership goes on, and when it is charged next. */
export const keptEmail = async (next: Subscription, account: Account, context: BillingContext, now: Date) =>
  context.outbox.queue(
    { ...envelope(account), purpose: 'membership-kept', params: await nextCharge(next, account, context) },
    now,
  );

/** Says until when a paused membership is not charged. `until` is null where the paid time is over. */
export const pausedEmail = async (next: Subscription, account: Account, context: BillingContext, now: Date) =>
  context.outbox.queue(
    {
      ...envelope(account),
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
      ...envelope(account),
      purpose: 'membership-continued',
      params: {
        ...(await nextCharge(next, account, context)),
        descriptor,
        terms: next.terms_version,
        terms_link: termsLink(next.terms_version, account.language),
      },
    },
    now,
  );
