import type Stripe from 'stripe';

import { metadataIn, textIn } from '#functions/providers/payments/double/form.ts';
import { listTakes, pageOf } from '#functions/providers/payments/double/list.ts';
import { paymentIntentOf } from '#functions/providers/payments/double/payment.ts';
import { invalid, missing, noSuch, unexpected } from '#functions/providers/payments/double/errors.ts';
import type { Endpoint, RequestContext } from '#functions/providers/payments/double/context.ts';

const create: Endpoint = {
  path: 'POST /v1/refunds',
  takes: ['payment_intent', 'amount', 'reason', 'metadata', 'expand'],
  answer(scene, { form }) {
    const intentId = textIn(form, 'payment_intent');
    if (!intentId) throw missing('payment_intent');
    const intent = paymentIntentOf(scene, intentId, 'payment_intent');
    const charge =
      typeof intent.latest_charge === 'string' ? scene.store.get('charge', intent.latest_charge) : undefined;
    if (intent.status !== 'succeeded' || !charge) {
      throw invalid('This PaymentIntent does not have a successful charge to refund.', 'payment_intent');
    }
    const refundable = charge.amount - charge.amount_refunded;
    const amount = Number(textIn(form, 'amount') ?? refundable);
    if (charge.disputed)
      throw unexpected('charge_disputed', `Charge ${charge.id} has been charged back; cannot issue a refund.`);
    if (refundable === 0) throw unexpected('charge_already_refunded', `Charge ${charge.id} has already been refunded.`);
    if (!Number.isInteger(amount) || amount < 1)
      throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
    if (amount > refundable)
      throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${refundable})`, 'amount');
    const behaviour = scene.store.get('behaviour', charge.payment_method ?? '')?.behaviour;
    const status = scene.refundStatus?.(charge) ?? (behaviour?.refund === 'pending' ? 'pending' : 'succeeded');
    const refund: Stripe.Refund = {
      id: scene.newId('re_'),
      object: 'refund',
      amount,
      balance_transaction: scene.newId('txn_'),
      charge: charge.id,
      created: scene.now(),
      currency: charge.currency,
      customer: intent.customer,
      customer_account: null,
      destination_details: {
        card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
        type: 'card',
      },
      metadata: metadataIn(form),
      payment_intent: intent.id,
      payment_method: charge.payment_method,
      reason: textIn(form, 'reason') ?? null,
      receipt_number: null,
      source_transfer_reversal: null,
      status,
      transfer_reversal: null,
    };
    scene.store.put('refund', refund);
    if (status !== 'failed') {
      const updated = { ...charge, amount_refunded: charge.amount_refunded + amount, refunded: amount === refundable };
      scene.store.put('charge', updated);
      scene.emit('charge.refunded', updated);
    }
    scene.emit('refund.created', refund);
    return refund;
  },
};

const retrieve: Endpoint = {
  path: 'GET /v1/refunds/:id',
  takes: ['expand'],
  answer(scene, { id }) {
    const refund = scene.store.get('refund', id);
    if (!refund) throw noSuch('refund', id);
    return advanceRefund(scene, refund);
  },
};

const list: Endpoint = {
  path: 'GET /v1/refunds',
  takes: ['payment_intent', ...listTakes],
  answer(scene, { form }) {
    const intent = textIn(form, 'payment_intent');
    const all = intent === undefined ? [...scene.store.all('refund')] : scene.store.of('refund', intent);
    return pageOf(
      all.map((refund) => advanceRefund(scene, refund)),
      '/v1/refunds',
      form,
    );
  },
};

export const refunds = [create, retrieve, list];

/** How long the banks take of the test cards whose refunds Stripe documents to be pending, or to fail afterwards. */
const SLOW_SECONDS = 60;

/** The current state of a refund: after a minute a pending one completes, and one of a card that fails is returned. */
export function advanceRefund(scene: RequestContext, refund: Stripe.Refund): Stripe.Refund {
  const { behaviour } = scene.store.get('behaviour', refund.payment_method as string) ?? {};
  if (!behaviour?.refund || scene.now() < refund.created + SLOW_SECONDS) return refund;
  if (behaviour.refund === 'fails' && refund.status === 'succeeded') return finishRefund(scene, refund, false);
  return refund.status === 'pending' ? finishRefund(scene, refund, true) : refund;
}

/** The bank of the card takes a refund or returns it. */
export function finishRefund(scene: RequestContext, refund: Stripe.Refund, isTaken: boolean): Stripe.Refund {
  if (!isTaken) {
    const failed: Stripe.Refund = { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' };
    scene.store.put('refund', failed);
    const charge = scene.store.get('charge', refund.charge as string);
    if (charge)
      scene.store.put('charge', {
        ...charge,
        amount_refunded: charge.amount_refunded - refund.amount,
        refunded: false,
      });
    scene.emit('refund.failed', failed);
    return failed;
  }
  const done: Stripe.Refund = { ...refund, status: 'succeeded' };
  scene.store.put('refund', done);
  scene.emit('refund.updated', done);
  return done;
}
