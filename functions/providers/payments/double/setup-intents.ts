import type Stripe from 'stripe';

import { declineBody, declined, type Verdict } from '#functions/providers/payments/double/bank.ts';
import { customerOf } from '#functions/providers/payments/double/customers.ts';
import { usableToken } from '#functions/providers/payments/double/confirmation-tokens.ts';
import { flagIn, type Form, metadataIn, textIn, textsIn } from '#functions/providers/payments/double/form.ts';
import { attach, fromToken, paymentMethodOf, setUp } from '#functions/providers/payments/double/payment-methods.ts';
import { invalid, missing, noSuch, unexpected } from '#functions/providers/payments/double/errors.ts';
import type { Endpoint, RequestContext } from '#functions/providers/payments/double/context.ts';

const confirmTakes = [
  'confirmation_token',
  'payment_method',
  'return_url',
  'use_stripe_sdk',
  'mandate_data',
  'expand',
] as const;

const create: Endpoint = {
  path: 'POST /v1/setup_intents',
  takes: [
    'confirm',
    'customer',
    'usage',
    'metadata',
    'description',
    'payment_method_types',
    'automatic_payment_methods',
    ...confirmTakes,
  ],
  answer(scene, { form }) {
    const customer = textIn(form, 'customer') ?? null;
    if (customer) customerOf(scene, customer);
    const confirm = flagIn(form, 'confirm');
    const token = textIn(form, 'confirmation_token');
    if (token && !confirm)
      throw invalid('`confirmation_token` can only be given with `confirm=true`.', 'confirmation_token');
    if (confirm && !token && !textIn(form, 'payment_method')) throw missing('payment_method');
    if (token) usableToken(scene, token);
    const types = textsIn(form, 'payment_method_types');
    const automatic = !types.length;
    const id = scene.newId('seti_');
    const intent: Stripe.SetupIntent = {
      id,
      object: 'setup_intent',
      allowed_payment_method_types: null,
      application: null,
      automatic_payment_methods: automatic ? { allow_redirects: 'always', enabled: true } : null,
      cancellation_reason: null,
      client_secret: `${id}_secret_${scene.newId('')}`,
      created: scene.now(),
      customer,
      customer_account: null,
      description: textIn(form, 'description') ?? null,
      excluded_payment_method_types: null,
      flow_directions: null,
      last_setup_error: null,
      latest_attempt: null,
      livemode: scene.livemode,
      mandate: null,
      metadata: metadataIn(form),
      next_action: null,
      on_behalf_of: null,
      payment_method: null,
      payment_method_configuration_details: null,
      payment_method_options: { card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' } },
      payment_method_types: automatic ? ['card'] : types,
      single_use_mandate: null,
      status: 'requires_payment_method',
      usage: textIn(form, 'usage') ?? 'off_session',
    };
    scene.store.put('setup_intent', intent);
    scene.emit('setup_intent.created', intent);
    return confirm ? confirmIt(scene, intent, form) : intent;
  },
};

const retrieve: Endpoint = {
  path: 'GET /v1/setup_intents/:id',
  takes: ['client_secret', 'expand'],
  answer: (scene, { id }) => setupIntentOf(scene, id),
};

const confirm: Endpoint = {
  path: 'POST /v1/setup_intents/:id/confirm',
  takes: confirmTakes,
  answer(scene, { id, form }) {
    const intent = setupIntentOf(scene, id);
    if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing') {
      throw inState(intent, 'confirm');
    }
    const token = textIn(form, 'confirmation_token');
    if (token) usableToken(scene, token);
    else if (!textIn(form, 'payment_method') && !intent.payment_method) throw missing('payment_method');
    return confirmIt(scene, intent, form);
  },
};

const cancel: Endpoint = {
  path: 'POST /v1/setup_intents/:id/cancel',
  takes: ['cancellation_reason', 'expand'],
  answer(scene, { id, form }) {
    const intent = setupIntentOf(scene, id);
    if (['succeeded', 'canceled', 'processing'].includes(intent.status)) throw inState(intent, 'cancel');
    const reason = textIn(form, 'cancellation_reason') ?? null;
    return change(
      scene,
      intent,
      { status: 'canceled', cancellation_reason: reason, next_action: null },
      'setup_intent.canceled',
    );
  },
};

export const setupIntents = [create, retrieve, confirm, cancel];

function setupIntentOf({ store }: RequestContext, id: string): Stripe.SetupIntent {
  const intent = store.get('setup_intent', id);
  if (!intent) throw noSuch('setupintent', id, 'intent');
  return intent;
}

const inState = (setup_intent: Stripe.SetupIntent, verb: string) =>
  unexpected(
    'setup_intent_unexpected_state',
    `You cannot ${verb} this SetupIntent because it has a status of ${setup_intent.status}.`,
    { setup_intent },
  );

function change(
  scene: RequestContext,
  intent: Stripe.SetupIntent,
  differences: Partial<Stripe.SetupIntent>,
  event?: Stripe.Event['type'],
): Stripe.SetupIntent {
  const next = { ...intent, ...differences };
  scene.store.put('setup_intent', next);
  if (event) scene.emit(event, next);
  return next;
}

function confirmIt(scene: RequestContext, intent: Stripe.SetupIntent, form: Form): Stripe.SetupIntent {
  const tokenId = textIn(form, 'confirmation_token');
  const token = tokenId === undefined ? undefined : usableToken(scene, tokenId);
  const method = token
    ? fromToken(scene, token)
    : paymentMethodOf(scene, textIn(form, 'payment_method') ?? (intent.payment_method as string));
  if (token) scene.store.put('confirmation_token', { ...token, setup_intent: intent.id });
  return decide(scene, change(scene, intent, { payment_method: method.id, next_action: null }), false);
}

/** Its owner has answered the bank. */
export function authenticateSetup(scene: RequestContext, intent: Stripe.SetupIntent, ok: boolean): Stripe.SetupIntent {
  if (intent.status !== 'requires_action') throw inState(intent, 'authenticate');
  return ok ? decide(scene, intent, true) : fail(scene, intent, 'setup_intent_authentication_failure');
}

function decide(scene: RequestContext, intent: Stripe.SetupIntent, authenticated: boolean): Stripe.SetupIntent {
  const id = intent.payment_method as string;
  const behaviour = scene.store.get('behaviour', id)?.behaviour ?? {};
  const verdict: Verdict =
    scene.livemode && behaviour.isTest
      ? 'testmode_decline'
      : scene.bank({
          payment_method: id,
          behaviour,
          amount: null,
          currency: null,
          off_session: false,
          authenticated,
          set_up: false,
        });
  if (verdict === 'ask') {
    const next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} };
    return change(scene, intent, { status: 'requires_action', next_action }, 'setup_intent.requires_action');
  }
  if (verdict !== 'yes') {
    const failed = fail(scene, intent, verdict);
    // A confirmation reports it as an error; the bank step only stores it on the intent.
    if (!authenticated) throw declined(verdict, { setup_intent: failed });
    return failed;
  }
  attach(scene, id, intent.customer as string | null);
  setUp(scene, id);
  return change(
    scene,
    intent,
    { status: 'succeeded', next_action: null, last_setup_error: null },
    'setup_intent.succeeded',
  );
}

function fail(scene: RequestContext, intent: Stripe.SetupIntent, reason: string): Stripe.SetupIntent {
  const payment_method = paymentMethodOf(scene, intent.payment_method as string);
  const isRefused = reason === 'setup_intent_authentication_failure';
  const last_setup_error = (
    isRefused
      ? {
          type: 'invalid_request_error',
          code: reason,
          message: 'The payment method was not authenticated.',
          payment_method,
        }
      : { type: 'card_error', ...declineBody(reason), payment_method }
  ) as Stripe.SetupIntent.LastSetupError;
  const differences = {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error,
  } as const;
  return change(scene, intent, differences, 'setup_intent.setup_failed');
}
