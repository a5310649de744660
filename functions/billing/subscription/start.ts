import type { Account } from '#functions/account/public.ts';
import type { BillingContext } from '#functions/billing/context.ts';
import { type Checkout, type CheckoutStore } from '#functions/billing/checkout-store.ts';
import { nextDue, schedule, type Subscription, willRenew } from '#functions/billing/domain/subscription.ts';
import { cancelLink } from '#functions/billing/open/links.ts';
import type { Revised, Write } from '#functions/platform/table/table.ts';
import type { KnownCard } from '#functions/providers/payments/port.ts';
import { Fault } from '#shared/errors/catalogue.ts';

type Saved = { checkout: Revised<Checkout>; card: KnownCard; customer_id: string };

/**
 * Begins a membership with a card that is saved: the membership, the credits of its trial, that the trial was had, and the
 * letter about it, all together. Where the same checkout began it before, that one is answered.
 *
 * @throws billing.already-subscribed billing.trial-used request.conflict
 */
export async function startSubscription(
  { checkout, card, customer_id }: Saved,
  context: BillingContext & { checkouts: CheckoutStore },
  now: Date,
): Promise<Subscription> {
  const { begins, account_id } = checkout;
  if (!begins) throw new Error('This checkout begins no membership');
  const was = await context.subscriptions.of(account_id);
  if (was?.subscription_id === begins.subscription_id) return was;
  if (was && willRenew(was)) throw new Fault('billing.already-subscribed');
  if (!card.payment_method) throw new Error('The card was not saved');
  const account = await context.accounts.of(account_id);
  if (!account || account.closed_at) throw new Fault('auth.unauthenticated');

  // However long the bank’s question took: what was agreed to is a moment, and the months are reckoned from it.
  const { trial_days, price, first_charge_at: anchor } = begins;
  const { brand, last4, exp_month, exp_year, payment_method } = card;
  const subscription = schedule(
    {
      subscription_id: begins.subscription_id,
      account_id,
      status: 'trialing',
      began_at: now.toISOString(),
      trial_ends_at: trial_days ? anchor : null,
      anchor,
      period: 0,
      paid_until: anchor,
      consent_id: begins.consent_id,
      price,
      credits: begins.credits,
      terms_version: begins.terms_version,
      customer_id,
      card: { brand, last4, exp_month, exp_year, payment_method },
      charging: null,
      next: null,
      cancelled_at: null,
      ended_because: null,
    },
    now,
  );
  if (trial_days && (await context.checkouts.hasTrialClaim(trialHolders(checkout)))) {
    // The same go, asked at the same moment, may have begun it since it was looked for.
    const since = await context.subscriptions.of(account_id);
    if (since?.subscription_id === begins.subscription_id) return since;
    throw new Fault('billing.trial-used');
  }
  const trial = trial_days ? await trialWrites(checkout, context, now) : [];
  const letter = trial_days ? await trialStartedEmail(account, subscription, begins, context, now) : undefined;
  await context.commit(
    context.subscriptions.write(subscription, was),
    context.checkouts.write({ ...checkout, state: 'done' }, checkout),
    // Who deletes it at this moment has seen no membership to end: only one of the two may be.
    context.accounts.hold(account),
    ...trial,
    ...(letter ? [letter.write] : []),
  );
  await letter?.send();
  return subscription;
}

/** The trial’s credits; and that account, card and browser had theirs, which a second one of any of them is refused by. */
async function trialWrites(
  { account_id, card, device, begins }: Checkout,
  { credits, checkouts }: BillingContext & { checkouts: CheckoutStore },
  now: Date,
): Promise<Write[]> {
  const whom = trialHolders({ account_id, card, device });
  const at = now.toISOString();
  const { subscription_id: of, trial_credits: allotment } = begins!;
  return [
    ...whom.map((each) => checkouts.claimTrial({ ...each, at })),
    ...(await credits.grant({ account_id, cause: 'trial', of, period: 'trial', allotment }, now)),
  ];
}

/** By what a trial is known again. */
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
  const { account_id, email: to, language } = account;
  const params = {
    amount: subscription.price,
    at: nextDue(subscription),
    descriptor: begins.descriptor,
    terms: begins.terms_version,
    cancel_link: await cancelLink(subscription, language, context.secret),
  };
  return context.post.letter({ purpose: 'trial-started', to, account_id, language, params }, now);
}
