import type Stripe from 'stripe';

import { declineBody, declined, type Verdict } from '#functions/providers/payments/double/bank.ts';
import { charge } from '#functions/providers/payments/double/charges.ts';
import { dispute } from '#functions/providers/payments/double/disputes.ts';
import { flagIn, type Form } from '#functions/providers/payments/double/form.ts';
import { attach, paymentMethodOf, setUp } from '#functions/providers/payments/double/payment-methods.ts';
import { noSuch, unexpected } from '#functions/providers/payments/double/errors.ts';
import type { RequestContext } from '#functions/providers/payments/double/context.ts';

export function paymentIntentOf({ store }: RequestContext, id: string, param = 'intent'): Stripe.PaymentIntent {
  const intent = store.get('payment_intent', id);
  if (!intent) throw noSuch('payment_intent', id, param);
  return intent;
}

export const inState = (payment_intent: Stripe.PaymentIntent, verb: string) =>
  unexpected(
    'payment_intent_unexpected_state',
    `You cannot ${verb} this PaymentIntent because it has a status of ${payment_intent.status}.`,
    { payment_intent },
  );

export function change(
  scene: RequestContext,
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
export function authenticatePayment(
  scene: RequestContext,
  intent: Stripe.PaymentIntent,
  ok: boolean,
): Stripe.PaymentIntent {
  if (intent.status !== 'requires_action') throw inState(intent, 'authenticate');
  return ok ? decide(scene, intent, false, true) : fail(scene, intent, 'payment_intent_authentication_failure');
}

/** Authorizes a payment: the only place where money moves, never after `succeeded`. */
export function decide(
  scene: RequestContext,
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
  if (verdict === 'processing') return change(scene, intent, { status: 'processing' }, 'payment_intent.processing');
  if (verdict !== 'yes') {
    const reason = verdict === 'ask' ? 'authentication_required' : verdict;
    const failed = fail(scene, intent, reason);
    if (authenticated) return failed; // the step at the bank only leaves it on the intent
    throw declined(reason, { payment_intent: failed, charge: failed.latest_charge as string });
  }
  return succeed(scene, intent);
}

/** The bank answers a payment that is processing. */
export function finishProcessing(
  scene: RequestContext,
  intent: Stripe.PaymentIntent,
  decline: string | null,
): Stripe.PaymentIntent {
  if (intent.status !== 'processing') throw inState(intent, 'finish');
  return decline === null ? succeed(scene, intent) : fail(scene, intent, decline);
}

function succeed(scene: RequestContext, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const id = intent.payment_method as string;
  const made = charge(scene, intent, null);
  const latest_charge = made.id;
  const isSetUp = paymentMethodOf(scene, id).customer !== null;
  if (!isSetUp && intent.customer && intent.setup_future_usage) {
    attach(scene, id, intent.customer as string);
    setUp(scene, id);
  }
  const differences = {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge,
    last_payment_error: null,
    next_action: null,
  } as const;
  const paid = change(scene, intent, differences, 'payment_intent.succeeded');
  if (scene.store.get('behaviour', id)?.behaviour.disputes) dispute(scene, made);
  return paid;
}

function fail(scene: RequestContext, intent: Stripe.PaymentIntent, reason: string): Stripe.PaymentIntent {
  const payment_method = paymentMethodOf(scene, intent.payment_method as string);
  const isRefused = reason === 'payment_intent_authentication_failure';
  const made = isRefused ? null : charge(scene, intent, reason);
  const last_payment_error = (
    isRefused
      ? {
          type: 'invalid_request_error',
          code: reason,
          message: 'The payment method was not authenticated.',
          payment_method,
        }
      : { type: 'card_error', ...declineBody(reason), charge: made?.id, payment_method }
  ) as Stripe.PaymentIntent.LastPaymentError;
  const differences = {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error,
    latest_charge: made?.id ?? intent.latest_charge,
  } as const;
  return change(scene, intent, differences, 'payment_intent.payment_failed');
}
