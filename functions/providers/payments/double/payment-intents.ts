import type Stripe from 'stripe';

import { customerOf } from '#functions/providers/payments/double/customers.ts';
import { checkSuffix } from '#functions/providers/payments/double/descriptor.ts';
import { flagIn, metadataIn, textIn, textsIn } from '#functions/providers/payments/double/form.ts';
import { listTakes, pageOf } from '#functions/providers/payments/double/list.ts';
import { checkMoney } from '#functions/providers/payments/double/money.ts';
import { change, decide, inState, paymentIntentOf } from '#functions/providers/payments/double/payment.ts';
import { paymentMethodOf } from '#functions/providers/payments/double/payment-methods.ts';
import { invalid, missing, unexpected } from '#functions/providers/payments/double/errors.ts';
import type { Endpoint, RequestContext } from '#functions/providers/payments/double/context.ts';

const confirmTakes = [
  'payment_method',
  'off_session',
  'return_url',
  'use_stripe_sdk',
  'mandate_data',
  'error_on_requires_action',
  'expand',
] as const;

const create: Endpoint = {
  path: 'POST /v1/payment_intents',
  takes: [
    'amount',
    'currency',
    'customer',
    'confirm',
    'description',
    'metadata',
    'payment_method_types',
    'automatic_payment_methods',
    'setup_future_usage',
    'statement_descriptor',
    'statement_descriptor_suffix',
    ...confirmTakes,
  ],
  answer(scene, { form }) {
    const [amountText, currencyText] = [textIn(form, 'amount'), textIn(form, 'currency')];
    if (amountText === undefined) throw missing('amount');
    if (currencyText === undefined) throw missing('currency');
    const { amount, currency } = checkMoney(amountText, currencyText);
    const customer = textIn(form, 'customer') ?? null;
    if (customer) customerOf(scene, customer);
    if (textIn(form, 'statement_descriptor')) {
      throw invalid(
        '`statement_descriptor` is not supported for cards. Use `statement_descriptor_suffix`.',
        'statement_descriptor',
      );
    }
    const suffix = checkSuffix(textIn(form, 'statement_descriptor_suffix'));
    const method = textIn(form, 'payment_method');
    if (method) requireOwner(scene, method, customer);
    if (flagIn(form, 'confirm') && !method) throw missing('payment_method');
    const types = textsIn(form, 'payment_method_types');
    const automatic = !types.length;
    const id = scene.newId('pi_');
    const intent: Stripe.PaymentIntent = {
      id,
      object: 'payment_intent',
      allowed_payment_method_types: null,
      amount,
      amount_capturable: 0,
      amount_details: { tip: {} },
      amount_received: 0,
      application: null,
      application_fee_amount: null,
      automatic_payment_methods: automatic ? { allow_redirects: 'always', enabled: true } : null,
      canceled_at: null,
      cancellation_reason: null,
      capture_method: 'automatic_async',
      client_secret: `${id}_secret_${scene.newId('')}`,
      confirmation_method: 'automatic',
      created: scene.now(),
      currency,
      customer,
      customer_account: null,
      description: textIn(form, 'description') ?? null,
      excluded_payment_method_types: null,
      last_payment_error: null,
      latest_charge: null,
      livemode: scene.livemode,
      managed_payments: null,
      metadata: metadataIn(form),
      next_action: null,
      on_behalf_of: null,
      payment_method: method ?? null,
      payment_method_configuration_details: null,
      payment_method_options: null,
      payment_method_types: automatic ? ['card'] : types,
      payment_record: null,
      processing: null,
      receipt_email: null,
      review: null,
      setup_future_usage: null,
      shipping: null,
      source: null,
      statement_descriptor: null,
      statement_descriptor_suffix: suffix,
      status: method ? 'requires_confirmation' : 'requires_payment_method',
      transfer_data: null,
      transfer_group: null,
    };
    scene.store.put('payment_intent', intent);
    scene.emit('payment_intent.created', intent);
    return flagIn(form, 'confirm') ? decide(scene, intent, flagIn(form, 'off_session'), false) : intent;
  },
};

const retrieve: Endpoint = {
  path: 'GET /v1/payment_intents/:id',
  takes: ['client_secret', 'expand'],
  answer: (scene, { id }) => paymentIntentOf(scene, id),
};

const list: Endpoint = {
  path: 'GET /v1/payment_intents',
  takes: ['customer', ...listTakes],
  answer({ store }, { form }) {
    const customer = textIn(form, 'customer');
    const all = customer === undefined ? [...store.all('payment_intent')] : store.of('payment_intent', customer);
    return pageOf(all, '/v1/payment_intents', form);
  },
};

const confirm: Endpoint = {
  path: 'POST /v1/payment_intents/:id/confirm',
  takes: confirmTakes,
  answer(scene, { id, form }) {
    const intent = paymentIntentOf(scene, id);
    if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)) {
      throw inState(intent, 'confirm');
    }
    const method = textIn(form, 'payment_method') ?? (intent.payment_method as string | null);
    if (!method)
      throw unexpected(
        'payment_intent_unexpected_state',
        'You cannot confirm this PaymentIntent because it’s missing a payment method.',
        { payment_intent: intent },
      );
    requireOwner(scene, method, intent.customer as string | null);
    const ready = change(scene, intent, { payment_method: method, next_action: null });
    return decide(scene, ready, flagIn(form, 'off_session'), false, form);
  },
};

const cancel: Endpoint = {
  path: 'POST /v1/payment_intents/:id/cancel',
  takes: ['cancellation_reason', 'expand'],
  answer(scene, { id, form }) {
    const intent = paymentIntentOf(scene, id);
    if (['succeeded', 'canceled', 'processing'].includes(intent.status)) throw inState(intent, 'cancel');
    const cancellation_reason = textIn(form, 'cancellation_reason') ?? null;
    const differences = {
      status: 'canceled',
      canceled_at: scene.now(),
      cancellation_reason,
      next_action: null,
    } as const;
    return change(scene, intent, differences, 'payment_intent.canceled');
  },
};

export const paymentIntents = [create, retrieve, list, confirm, cancel];

/** A payment method that this customer may be charged with. */
function requireOwner(scene: RequestContext, id: string, customer: string | null): void {
  const method = paymentMethodOf(scene, id);
  if (method.customer !== null && method.customer !== customer) {
    throw invalid('The provided PaymentMethod belongs to another Customer than this PaymentIntent.', 'payment_method');
  }
}
