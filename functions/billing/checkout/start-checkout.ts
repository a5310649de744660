import { rethrowNotCharged, rethrowUnknown } from '#functions/billing/checkout/lost-answer.ts';
import {
  collectDueMonth,
  applySetupIntent,
  claimTrialForAccount,
} from '#functions/billing/checkout/apply-setup-intent.ts';
import { openAttempt, reserveAttempt, settled } from '#functions/billing/checkout/card-risk.ts';
import { monthToPay, payMonth, paysMonth } from '#functions/billing/checkout/pay-month.ts';
import { saveCard } from '#functions/billing/checkout/save-card.ts';
import { trialHolders } from '#functions/billing/subscription/start.ts';
import { countryOf, requirePayableFrom } from '#functions/billing/checkout/sanctions.ts';
import type { BillingContext } from '#functions/billing/context.ts';
import type { Checkout } from '#functions/billing/checkout-store.ts';
import type { Consent, Customer } from '#functions/billing/subscription-store.ts';
import type { Account } from '#functions/account/public.ts';
import { keyedDigest, networkDigest } from '#functions/platform/digest.ts';
import type { ClientInfo } from '#functions/platform/client-info.ts';
import type { Limiter } from '#functions/platform/limits.ts';
import { requireNotSanctioned, requireServed } from '#functions/platform/sanctions.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import type { KnownCard } from '#functions/providers/payments/port.ts';
import type { CheckoutStep } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { MINUTE } from '#shared/values/duration.ts';
import type { AccountId } from '#shared/values/id.ts';

export type CheckoutContext = BillingContext & { limits: Limiter };

type CheckoutRequest = Pick<
  Checkout,
  'checkout_id' | 'kind' | 'confirmation_token' | 'digest' | 'begins' | 'charge_now'
> & {
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
  const { account, from, begins } = request;
  const { account_id } = account;
  const { checkouts, subscriptions, limits, secret } = deps;
  const customer = await subscriptions.customer(account_id);
  if (customer?.blocked) throw new Fault('billing.not-allowed');
  requireServed(from);
  requireNotSanctioned([countryOf(account.phone)]);
  await limits.take('checkout', { network: from.network, account: account_id }, now);
  const payments = await deps.payments();
  const preview = await payments.previewCard(request.confirmation_token).catch(rethrowNotCharged);
  requirePayableFrom(from, preview);

  const tried = triedWith({ account_id, device: request.device, from, preview }, await secret());
  if (begins?.trial_days && (await checkouts.hasTrialClaim(trialHolders(tried)))) {
    await claimTrialForAccount(tried, checkouts, now);
    throw new Fault('billing.trial-used');
  }
  const consent = request.consent && { ...request.consent, card_country: preview.country };
  const attempt = await reserveAttempt(tried, await isKnown(tried, deps), limits, now);
  const step = await settled(attempt, () => beginCheckout({ ...request, consent }, tried, customer, deps, now));
  return step.state === 'repeated' ? resumeCheckout(step.checkout, deps, now) : step;
}

type CardTry = { account_id: AccountId; device: string | null; from: ClientInfo; preview: KnownCard };

/** Whose limits an attempt counts in, as digests. */
const triedWith = ({ account_id, device, from, preview }: CardTry, key: string) => ({
  account_id,
  card: keyedDigest(key, 'card', preview.fingerprint),
  device: device && keyedDigest(key, 'device', device),
  network: networkDigest(key, from.network),
});

/**
 * Whether the bank would be asked about a card: no limit of refused cards is exhausted.
 *
 * @throws billing.card-blocked billing.too-many-cards billing.too-many-declines request.too-many
 */
export async function requireUnblocked(of: CardTry, deps: CheckoutContext, now: Date): Promise<void> {
  const tried = triedWith(of, await deps.secret());
  const attempt = await reserveAttempt(tried, await isKnown(tried, deps), deps.limits, now);
  await attempt.open();
}

/** Writes a checkout and submits its card. Of two concurrent requests for one checkout the first write wins. */
async function beginCheckout(
  request: CheckoutRequest,
  tried: Pick<Checkout, 'account_id' | 'card' | 'device' | 'network'>,
  customer: Customer | undefined,
  deps: CheckoutContext,
  now: Date,
): Promise<CheckoutStep | { state: 'repeated'; checkout: Revised<Checkout> }> {
  const { account, checkout_id, begins, consent } = request;
  const { account_id, email } = account;
  const { checkouts, subscriptions } = deps;
  const payments = await deps.payments();
  const { customer_id } = customer?.customer_id
    ? { customer_id: customer.customer_id }
    : await payments.ensureCustomer({ account_id, email }, `customer:${account_id}`).catch(rethrowNotCharged);
  const checkout: Checkout = {
    checkout_id,
    ...tried,
    kind: request.kind,
    at: now.toISOString(),
    digest: request.digest,
    state: 'begun',
    attempt: 0,
    asked_at: now.toISOString(),
    intent_id: null,
    confirmation_token: request.confirmation_token,
    problem: null,
    hard: false,
    charge_now: request.charge_now,
    pays: await monthToPay({ account_id, begins, charge_now: request.charge_now }, deps, now),
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
      ...(consent ? [subscriptions.agree(consent)] : []),
      ...(customer?.customer_id
        ? []
        : [subscriptions.writeCustomer({ account_id, customer_id, blocked: customer?.blocked ?? null }, customer)]),
    );
    return undefined;
  });
  if (!existing) return submitCard({ ...checkout, revision: 1 }, customer_id, deps, now);
  if (existing.digest !== request.digest) throw new Fault('request.invalid');
  return { state: 'repeated', checkout: existing };
}

/** Whether the account had a membership or the device a trial: the limits of its network do not hold for it. */
async function isKnown(
  { account_id, device }: Pick<Checkout, 'account_id' | 'device'>,
  { checkouts, subscriptions }: CheckoutContext,
): Promise<boolean> {
  if (await subscriptions.of(account_id)) return true;
  return device !== null && checkouts.hasTrialClaim([{ by: 'device', digest: device }]);
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
  const known = await isKnown(checkout, deps);
  const open = openAttempt(checkout, known, deps.limits, now);
  if (paysMonth(checkout) && checkout.attempt > 0) return settled(open, () => payMonth(checkout, deps, now));
  if (Date.parse(at) + COMPLETE_WITHIN_MINUTES * MINUTE <= now.getTime()) throw new Fault('billing.not-completed');
  const customer = await deps.subscriptions.customer(account_id);
  if (!customer?.customer_id) throw new Error('A checkout has begun without a customer');
  const isSubmitting = checkout.asked_at && Date.parse(checkout.asked_at) + SUBMITTING_SECONDS * 1000 > now.getTime();
  if (!intent_id && isSubmitting) return { state: 'processing' };
  const { customer_id } = customer;
  if (!intent_id) {
    const attempt = await reserveAttempt(checkout, known, deps.limits, now);
    return settled(attempt, () => submitCard(checkout, customer_id, deps, now));
  }
  const setupIntent = await (await deps.payments()).retrieveSetupIntent(intent_id).catch(rethrowUnknown);
  return settled(open, () => applySetupIntent(checkout, setupIntent, customer_id, deps, now));
}

async function submitCard(
  checkout: Revised<Checkout>,
  customer_id: string,
  deps: CheckoutContext,
  now: Date,
): Promise<CheckoutStep> {
  // A job may have taken the declined month meanwhile: then the card is saved first.
  const isTaken = paysMonth(checkout) && !checkout.begins && (await monthToPay(checkout, deps, now)) === null;
  const current = isTaken ? await deps.checkouts.replace(checkout, { ...checkout, pays: null }) : checkout;
  if (paysMonth(current)) return payMonth(current, deps, now);
  const saved = await saveCard(current, customer_id, deps, now);
  return applySetupIntent(saved.checkout, saved.setupIntent, customer_id, deps, now);
}
