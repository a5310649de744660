import type Stripe from 'stripe';

import { customerOf } from '#functions/providers/payments/double/customers.ts';
import { checkSuffix } from '#functions/providers/payments/double/descriptor.ts';
import { flagIn, type Form, metadataIn, textIn, textsIn } from '#functions/providers/payments/double/form.ts';
import { listTakes, pageOf } from '#functions/providers/payments/double/list.ts';
import { checkMoney } from '#functions/providers/payments/double/money.ts';
import { change, decide, inState, paymentIntentOf } from '#functions/providers/payments/double/payment.ts';
import { usableToken } from '#functions/providers/payments/double/confirmation-tokens.ts';
import { fromToken, paymentMethodOf } from '#functions/providers/payments/double/payment-methods.ts';
import { invalid, missing, unexpected } from '#functions/providers/payments/double/errors.ts';
import type { Endpoint, RequestContext } from '#functions/providers/payments/double/context.ts';

const confirmTakes = [
  'confirmation_token',
  'payment_method',
  'setup_future_usage',
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
    const token = textIn(form, 'confirmation_token');
    if (token && !flagIn(form, 'confirm'))
      throw invalid('`confirmation_token` can only be given with `confirm=true`.', 'confirmation_token');
    if (flagIn(form, 'confirm') && !method && !token) throw missing('payment_method');
    if (token) usableToken(scene, token);
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
      setup_future_usage: usageIn(form),
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
    if (!flagIn(form, 'confirm')) return intent;
    return decide(scene, withMethod(scene, intent, form), flagIn(form, 'off_session'), false, form);
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
    const token = textIn(form, 'confirmation_token');
    const method = textIn(form, 'payment_method');
    if (token && method)
      throw invalid('You cannot provide both `confirmation_token` and `payment_method`.', 'confirmation_token');
    if (token) usableToken(scene, token);
    else if (!method && !intent.payment_method)
      throw unexpected(
        'payment_intent_unexpected_state',
        'You cannot confirm this PaymentIntent because it’s missing a payment method.',
        { payment_intent: intent },
      );
    return decide(scene, withMethod(scene, intent, form), flagIn(form, 'off_session'), false, form);
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

/** The payment with the card that this confirmation names: of a token, a saved one, or the one it has. */
function withMethod(scene: RequestContext, intent: Stripe.PaymentIntent, form: Form): Stripe.PaymentIntent {
  const tokenId = textIn(form, 'confirmation_token');
  const token = tokenId === undefined ? undefined : usableToken(scene, tokenId);
  const id = token ? fromToken(scene, token).id : (textIn(form, 'payment_method') ?? (intent.payment_method as string));
  if (token) scene.store.put('confirmation_token', { ...token, payment_intent: intent.id });
  else requireOwner(scene, id, intent.customer as string | null);
  const setup_future_usage = usageIn(form) ?? (token ? intent.setup_future_usage : null);
  return change(scene, intent, { payment_method: id, setup_future_usage, next_action: null });
}

function usageIn(form: Form): Stripe.PaymentIntent['setup_future_usage'] {
  const usage = textIn(form, 'setup_future_usage');
  if (usage === undefined) return null;
  if (usage === 'off_session' || usage === 'on_session') return usage;
  throw invalid('Invalid setup_future_usage: must be one of on_session or off_session', 'setup_future_usage');
}

/** A payment method that this customer may be charged with. */
function requireOwner(scene: RequestContext, id: string, customer: string | null): void {
  const method = paymentMethodOf(scene, id);
  if (method.customer !== null && method.customer !== customer) {
    throw invalid('The provided PaymentMethod belongs to another Customer than this PaymentIntent.', 'payment_method');
  }
}
