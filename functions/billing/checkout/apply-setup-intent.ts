import { startSubscription, trialHolders } from '#functions/billing/subscription/start.ts';
import { replaceCard } from '#functions/billing/subscription/replace-card.ts';
import { advanceCharge } from '#functions/billing/charge/advance.ts';
import type { BillingContext } from '#functions/billing/context.ts';
import { type Checkout, type CheckoutStore } from '#functions/billing/checkout-store.ts';
import { requireNotSanctioned } from '#functions/platform/sanctions.ts';
import { chargeIdOf } from '#functions/billing/domain/charge.ts';
import { type Subscription, willRenew } from '#functions/billing/domain/subscription.ts';
import { readMembership } from '#functions/billing/membership.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import type { SetupIntent } from '#functions/providers/payments/port.ts';
import type { CheckoutStep } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/**
 * Applies the SetupIntent of a checkout: the challenge of the bank, a decline, or the membership or card that the
 * checkout is for. Without a trial, the first month is charged as well.
 */
export async function applySetupIntent(
  checkout: Revised<Checkout>,
  setupIntent: SetupIntent,
  customer_id: string,
  deps: BillingContext,
  now: Date,
): Promise<CheckoutStep> {
  switch (setupIntent.state) {
    case 'action':
      return { state: 'action', client_secret: setupIntent.client_secret };
    case 'processing':
      return { state: 'processing' };
    case 'declined': {
      await deps.checkouts.replace(checkout, { ...checkout, state: 'failed', problem: setupIntent.decline.code });
      throw new Fault(setupIntent.decline.code, { cause: setupIntent.decline });
    }
    case 'void': {
      await deps.checkouts.replace(checkout, { ...checkout, state: 'failed' });
      throw new Fault('billing.not-completed');
    }
    case 'saved': {
      requireNotSanctioned([setupIntent.card.country]);
      const saved = { checkout, card: setupIntent.card, customer_id };
      if (checkout.kind === 'card') {
        await replaceCard(saved, deps, now);
        return collectDueMonth(checkout, deps, now);
      }
      await retryOnConflict(() => startSubscription(saved, deps, now)).catch((error: unknown) =>
        claimTrialAndRethrow(error, checkout, deps, now),
      );
      return collectDueMonth(checkout, deps, now);
    }
  }
}

/** Charges the month that is due, on session, if its member agreed to that; returns the state of the checkout. */
export async function collectDueMonth(
  { account_id, begins, charge_now }: Checkout,
  deps: BillingContext,
  now: Date,
): Promise<CheckoutStep> {
  const current = await deps.subscriptions.of(account_id);
  const isAgreed = begins !== null || charge_now !== null;
  const period = current && isAgreed ? periodToCollect(current, now) : undefined;
  if (current && period) {
    const { subscription_id } = current;
    const outcome = await advanceCharge({ account_id, subscription_id, period }, deps, now, {
      onSession: true,
      refetch: true,
    });
    if (outcome.outcome === 'action') return { state: 'action', client_secret: outcome.client_secret };
    if (outcome.outcome === 'over' && outcome.problem) throw new Fault(outcome.problem);
  }
  const subscription = period ? await deps.subscriptions.of(account_id) : current;
  if (subscription?.subscription_id === begins?.subscription_id && subscription && isUnpaid(subscription)) {
    if (willRenew(subscription)) return { state: 'processing' };
    if (subscription.ended_because === 'declined') {
      const charge = await deps.charges.of(account_id, chargeIdOf(subscription.subscription_id, 1));
      throw new Fault(charge?.problem?.code ?? 'billing.not-completed');
    }
  }
  return { state: 'done', membership: await readMembership(account_id, deps) };
}

/** The period whose charge is open or due; undefined where there is none. */
function periodToCollect(subscription: Subscription, now: Date): number | undefined {
  if (!willRenew(subscription)) return undefined;
  const { charging, next, period } = subscription;
  const isDue = next?.what === 'charge' && next.at <= now.toISOString();
  return charging ?? (isDue ? period + 1 : undefined);
}

/** Neither a trial nor a payment yet: the membership has not started. */
const isUnpaid = ({ period, trial_ends_at }: Subscription) => period === 0 && trial_ends_at === null;

/**
 * The card or the browser used its trial on another account. The trial of this account is claimed as well, so that the
 * next offer is one it can accept.
 */
async function claimTrialAndRethrow(
  error: unknown,
  checkout: Revised<Checkout>,
  { checkouts }: BillingContext,
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
