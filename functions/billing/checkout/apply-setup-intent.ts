import { startSubscription, trialHolders } from '#functions/billing/subscription/start.ts';
import { replaceCard } from '#functions/billing/subscription/replace-card.ts';
import { advanceCharge } from '#functions/billing/charge/advance.ts';
import type { BillingContext } from '#functions/billing/context.ts';
import { type Checkout, type CheckoutStore } from '#functions/billing/checkout-store.ts';
import { requireServed } from '#functions/billing/checkout/sanctions.ts';
import { chargeIdOf } from '#functions/billing/domain/charge.ts';
import { type Subscription, willRenew } from '#functions/billing/domain/subscription.ts';
import { readMembership } from '#functions/billing/membership.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import type { SetupIntent } from '#functions/providers/payments/port.ts';
import type { CheckoutStep } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';

type Deps = BillingContext & { checkouts: CheckoutStore };

/**
 * What follows from how the saving of a card stands: the bank’s question to its owner, a refusal, or what the checkout was
 * for. Without a trial that is the first month’s money as well.
 */
export async function applySetupIntent(
  checkout: Revised<Checkout>,
  setupIntent: SetupIntent,
  customer_id: string,
  deps: Deps,
  now: Date,
): Promise<CheckoutStep> {
  switch (setupIntent.state) {
    case 'action':
      return { state: 'action', client_secret: setupIntent.client_secret };
    case 'processing':
      return { state: 'processing' };
    case 'declined': {
      await deps.checkouts.replace(checkout, { ...checkout, state: 'failed', problem: setupIntent.decline.code });
      throw new Fault(setupIntent.decline.code);
    }
    case 'void': {
      await deps.checkouts.replace(checkout, { ...checkout, state: 'failed' });
      throw new Fault('billing.not-completed');
    }
    case 'saved': {
      requireServed([setupIntent.card.country]);
      const saved = { checkout, card: setupIntent.card, customer_id };
      if (checkout.kind === 'card') {
        await replaceCard(saved, deps, now);
        return collectFirstMonth(checkout, deps, now);
      }
      await retryOnConflict(() => startSubscription(saved, deps, now)).catch((error: unknown) =>
        claimTrialAndRethrow(error, checkout, deps, now),
      );
      return collectFirstMonth(checkout, deps, now);
    }
  }
}

/** Takes the month that is due now, where one is, from somebody who is there; then says how it stands. */
export async function collectFirstMonth(
  { account_id, begins }: Checkout,
  deps: Deps,
  now: Date,
): Promise<CheckoutStep> {
  const found = await deps.subscriptions.of(account_id);
  const period = found && periodToCollect(found, now);
  if (found && period) {
    const { subscription_id } = found;
    const outcome = await advanceCharge({ account_id, subscription_id, period }, deps, now, {
      onSession: true,
      refetch: true,
    });
    if (outcome.outcome === 'action') return { state: 'action', client_secret: outcome.client_secret };
    if (outcome.outcome === 'over' && outcome.problem) throw new Fault(outcome.problem);
  }
  const subscription = period ? await deps.subscriptions.of(account_id) : found;
  if (subscription?.subscription_id === begins?.subscription_id && subscription && isUnpaid(subscription)) {
    if (willRenew(subscription)) return { state: 'processing' };
    if (subscription.ended_because === 'declined') {
      const charge = await deps.charges.of(account_id, chargeIdOf(subscription.subscription_id, 1));
      throw new Fault(charge?.problem?.code ?? 'billing.not-completed');
    }
  }
  return { state: 'done', membership: await readMembership(account_id, deps) };
}

/** The month of a membership whose money is under way or due; undefined where none is. */
function periodToCollect(subscription: Subscription, now: Date): number | undefined {
  if (!willRenew(subscription)) return undefined;
  const { charging, next, period } = subscription;
  const isDue = next?.what === 'charge' && next.at <= now.toISOString();
  return charging ?? (isDue ? period + 1 : undefined);
}

/** Whether nothing was free and nothing is paid yet: as long as that is so, nothing has begun. */
const isUnpaid = ({ period, trial_ends_at }: Subscription) => period === 0 && trial_ends_at === null;

/**
 * The card or the browser had a trial on another account. This one has none any more either, so that the offer it is shown
 * next is one it can have.
 */
async function claimTrialAndRethrow(
  error: unknown,
  checkout: Revised<Checkout>,
  { checkouts }: Deps,
  now: Date,
): Promise<never> {
  if (error instanceof Fault && error.code === 'billing.trial-used')
    await claimTrialForAccount(checkout, checkouts, now);
  throw error;
}

export async function claimTrialForAccount(
  of: Pick<Checkout, 'account_id' | 'card' | 'device'>,
  checkouts: CheckoutStore,
  now: Date,
) {
  const [account] = trialHolders(of);
  if (!account || (await checkouts.hasTrialClaim([account]))) return;
  await checkouts.commit(checkouts.claimTrial({ ...account, at: now.toISOString() }));
}
