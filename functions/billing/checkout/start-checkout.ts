import {
  collectDueMonth,
  applySetupIntent,
  claimTrialForAccount,
} from '#functions/billing/checkout/apply-setup-intent.ts';
import { saveCard } from '#functions/billing/checkout/save-card.ts';
import { trialHolders } from '#functions/billing/subscription/start.ts';
import { countryOf, requirePayableFrom } from '#functions/billing/checkout/sanctions.ts';
import type { BillingContext } from '#functions/billing/context.ts';
import type { Checkout, CheckoutStore } from '#functions/billing/checkout-store.ts';
import type { Consent } from '#functions/billing/subscription-store.ts';
import type { Account } from '#functions/account/public.ts';
import { keyedDigest } from '#functions/platform/digest.ts';
import type { ClientInfo } from '#functions/platform/client-info.ts';
import type { Limiter } from '#functions/platform/limits.ts';
import { requireNotSanctioned, requireServed } from '#functions/platform/sanctions.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import { NothingHappened, OutcomeUnknown } from '#functions/providers/payments/port.ts';
import type { CheckoutStep } from '#shared/api/billing.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';
import { MINUTE } from '#shared/values/duration.ts';

export type CheckoutContext = BillingContext & { checkouts: CheckoutStore; limits: Limiter };

type CheckoutRequest = Pick<Checkout, 'checkout_id' | 'kind' | 'confirmation_token' | 'digest' | 'begins'> & {
  account: Account;
  from: ClientInfo;
  /** What the member agreed to; none for another card. */
  consent?: Consent | undefined;
  /** The device hash of the browser, from `getDeviceHash`. */
  device: string | null;
};

/**
 * Starts a checkout. Sanctions, card limits and used trials are checked before the provider is asked to save anything;
 * the consent is saved before the card is. `resumeCheckout` continues a repeated request.
 */
export async function startCheckout(request: CheckoutRequest, deps: CheckoutContext, now: Date): Promise<CheckoutStep> {
  const { account, checkout_id, from, begins, consent } = request;
  const { account_id, email } = account;
  const { checkouts, subscriptions, limits, secret } = deps;
  const customer = await subscriptions.customer(account_id);
  if (customer?.blocked) throw new Fault('billing.not-allowed');
  requireServed(from);
  requireNotSanctioned([countryOf(account.phone)]);
  await limits.take('checkout', { network: from.network, account: account_id }, now);
  const payments = await deps.payments();
  const preview = await payments.previewCard(request.confirmation_token).catch(rethrowNotCharged);
  requirePayableFrom(from, preview);

  const key = await secret();
  const card = keyedDigest(key, 'card', preview.fingerprint);
  const device = request.device && keyedDigest(key, 'device', request.device);
  const holder = { account_id, card, device };
  if (begins?.trial_days && (await checkouts.hasTrialClaim(trialHolders(holder)))) {
    await claimTrialForAccount(holder, checkouts, now);
    throw new Fault('billing.trial-used');
  }
  await limits.take('card-tried', { card }, now).catch(rethrowCardBlocked);

  const { customer_id } = customer?.customer_id
    ? { customer_id: customer.customer_id }
    : await payments.ensureCustomer({ account_id, email }, `customer:${account_id}`).catch(rethrowNotCharged);
  const checkout: Checkout = {
    checkout_id,
    account_id,
    kind: request.kind,
    at: now.toISOString(),
    digest: request.digest,
    state: 'begun',
    attempt: 0,
    asked_at: now.toISOString(),
    intent_id: null,
    confirmation_token: request.confirmation_token,
    problem: null,
    card,
    device,
    begins,
  };
  const existing = await retryOnConflict(async () => {
    const [repeated, customer] = await Promise.all([
      checkouts.of(account_id, checkout_id),
      subscriptions.customer(account_id),
    ]);
    if (repeated) return repeated;
    await deps.commit(
      checkouts.write(checkout),
      ...(consent ? [subscriptions.agree({ ...consent, card_country: preview.country })] : []),
      ...(customer?.customer_id
        ? []
        : [subscriptions.writeCustomer({ account_id, customer_id, blocked: customer?.blocked ?? null }, customer)]),
    );
    return undefined;
  });
  if (!existing) return submitCard({ ...checkout, revision: 1 }, customer_id, deps, now);
  // Of two concurrent requests for one checkout the first write wins.
  if (existing.digest !== request.digest) throw new Fault('request.invalid');
  return resumeCheckout(existing, deps, now);
}

/** A checkout can be completed for this long. */
const COMPLETE_WITHIN_MINUTES = 30;

/** Another request may be submitting the card for this long. */
const SUBMITTING_SECONDS = 15;

/** Continues a checkout from its stored state. The provider is asked: what the browser reports proves nothing. */
export async function resumeCheckout(
  checkout: Revised<Checkout>,
  deps: CheckoutContext,
  now: Date,
): Promise<CheckoutStep> {
  const { account_id, state, problem, intent_id, at } = checkout;
  if (state === 'done') return collectDueMonth(checkout, deps, now);
  if (state === 'failed') throw new Fault(problem ?? 'billing.not-completed');
  if (Date.parse(at) + COMPLETE_WITHIN_MINUTES * MINUTE <= now.getTime()) throw new Fault('billing.not-completed');
  const customer = await deps.subscriptions.customer(account_id);
  if (!customer?.customer_id) throw new Error('A checkout has begun without a customer');
  const isSubmitting = checkout.asked_at && Date.parse(checkout.asked_at) + SUBMITTING_SECONDS * 1000 > now.getTime();
  if (!intent_id && isSubmitting) return { state: 'processing' };
  if (!intent_id) return submitCard(checkout, customer.customer_id, deps, now);
  const setupIntent = await (await deps.payments()).retrieveSetupIntent(intent_id).catch(rethrowUnknown);
  return applySetupIntent(checkout, setupIntent, customer.customer_id, deps, now);
}

async function submitCard(
  checkout: Revised<Checkout>,
  customer_id: string,
  deps: CheckoutContext,
  now: Date,
): Promise<CheckoutStep> {
  const saved = await saveCard(checkout, customer_id, deps, now);
  return applySetupIntent(saved.checkout, saved.setupIntent, customer_id, deps, now);
}

/** Up to this point no call moves money. */
export function rethrowNotCharged(cause: unknown): never {
  const isLost = cause instanceof OutcomeUnknown || cause instanceof NothingHappened;
  throw isLost ? new Fault('billing.not-charged', { cause }) : cause;
}

/** Another request may have carried the checkout further: the caller must ask again. */
function rethrowUnknown(cause: unknown): never {
  const isLost = cause instanceof OutcomeUnknown || cause instanceof NothingHappened;
  throw isLost ? new Fault('billing.unknown', { cause }) : cause;
}

/** The limit of a card holds across accounts. */
function rethrowCardBlocked(cause: unknown): never {
  const { code, until } = asFault(cause);
  throw code === 'request.too-many' ? new Fault('billing.card-blocked', { until }) : cause;
}
