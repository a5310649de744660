import { type Account, firstPasswordMail, readerOf } from '#functions/account/public.ts';
import type { BillingContext } from '#functions/billing/context.ts';
import { type Checkout, type CheckoutStore } from '#functions/billing/checkout-store.ts';
import { newSubscription } from '#functions/billing/domain/new-subscription.ts';
import { endReplacedBy } from '#functions/billing/domain/subscription-changes.ts';
import { monthTax, nextDue, type Subscription, willRenew } from '#functions/billing/domain/subscription.ts';
import { continueAt, type SavedCard, savedCard } from '#functions/billing/subscription/continue.ts';
import { cancelLink, reportLink, reportPath, searchLink, termsLink } from '#functions/billing/links.ts';
import { withdrawalRight } from '#functions/billing/withdrawal-right.ts';
import { taxRateOf } from '#functions/billing/offer.ts';
import type { Write } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/**
 * Starts a membership with a saved card: membership, trial credits, trial claim and email in one transaction. Where
 * this checkout started it before, that one is returned. A cancelled one with time left is continued.
 *
 * @throws billing.already-subscribed billing.trial-used billing.offer-changed request.conflict
 */
export async function startSubscription(
  { checkout, card, customer_id }: SavedCard,
  context: BillingContext & { checkouts: CheckoutStore },
  now: Date,
): Promise<Subscription> {
  const { begins, account_id } = checkout;
  if (!begins) throw new Error('This checkout begins no membership');
  const previous = await context.subscriptions.of(account_id);
  if (previous?.consent_id === begins.consent_id) return previous;
  if (previous && willRenew(previous)) throw new Fault('billing.already-subscribed');
  const account = await context.accounts.of(account_id);
  if (!account || account.closed_at) throw new Fault('auth.unauthenticated');
  if (previous?.subscription_id === begins.subscription_id)
    return continueAt(previous, { checkout, card, customer_id }, account, context, now);

  const { trial_days } = begins;
  const subscription = newSubscription({ account_id, begins }, { customer_id, card: savedCard(card) }, now);
  if (trial_days && (await context.checkouts.hasTrialClaim(trialHolders(checkout)))) {
    // A concurrent request for the same checkout may have started it.
    const concurrent = await context.subscriptions.of(account_id);
    if (concurrent?.subscription_id === begins.subscription_id) return concurrent;
    throw new Fault('billing.trial-used');
  }
  const after = endReplacedBy(subscription.subscription_id, previous);
  const trial = trial_days ? await trialWrites(checkout, after, context, now) : [];
  const email = trial_days ? await trialStartedEmail(account, subscription, begins, context, now) : undefined;
  await context.commit(
    context.subscriptions.write(subscription, previous),
    context.checkouts.write({ ...checkout, state: 'done' }, checkout),
    // Fails where the account is being deleted: the deletion has seen no membership to end.
    context.accounts.hold(account),
    ...trial,
    ...(email ? email.writes : []),
  );
  await email?.send();
  return subscription;
}

/** The trial credits, and the trial claims of account, card and browser, of which a second one fails. */
async function trialWrites(
  checkout: Checkout,
  after: string | undefined,
  { credits, checkouts }: BillingContext & { checkouts: CheckoutStore },
  now: Date,
): Promise<Write[]> {
  const { account_id } = checkout;
  const { subscription_id: of, trial_credits: allotment } = checkout.begins!;
  const at = now.toISOString();
  return [
    ...trialHolders(checkout).map((each) => checkouts.claimTrial({ ...each, at })),
    ...(await credits.grant({ account_id, cause: 'trial', of, period: 'trial', allotment, after }, now)).writes,
  ];
}

/** What a trial is claimed for. */
export const trialHolders = ({ account_id, card, device }: Pick<Checkout, 'account_id' | 'card' | 'device'>) => [
  { by: 'account' as const, digest: account_id as string },
  { by: 'card' as const, digest: card },
  ...(device ? [{ by: 'device' as const, digest: device }] : []),
];

async function trialStartedEmail(
  account: Account,
  subscription: Subscription,
  begins: NonNullable<Checkout['begins']>,
  context: BillingContext,
  now: Date,
) {
  const { email: to, language } = account;
  const password = firstPasswordMail(account, context, now, reportPath(begins.person_id, language));
  const params = {
    amount: subscription.price,
    tax: monthTax(subscription, taxRateOf(subscription.place)),
    at: nextDue(subscription),
    descriptor: begins.descriptor,
    terms: begins.terms_version,
    terms_link: termsLink(begins.terms_version, language),
    credits: begins.trial_credits,
    link: searchLink(language),
    report_link: reportLink(begins.person_id, language),
    is_password_mailed: password !== undefined,
    withdrawal: await withdrawalRight(subscription, language, context.secret),
    cancel_link: await cancelLink(subscription, language, context.secret),
  };
  const message = context.outbox.queue({ purpose: 'trial-started', to, ...readerOf(account), params }, now);
  return {
    writes: [message.write, ...(password?.writes ?? [])],
    send: () => Promise.all([message.send(), password?.send()]),
  };
}
