import type { Decline } from '#functions/providers/payments/port.ts';
import type { CardError } from '#shared/errors/card-errors.ts';

/**
 * Stripe's codes and decline codes by our card error: https://docs.stripe.com/declines/codes and
 * https://docs.stripe.com/error-codes. Errors of our own rules have none.
 */
export const stripeCodes: Record<CardError, readonly string[]> = {
  'billing.card-declined': [
    'account_closed',
    'approve_with_id',
    'call_issuer',
    'card_declined',
    'debit_not_authorized',
    'do_not_honor',
    'do_not_try_again',
    'fraudulent',
    'generic_decline',
    'incorrect_address',
    'incorrect_pin',
    'incorrect_postal_code',
    'incorrect_zip',
    'invalid_account',
    'invalid_pin',
    'issuer_not_available',
    'lost_card',
    'merchant_blacklist',
    'new_account_information_available',
    'no_action_taken',
    'not_permitted',
    'payment_intent_payment_attempt_failed',
    'payment_method_provider_decline',
    'pickup_card',
    'postal_code_invalid',
    'processing_error',
    'reenter_transaction',
    'restricted_card',
    'revocation_of_all_authorizations',
    'revocation_of_authorization',
    'security_violation',
    'service_not_allowed',
    'setup_attempt_failed',
    'stolen_card',
    'stop_payment_order',
    'transaction_not_allowed',
    'try_again_later',
  ],
  'billing.card-expired': ['expired_card', 'expired_payment_method'],
  'billing.card-insufficient-funds': ['insufficient_funds'],
  'billing.card-number': ['incorrect_number', 'invalid_number'],
  'billing.card-expiry-month': ['invalid_expiry_month'],
  'billing.card-expiry-year': ['invalid_expiry_year'],
  'billing.card-cvv': ['incorrect_cvc', 'invalid_cvc'],
  'billing.card-unsupported': [
    'card_not_supported',
    'invalid_card_type',
    'payment_method_not_available',
    'payment_method_unsupported_type',
  ],
  'billing.card-currency': ['currency_not_supported', 'payment_method_currency_mismatch'],
  'billing.card-authentication': [
    'authentication_not_handled',
    'authentication_required',
    'mobile_device_authentication_required',
    'offline_pin_required',
    'online_or_offline_pin_required',
    'payment_intent_action_required',
    'payment_intent_authentication_failure',
    'setup_intent_authentication_failure',
  ],
  'billing.card-blocked': ['pin_try_exceeded'],
  'billing.card-limit': [
    'card_velocity_exceeded',
    'charge_exceeds_source_limit',
    'charge_exceeds_transaction_limit',
    'duplicate_transaction',
    'invalid_amount',
    'withdrawal_count_limit_exceeded',
  ],
  'billing.card-test': ['live_mode_test_card', 'testmode_decline'],
  'billing.too-many-declines': ['card_decline_rate_limit_exceeded'],
  'billing.too-many-cards': [],
};

/** Hard declines: permanent, and card schemes fine merchants who retry. */
const hard = new Set([
  'account_closed',
  'card_not_supported',
  'currency_not_supported',
  'debit_not_authorized',
  'do_not_try_again',
  'fraudulent',
  'incorrect_number',
  'invalid_account',
  'invalid_number',
  'live_mode_test_card',
  'lost_card',
  'merchant_blacklist',
  'pickup_card',
  'restricted_card',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'stolen_card',
  'stop_payment_order',
  'testmode_decline',
  'transaction_not_allowed',
]);

const ours = new Map(
  Object.entries(stripeCodes).flatMap(([error, codes]) => codes.map((code) => [code, error as CardError] as const)),
);

type StripeErrorCodes = {
  code?: string | undefined;
  decline_code?: string | undefined;
  advice_code?: string | undefined;
};

/** Our card error for Stripe's codes: the bank’s decline code first, then the API’s, else `declined`. */
export function declineOf({ code = '', decline_code = '', advice_code }: StripeErrorCodes): Decline {
  return {
    code: ours.get(decline_code) ?? ours.get(code) ?? 'billing.card-declined',
    isHardDecline: hard.has(decline_code) || hard.has(code) || advice_code === 'do_not_try_again',
  };
}

/** Whether a code is about the card, whatever the type of the error. */
export const isAboutCard = (code: string | undefined) => ours.has(code ?? '');
