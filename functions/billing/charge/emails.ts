import { type Account, firstPasswordMail, readerOf } from '#functions/account/public.ts';
import type { ChargeEmail } from '#functions/billing/charge/step.ts';
import type { Checkout } from '#functions/billing/checkout-store.ts';
import { type Charge } from '#functions/billing/domain/charge.ts';
import {
  creditNoteNumber,
  endsMembership,
  voidCreditNote,
  withdrawalBy,
} from '#functions/billing/domain/charge-refund.ts';
import { ATTEMPTS } from '#functions/billing/domain/dunning.ts';
import { noWithdrawal } from '#functions/billing/domain/withdrawal.ts';
import { nextDue, type Subscription, willRenew } from '#functions/billing/domain/subscription.ts';
import {
  beginLink,
  cancelLink,
  cardLink,
  confirmLink,
  contactLink,
  receiptLink,
  refundLink,
  reportLink,
  reportPath,
  termsLink,
} from '#functions/billing/links.ts';
import { withdrawalRight } from '#functions/billing/withdrawal-right.ts';
import type { BillingContext } from '#functions/billing/context.ts';
import { environment } from '#functions/platform/environment.ts';
import type { Write } from '#functions/platform/table/table.ts';
import type { Language } from '#shared/values/language.ts';
import type { Card } from '#shared/values/membership.ts';

/** `writes` store what goes with it. */
type ChargeMessage = ReturnType<BillingContext['outbox']['queue']> & { writes?: Write[] };
type State = {
  charge: Charge;
  subscription: Subscription | undefined;
  /** The checkout that paid it. */
  checkout: Checkout | undefined;
  /** How many credits it adds. */
  credits: number | undefined;
};

/** The email about a charge in its next state; none once the account is deleted. */
export async function emailOf(
  email: ChargeEmail,
  { charge, subscription, checkout, credits }: State,
  context: BillingContext,
  now: Date,
): Promise<ChargeMessage | undefined> {
  const account = await context.accounts.of(charge.account_id);
  if (!account) return undefined;
  const { language } = account;
  const common = { to: account.email, ...readerOf(account) };
  const { amount, card, problem } = charge;
  const at = now.toISOString();
  switch (email.kind) {
    case 'receipt':
      return subscription && receipt({ charge, subscription, checkout, credits }, account, context, now);
    case 'card-replaced':
      return (
        subscription &&
        context.outbox.queue({ ...common, purpose: 'card-replaced', params: { card: subscription.card, at } }, now)
      );
    case 'payment-declined':
    case 'confirm-reminder': {
      if (!subscription || !problem) return undefined;
      const { code: why, next_try_at, ends_at } = problem;
      const params = {
        amount,
        card: subscription.card,
        why,
        next_try_at,
        next_try: charge.declines + 1,
        tries: ATTEMPTS,
        // The wait for a confirmation ends after the last reminder.
        is_last: ends_at !== null && (next_try_at ?? charge.attention_at) === ends_at,
        is_reminder: email.kind === 'confirm-reminder',
        until: ends_at ?? at,
        card_link: next_try_at ? cardLink(language) : confirmLink(charge, language),
        cancel_link: await cancelLink(subscription, language, context.secret),
      };
      return context.outbox.queue({ ...common, purpose: 'payment-declined', params }, now);
    }
    case 'membership-ended': {
      if (!subscription) return undefined;
      const why = problem?.code ?? 'billing.card-declined';
      const params = { amount, card: subscription.card, why, at, link: beginLink(language) };
      return context.outbox.queue({ ...common, purpose: 'membership-ended', params }, now);
    }
    case 'refund-begun': {
      if (!card || !charge.refund) return undefined;
      const ends_membership = endsMembership(charge, subscription);
      const withdrawal = ends_membership ? withdrawalBy(charge) : noWithdrawal;
      const params = {
        ...refundedOf(charge, card, language),
        at: charge.refund.asked_at,
        ends_membership,
        ...withdrawal,
      };
      return context.outbox.queue({ ...common, purpose: 'refund-begun', params }, now);
    }
    case 'refund-failed': {
      if (!card || !charge.refund) return undefined;
      const { failures, next_try_at } = charge.refund;
      const { SUPPORT_ANSWER_HOURS: answer_hours } = environment();
      const link = next_try_at ? refundLink(charge, language) : contactLink(charge, language);
      const credit_note = voidCreditNote(charge);
      const params = { amount, card, credit_note, failures: failures.length, next_try_at, answer_hours, link };
      return context.outbox.queue({ ...common, purpose: 'refund-failed', params }, now);
    }
    case 'refund-done': {
      if (!card || !charge.refund) return undefined;
      const is_again = charge.refund.failures.length > 0;
      const ends_membership = !is_again && endsMembership(charge, subscription);
      const withdrawal = ends_membership ? withdrawalBy(charge) : noWithdrawal;
      const goesOn = subscription && willRenew(subscription) ? subscription : undefined;
      const params = {
        ...refundedOf(charge, card, language),
        credit_note: creditNoteNumber(charge),
        at,
        is_again,
        ends_membership,
        ...withdrawal,
        next_at: goesOn ? nextDue(goesOn) : null,
        next_amount: goesOn?.price ?? null,
        ...(goesOn && { cancel_link: await cancelLink(goesOn, language, context.secret) }),
      };
      return context.outbox.queue({ ...common, purpose: 'refund-done', params }, now);
    }
  }
}

const refundedOf = (charge: Charge, card: Card, language: Language) => ({
  amount: charge.amount,
  card,
  number: charge.receipt_number ?? '',
  from: charge.from,
  until: charge.until,
  receipt_link: receiptLink(charge, language),
});

/** The receipt, with the link that cancels. The first one of a membership without a trial also says what has begun. */
async function receipt(
  { charge, subscription, checkout, credits }: State & { subscription: Subscription },
  account: Account,
  context: BillingContext,
  now: Date,
): Promise<ChargeMessage> {
  const { email: to, account_id, language } = account;
  const { receipt_number, amount, tax, card, from, until, period } = charge;
  const descriptor =
    subscription.descriptor ?? (await context.subscriptions.consent(account_id, charge.consent_id))?.descriptor ?? '';
  const params = {
    number: receipt_number ?? '',
    amount,
    tax,
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
  const common = { to, ...readerOf(account) };
  if (period > 1 || subscription.trial_ends_at) {
    // The month is granted in the transaction of this mail.
    const added = { credits: credits ?? charge.credits, allotment: charge.credits };
    return context.outbox.queue({ ...common, purpose: 'receipt', params: { ...params, ...added } }, now);
  }
  const { terms_version: terms } = subscription;
  const person_id = checkout?.begins?.person_id;
  const password = firstPasswordMail(account, context, now, reportPath(person_id, language));
  const message = context.outbox.queue(
    {
      ...common,
      purpose: 'membership-started',
      params: {
        ...params,
        credits: credits ?? charge.credits,
        report_link: reportLink(person_id, language),
        is_password_mailed: password !== undefined,
        terms,
        terms_link: termsLink(terms, language),
        withdrawal: await withdrawalRight(subscription, language, context.secret),
      },
    },
    now,
  );
  const send = async () => void (await Promise.all([message.send(), password?.send()]));
  return { ...message, writes: password?.writes ?? [], send };
}
