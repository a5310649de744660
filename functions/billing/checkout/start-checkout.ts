import {
  collectFirstMonth,
  applySetupIntent,
  claimTrialForAccount,
} from '#functions/billing/checkout/apply-setup-intent.ts';
import { saveCard } from '#functions/billing/checkout/save-card.ts';
import { trialHolders } from '#functions/billing/subscription/start.ts';
import { countryOf, requireServed } from '#functions/billing/checkout/sanctions.ts';
import type { BillingContext } from '#functions/billing/context.ts';
import type { Checkout, CheckoutStore } from '#functions/billing/checkout-store.ts';
import type { Consent } from '#functions/billing/subscription-store.ts';
import type { Account } from '#functions/account/public.ts';
import { keyedDigest } from '#functions/platform/digest.ts';
import type { From } from '#functions/platform/from.ts';
import type { Limiter } from '#functions/platform/limits.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import { NothingHappened, OutcomeUnknown } from '#functions/providers/payments/port.ts';
import type { CheckoutStep } from '#shared/api/billing.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';

export type CheckoutContext = BillingContext & { checkouts: CheckoutStore; limits: Limiter };

export type CheckoutRequest = Pick<Checkout, 'checkout_id' | 'kind' | 'confirmation_token' | 'digest' | 'begins'> & {
  account: Account;
  from: From;
  /** Of a membership: what its owner agreed to. */
  consent?: Consent | undefined;
  /** What `getDeviceHash` gave the browser. */
  device: string | null;
};

/**
 * One go at paying. Whom we may not serve, which cards may be tried and who had a trial is asked before the provider is
 * asked for anything; to what was agreed is written down before a card is saved. The same go asked again is gone on with
 * by `goOn`.
 */
export async function startCheckout(go: CheckoutRequest, deps: CheckoutContext, now: Date): Promise<CheckoutStep> {
  const { account, checkout_id, from, begins, consent } = go;
  const { account_id, email } = account;
  const { checkouts, subscriptions, limits, secret } = deps;
  const known = await subscriptions.customer(account_id);
  if (known?.blocked) throw new Fault('billing.not-allowed');
  requireServed([from.country, countryOf(account.phone)]);
  await limits.take('checkout', { network: from.network, account: account_id }, now);
  const payments = await deps.payments();
  const shown = await payments.previewCard(go.confirmation_token).catch(rethrowNotCharged);
  requireServed([shown.country]);

  const ours = await secret();
  const card = keyedDigest(ours, 'card', shown.fingerprint);
  const device = go.device && keyedDigest(ours, 'device', go.device);
  const whom = { account_id, card, device };
  if (begins?.trial_days && (await checkouts.hasTrialClaim(trialHolders(whom)))) {
    await claimTrialForAccount(whom, checkouts, now);
    throw new Fault('billing.trial-used');
  }
  await limits.take('card-tried', { card }, now).catch(rethrowCardBlocked);

  const { customer_id } = known?.customer_id
    ? { customer_id: known.customer_id }
    : await payments.ensureCustomer({ account_id, email }, `customer:${account_id}`).catch(rethrowNotCharged);
  const checkout: Checkout = {
    checkout_id,
    account_id,
    kind: go.kind,
    at: now.toISOString(),
    digest: go.digest,
    state: 'begun',
    attempt: 0,
    asked_at: now.toISOString(),
    intent_id: null,
    confirmation_token: go.confirmation_token,
    problem: null,
    card,
    device,
    begins,
  };
  const other = await retryOnConflict(async () => {
    const [again, customer] = await Promise.all([
      checkouts.of(account_id, checkout_id),
      subscriptions.customer(account_id),
    ]);
    if (again) return again;
    await deps.commit(
      checkouts.write(checkout),
      ...(consent ? [subscriptions.agree(consent)] : []),
      ...(customer?.customer_id
        ? []
        : [subscriptions.writeCustomer({ account_id, customer_id, blocked: customer?.blocked ?? null }, customer)]),
    );
    return undefined;
  });
  if (!other) return submitCard({ ...checkout, revision: 1 }, customer_id, deps, now);
  // The same go, asked twice at once: whoever wrote first is at it.
  if (other.digest !== go.digest) throw new Fault('request.invalid');
  return resumeCheckout(other, deps, now);
}

/** For so long a card that was given may still come to something. */
const GOES_ON_MINUTES = 30;

/** For so long whoever gives a card to the provider may be at it. */
const AT_IT_SECONDS = 15;

/** Goes on with a checkout from where it stands: that the browser says it is through proves nothing. */
export async function resumeCheckout(
  checkout: Revised<Checkout>,
  deps: CheckoutContext,
  now: Date,
): Promise<CheckoutStep> {
  const { account_id, state, problem, intent_id, at } = checkout;
  if (state === 'done') return collectFirstMonth(checkout, deps, now);
  if (state === 'failed') throw new Fault(problem ?? 'billing.not-completed');
  if (Date.parse(at) + GOES_ON_MINUTES * 60_000 <= now.getTime()) throw new Fault('billing.not-completed');
  const customer = await deps.subscriptions.customer(account_id);
  if (!customer?.customer_id) throw new Error('A checkout has begun without a customer');
  const isAsked = checkout.asked_at && Date.parse(checkout.asked_at) + AT_IT_SECONDS * 1000 > now.getTime();
  if (!intent_id && isAsked) return { state: 'processing' };
  if (!intent_id) return submitCard(checkout, customer.customer_id, deps, now);
  const setupIntent = await (await deps.payments()).retrieveSetupIntent(intent_id).catch(rethrowUnknown);
  return applySetupIntent(checkout, setupIntent, customer.customer_id, deps, now);
}

async function submitCard(
  begun: Revised<Checkout>,
  customer_id: string,
  deps: CheckoutContext,
  now: Date,
): Promise<CheckoutStep> {
  const { checkout, setupIntent } = await saveCard(begun, customer_id, deps, now);
  return applySetupIntent(checkout, setupIntent, customer_id, deps, now);
}

/** Until here nothing was asked that moves money. */
function rethrowNotCharged(cause: unknown): never {
  const isLost = cause instanceof OutcomeUnknown || cause instanceof NothingHappened;
  throw isLost ? new Fault('billing.not-charged', { cause }) : cause;
}

/** Somebody else may be at the same go, and further: what became of it is found out by asking again. */
function rethrowUnknown(cause: unknown): never {
  const isLost = cause instanceof OutcomeUnknown || cause instanceof NothingHappened;
  throw isLost ? new Fault('billing.unknown', { cause }) : cause;
}

/** A card that was tried too often rests, on whichever account. */
function rethrowCardBlocked(cause: unknown): never {
  const { code, until } = asFault(cause);
  throw code === 'request.too-many' ? new Fault('billing.card-blocked', { until }) : cause;
}
