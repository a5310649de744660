import type { Account } from '#functions/account/public.ts';
import type { ChargeEmail } from '#functions/billing/charge/step.ts';
import type { Charge } from '#functions/billing/domain/charge.ts';
import { nextDue, type Subscription } from '#functions/billing/domain/subscription.ts';
import { cancelLink, cardLink, receiptLink, termsLink } from '#functions/billing/links.ts';
import type { BillingContext } from '#functions/billing/context.ts';
import { varietyOfMember } from '#shared/values/variety.ts';

type State = { charge: Charge; subscription: Subscription | undefined };

/** The email about a charge in its next state; none once the account is deleted. */
export async function emailOf(email: ChargeEmail, { charge, subscription }: State, context: BillingContext, now: Date) {
  const account = await context.accounts.of(charge.account_id);
  if (!account) return undefined;
  const { account_id, language } = account;
  const common = { to: account.email, account_id, language: varietyOfMember(account) };
  const { amount, card } = charge;
  const at = now.toISOString();
  switch (email.kind) {
    case 'receipt':
      return subscription && receipt(charge, subscription, account, context, now);
    case 'payment-declined': {
      const { why, next_try_at } = email;
      const params = { amount, why, next_try_at, card_link: cardLink(language) };
      return context.outbox.queue({ ...common, purpose: 'payment-declined', params }, now);
    }
    case 'membership-ended':
      return context.outbox.queue({ ...common, purpose: 'membership-ended', params: { because: 'declined', at } }, now);
    case 'refund-done':
      return card && context.outbox.queue({ ...common, purpose: 'refund-done', params: { amount, card, at } }, now);
  }
}

/** The receipt, with the link that cancels. The first one of a membership without a trial also says what has begun. */
async function receipt(
  charge: Charge,
  subscription: Subscription,
  account: Account,
  context: BillingContext,
  now: Date,
) {
  const { email: to, account_id, language } = account;
  const { receipt_number, amount, card, from, until, period } = charge;
  const consent = await context.subscriptions.consent(account_id, charge.consent_id);
  const descriptor = consent?.descriptor ?? '';
  const params = {
    number: receipt_number ?? '',
    amount,
    at: now.toISOString(),
    card: card ?? subscription.card,
    from,
    until,
    descriptor,
    next_at: nextDue(subscription),
    next_amount: subscription.price,
    cancel_link: await cancelLink(subscription, language, context.secret),
    receipt_link: receiptLink(charge, language),
  };
  const common = { to, account_id, language: varietyOfMember(account) };
  if (period > 1 || subscription.trial_ends_at) {
    return context.outbox.queue({ ...common, purpose: 'receipt', params }, now);
  }
  const terms = consent?.terms_version ?? subscription.terms_version;
  return context.outbox.queue(
    {
      ...common,
      purpose: 'membership-started',
      params: { ...params, terms, terms_link: termsLink(terms, language) },
    },
    now,
  );
}
