import type Stripe from 'stripe';

import { declineBody, declined, type Verdict } from '#scripts/desk/payments/world/bank.ts';
import { charge } from '#scripts/desk/payments/world/charges.ts';
import { customerOf } from '#scripts/desk/payments/world/customers.ts';
import { checkSuffix } from '#scripts/desk/payments/world/descriptor.ts';
import { dispute } from '#scripts/desk/payments/world/disputes.ts';
import { flagIn, type Form, metadataIn, textIn, textsIn } from '#scripts/desk/payments/world/form.ts';
import { listTakes, pageOf } from '#scripts/desk/payments/world/list.ts';
import { checkMoney } from '#scripts/desk/payments/world/money.ts';
import { attach, paymentMethodOf } from '#scripts/desk/payments/world/payment-methods.ts';
import { invalid, missing, noSuch, unexpected } from '#scripts/desk/payments/world/refusal.ts';
import type { Endpoint, Scene } from '#scripts/desk/payments/world/scene.ts';

const confirmTakes = ['payment_method', 'off_session', 'return_url', 'use_stripe_sdk', 'mandate_data', 'error_on_requires_action', 'expand'] as const; // prettier-ignore

const create: Endpoint = {
  path: 'POST /v1/payment_intents',
  takes: ['amount', 'currency', 'customer', 'confirm', 'description', 'metadata', 'payment_method_types', 'automatic_payment_methods', 'setup_future_usage', 'statement_descriptor', 'statement_descriptor_suffix', ...confirmTakes], // prettier-ignore
  answer(scene, { form }) {
    const [amountText, currencyText] = [textIn(form, 'amount'), textIn(form, 'currency')];
    if (amountText === undefined) throw missing('amount');
    if (currencyText === undefined) throw missing('currency');
    const { amount, currency } = checkMoney(amountText, currencyText);
    const customer = textIn(form, 'customer') ?? null;
    if (customer) customerOf(scene, customer);
    if (textIn(form, 'statement_descriptor')) {
      throw invalid('`statement_descriptor` is not supported for cards. Use `statement_descriptor_suffix`.', 'statement_descriptor'); // prettier-ignore
    }
    const suffix = checkSuffix(textIn(form, 'statement_descriptor_suffix'));
    const method = textIn(form, 'payment_method');
    if (method) owned(scene, method, customer);
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
    if (!method) throw unexpected('payment_intent_unexpected_state', 'You cannot confirm this PaymentIntent because it’s missing a payment method.', { payment_intent: intent }); // prettier-ignore
    owned(scene, method, intent.customer as string | null);
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
    const cancellation_reason = (textIn(form, 'cancellation_reason') ?? null); // prettier-ignore
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

export function paymentIntentOf({ store }: Scene, id: string, param = 'intent'): Stripe.PaymentIntent {
  const found = store.get('payment_intent', id);
  if (!found) throw noSuch('payment_intent', id, param);
  return found;
}

/** A payment method that this customer may be charged with. */
function owned(scene: Scene, id: string, customer: string | null): void {
  const method = paymentMethodOf(scene, id);
  if (method.customer !== null && method.customer !== customer) {
    throw invalid('The provided PaymentMethod belongs to another Customer than this PaymentIntent.', 'payment_method');
  }
}

const inState = (payment_intent: Stripe.PaymentIntent, verb: string) =>
  unexpected('payment_intent_unexpected_state', `You cannot ${verb} this PaymentIntent because it has a status of ${payment_intent.status}.`, { payment_intent }); // prettier-ignore

function change(
  scene: Scene,
  intent: Stripe.PaymentIntent,
  differences: Partial<Stripe.PaymentIntent>,
  event?: Stripe.Event['type'],
): Stripe.PaymentIntent {
  const next = { ...intent, ...differences };
  scene.store.put('payment_intent', next);
  if (event) scene.emit(event, next);
  return next;
}

/** Its owner has answered the bank. */
export function authenticatePayment(scene: Scene, intent: Stripe.PaymentIntent, ok: boolean): Stripe.PaymentIntent {
  if (intent.status !== 'requires_action') throw inState(intent, 'authenticate');
  return ok ? decide(scene, intent, false, true) : fail(scene, intent, 'payment_intent_authentication_failure');
}

/** The bank is asked: here, and nowhere else, money moves, and after `succeeded` it is never asked again. */
function decide(
  scene: Scene,
  intent: Stripe.PaymentIntent,
  off_session: boolean,
  authenticated: boolean,
  form: Form = {},
): Stripe.PaymentIntent {
  const id = intent.payment_method as string;
  const behaviour = scene.store.get('behaviour', id)?.behaviour ?? {};
  const { amount, currency } = intent;
  const set_up = paymentMethodOf(scene, id).customer !== null;
  const verdict: Verdict =
    scene.livemode && behaviour.isTest
      ? 'testmode_decline'
      : scene.bank({ payment_method: id, behaviour, amount, currency, off_session, authenticated, set_up });
  if (verdict === 'ask' && !off_session && !flagIn(form, 'error_on_requires_action')) {
    const next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} };
    return change(scene, intent, { status: 'requires_action', next_action }, 'payment_intent.requires_action');
  }
  if (verdict !== 'yes') {
    const reason = verdict === 'ask' ? 'authentication_required' : verdict;
    const failed = fail(scene, intent, reason);
    if (authenticated) return failed; // the step at the bank only leaves it on the intent
    throw declined(reason, { payment_intent: failed, charge: failed.latest_charge as string });
  }
  const made = charge(scene, intent, null);
  const latest_charge = made.id;
  if (!set_up && intent.customer && intent.setup_future_usage) attach(scene, id, intent.customer as string);
  const differences = { status: 'succeeded', amount_received: amount, latest_charge, last_payment_error: null, next_action: null } as const; // prettier-ignore
  const paid = change(scene, intent, differences, 'payment_intent.succeeded');
  if (behaviour.disputes) dispute(scene, made);
  return paid;
}

function fail(scene: Scene, intent: Stripe.PaymentIntent, reason: string): Stripe.PaymentIntent {
  const payment_method = paymentMethodOf(scene, intent.payment_method as string);
  const isRefused = reason === 'payment_intent_authentication_failure';
  const made = isRefused ? null : charge(scene, intent, reason);
  const last_payment_error = (
    isRefused
      ? { type: 'invalid_request_error', code: reason, message: 'The payment method was not authenticated.', payment_method } // prettier-ignore
      : { type: 'card_error', ...declineBody(reason), charge: made?.id, payment_method }
  ) as Stripe.PaymentIntent.LastPaymentError;
  const differences = { status: 'requires_payment_method', payment_method: null, next_action: null, last_payment_error, latest_charge: made?.id ?? intent.latest_charge } as const; // prettier-ignore
  return change(scene, intent, differences, 'payment_intent.payment_failed');
}
