import type Stripe from 'stripe';

import { onStatement } from '#functions/providers/payments/double/descriptor.ts';
import { paymentMethodOf } from '#functions/providers/payments/double/payment-methods.ts';
import { noSuch } from '#functions/providers/payments/double/errors.ts';
import type { Endpoint, RequestContext } from '#functions/providers/payments/double/context.ts';

/** One asking of a bank for the money of a payment: it gave it, or it did not. */
export function charge(scene: RequestContext, intent: Stripe.PaymentIntent, decline: string | null): Stripe.Charge {
  const method = paymentMethodOf(scene, intent.payment_method as string);
  const paid = decline === null;
  const made: Stripe.Charge = {
    id: scene.newId('ch_'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? scene.newId('txn_') : null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: onStatement(scene.descriptor, intent.statement_descriptor_suffix),
    captured: paid,
    created: scene.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline,
    failure_message: paid ? null : 'Your card was declined.',
    fraud_details: {},
    livemode: scene.livemode,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: detailsOf(method, intent.amount), type: 'card' },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
  scene.store.put('charge', made);
  scene.emit(paid ? 'charge.succeeded' : 'charge.failed', made);
  return made;
}

function detailsOf({ card }: Stripe.PaymentMethod, amount: number): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: card?.brand ?? null,
    checks: card?.checks ?? null,
    country: card?.country ?? null,
    electronic_commerce_indicator: null,
    exp_month: card?.exp_month ?? 1,
    exp_year: card?.exp_year ?? 1970,
    fingerprint: card?.fingerprint ?? null,
    funding: card?.funding ?? null,
    installments: null,
    last4: card?.last4 ?? null,
    mandate: null,
    network: card?.brand ?? null,
    network_transaction_id: null,
    regulated_status: null,
    three_d_secure: null,
    transaction_link_id: null,
    wallet:
      card?.wallet?.type === 'google_pay' ? { type: 'google_pay', dynamic_last4: card.last4, google_pay: {} } : null,
  };
}

const retrieve: Endpoint = {
  path: 'GET /v1/charges/:id',
  takes: ['expand'],
  answer({ store }, { id }) {
    const charge = store.get('charge', id);
    if (!charge) throw noSuch('charge', id);
    return charge;
  },
};

export const charges = [retrieve];
