import type { Account } from '#functions/account/public.ts';
import type { Case, Outcome } from '#functions/billing/charging/case.ts';
import { type Charge, settled } from '#functions/billing/domain/charge.ts';
import { nextDue, paid, type Subscription } from '#functions/billing/domain/subscription.ts';
import type { Till } from '#functions/billing/charging/till.ts';
import { cancelLink, receiptLink } from '#functions/billing/open/links.ts';
import type { Payment } from '#functions/providers/payments/port.ts';

/** A month is paid: charge, membership, credits and receipt, all together or not at all. */
export async function settle(
  { subscription, charge, till, now }: Case & { subscription: NonNullable<Case['subscription']> },
  { card, amount }: Payment & { state: 'paid' },
): Promise<Outcome> {
  const { account_id, charge_id, period, until, credits } = charge;
  if (amount.minor_units !== charge.amount.minor_units || amount.currency !== charge.amount.currency) {
    throw new Error(`Of charge ${charge_id} another amount was taken than was agreed`);
  }
  const next = settled(charge, card, now);
  const going = paid(subscription, { period, until }, now);
  const [account, granted] = await Promise.all([
    till.accounts.of(account_id),
    till.credits.grant({ account_id, cause: 'month', of: charge_id, period: String(period), allotment: credits }, now),
  ]);
  const receipt = account && (await receiptOf(next, going, account, till, now));
  await till.commit(
    till.charges.write(next, charge),
    till.subscriptions.write(going, subscription),
    ...granted,
    ...(receipt ? [receipt.write] : []),
  );
  await receipt?.send();
  return { outcome: 'paid' };
}

/** The receipt, with the link that ends it all. The first one of a membership without a trial says what has begun as well. */
async function receiptOf(
  charge: Charge,
  going: Subscription,
  { email: to, account_id, language }: Account,
  till: Till,
  now: Date,
) {
  // prettier-ignore
  const { receipt_number, amount, card, from, until, period } = charge;
  const receipt = {
    number: receipt_number ?? '',
    amount,
    at: now.toISOString(),
    card: card ?? going.card,
    from,
    until,
    next_at: nextDue(going),
    next_amount: going.price,
    cancel_link: await cancelLink(going, language, till.secret),
    receipt_link: receiptLink(charge, language),
  };
  const common = { to, account_id, language };
  if (period > 1 || going.trial_ends_at)
    return till.post.letter({ ...common, purpose: 'receipt', params: receipt }, now);
  const { descriptor, terms_version } = (await till.subscriptions.consent(account_id, charge.consent_id)) ?? {
    descriptor: '',
    terms_version: going.terms_version,
  };
  const params = { ...receipt, descriptor, terms: terms_version };
  return till.post.letter({ ...common, purpose: 'membership-started', params }, now);
}
