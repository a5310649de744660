import type Stripe from 'stripe';

import { textIn } from '#functions/providers/payments/double/form.ts';
import { cardDetails, type CardInput } from '#functions/providers/payments/double/payment-methods.ts';
import { declined } from '#functions/providers/payments/double/bank.ts';
import { invalid, missing, noSuch } from '#functions/providers/payments/double/errors.ts';
import type { Endpoint, RequestContext } from '#functions/providers/payments/double/context.ts';
import { hasValidChecksum } from '#shared/validation/card.ts';

const HOURS_12 = 12 * 3600;

/** Creates a confirmation token from the card form: single use, valid for twelve hours. */
export function makeToken(scene: RequestContext, input: CardInput): Stripe.ConfirmationToken {
  const number = input.number.replace(/\D/g, '');
  if (!hasValidChecksum(number)) throw declined('incorrect_number');
  const at = new Date(scene.now() * 1000);
  if (input.exp_month < 1 || input.exp_month > 12) throw declined('invalid_expiry_month');
  if (input.exp_year * 12 + input.exp_month <= at.getUTCFullYear() * 12 + at.getUTCMonth())
    throw declined('invalid_expiry_year');
  const { behaviour, card, billing_details } = cardDetails(scene, { ...input, number });
  const token: Stripe.ConfirmationToken = {
    id: scene.newId('ctoken_'),
    object: 'confirmation_token',
    created: scene.now(),
    expires_at: scene.now() + HOURS_12,
    livemode: scene.livemode,
    metadata: null,
    payment_intent: null,
    payment_method_options: null,
    payment_method_preview: { billing_details, card, customer: null, customer_account: null, type: 'card' },
    return_url: null,
    setup_future_usage: 'off_session',
    setup_intent: null,
    shipping: null,
    use_stripe_sdk: true,
  };
  scene.store.put('confirmation_token', token);
  scene.store.put('behaviour', { id: token.id, behaviour });
  return token;
}

/** A token that can be used now. */
export function usableToken(scene: RequestContext, id: string): Stripe.ConfirmationToken {
  const token = scene.store.get('confirmation_token', id);
  if (!token) throw noSuch('confirmation_token', id, 'confirmation_token');
  if (token.setup_intent || token.payment_intent)
    throw invalid('This ConfirmationToken was used before.', 'confirmation_token');
  if ((token.expires_at ?? 0) <= scene.now())
    throw invalid('This ConfirmationToken has expired.', 'confirmation_token');
  return token;
}

const retrieve: Endpoint = {
  path: 'GET /v1/confirmation_tokens/:id',
  takes: ['expand'],
  answer({ store }, { id }) {
    const token = store.get('confirmation_token', id);
    if (!token) throw noSuch('confirmation_token', id);
    return token;
  },
};

/** The cards of Stripe’s test helper, by name. */
const named: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
};

const testHelper: Endpoint = {
  path: 'POST /v1/test_helpers/confirmation_tokens',
  takes: ['payment_method', 'setup_future_usage', 'expand'],
  answer(scene, { form }) {
    const name = textIn(form, 'payment_method');
    if (!name) throw missing('payment_method');
    const number = named[name];
    if (!number) throw noSuch('PaymentMethod', name, 'payment_method');
    return makeToken(scene, {
      number,
      exp_month: 12,
      exp_year: new Date(scene.now() * 1000).getUTCFullYear() + 3,
      cvv: '123',
    });
  },
};

export const confirmationTokens = [retrieve, testHelper];
