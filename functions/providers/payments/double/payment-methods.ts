import type Stripe from 'stripe';

import { cardOf } from '#functions/providers/payments/double/cards.ts';
import { noSuch } from '#functions/providers/payments/double/errors.ts';
import type { Endpoint, RequestContext } from '#functions/providers/payments/double/context.ts';

/** The input of the card form; never stored. */
export type CardInput = {
  number: string;
  exp_month: number;
  exp_year: number;
  cvv: string;
  name?: string | null;
  zip?: string | null;
  /** Paid by a wallet, which confirms the card instead of its code. */
  wallet?: boolean;
};

/** The details of a card and the behaviour of its bank. */
export function cardDetails(
  scene: RequestContext,
  { number, exp_month, exp_year, name = null, zip = null, wallet = false }: CardInput,
) {
  const { behaviour, brand, last4, fingerprint, country, funding } = cardOf(number, scene.salt);
  const card = {
    brand,
    checks: { address_line1_check: null, address_postal_code_check: zip ? 'pass' : null, cvc_check: 'unchecked' },
    country,
    display_brand: brand === 'amex' ? 'american_express' : brand,
    exp_month,
    exp_year,
    fingerprint,
    funding,
    generated_from: null,
    last4,
    networks: { available: [brand], preferred: null },
    regulated_status: 'unregulated' as const,
    three_d_secure_usage: { supported: true },
    wallet: wallet ? { type: 'google_pay' as const, dynamic_last4: last4, google_pay: {} } : null,
  } satisfies Stripe.PaymentMethod['card'];
  const billing_details = {
    address: { city: null, country: null, line1: null, line2: null, postal_code: zip, state: null },
    email: null,
    name,
    phone: null,
    tax_id: null,
  } satisfies Stripe.PaymentMethod['billing_details'];
  return { behaviour, card, billing_details };
}

/** A payment method of the card that a confirmation token is about. */
export function fromToken(scene: RequestContext, token: Stripe.ConfirmationToken): Stripe.PaymentMethod {
  const preview = token.payment_method_preview;
  const method: Stripe.PaymentMethod = {
    id: scene.newId('pm_'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: preview?.billing_details ?? { address: null, email: null, name: null, phone: null, tax_id: null },
    ...(preview?.card && { card: preview.card }),
    created: scene.now(),
    customer: null,
    customer_account: null,
    livemode: scene.livemode,
    metadata: {},
    type: 'card',
  };
  scene.store.put('payment_method', method);
  scene.store.put('behaviour', { id: method.id, behaviour: scene.store.get('behaviour', token.id)?.behaviour ?? {} });
  return method;
}

export function paymentMethodOf({ store }: RequestContext, id: string, param = 'payment_method'): Stripe.PaymentMethod {
  const method = store.get('payment_method', id);
  if (!method) throw noSuch('PaymentMethod', id, param);
  return method;
}

/** Gives a card to a customer: from now on it can be charged without its owner. */
export function attach(scene: RequestContext, id: string, customer: string | null): void {
  const method = paymentMethodOf(scene, id);
  if (!customer || method.customer === customer) return;
  const card = method.card && {
    ...method.card,
    checks: method.card.checks && { ...method.card.checks, cvc_check: 'pass' },
  };
  const attached = { ...method, customer, ...(card && { card }) };
  scene.store.put('payment_method', attached);
  scene.emit('payment_method.attached', attached);
}

/** Set up while its owner was there: its bank asks no more, unless it always does. */
export function setUp({ store }: RequestContext, id: string): void {
  const behaviour = { ...store.get('behaviour', id)?.behaviour };
  if (behaviour.asks === 'unless-set-up') delete behaviour.asks;
  store.put('behaviour', { id, behaviour });
}

const retrieve: Endpoint = {
  path: 'GET /v1/payment_methods/:id',
  takes: ['expand'],
  answer: (scene, { id }) => paymentMethodOf(scene, id, 'id'),
};

export const paymentMethods = [retrieve];
