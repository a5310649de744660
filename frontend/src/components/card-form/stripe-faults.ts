import type { StripeError } from '@stripe/stripe-js';

import type { Collected } from '#frontend/components/card-form/port.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import type { MessageKey } from '#shared/validation/messages.ts';

/** Validation errors of the provider’s fields, mapped to the messages of the specification. */
export const fieldErrors: Record<string, MessageKey> = {
  incomplete_number: 'card.number',
  invalid_number: 'card.number',
  incorrect_number: 'card.number',
  incomplete_cvc: 'card.cvv',
  invalid_cvc: 'card.cvv',
  incorrect_cvc: 'card.cvv',
  incomplete_expiry: 'card.expiry-month',
  invalid_expiry_month: 'card.expiry-month',
  invalid_expiry_month_past: 'card.expiry-month',
  invalid_expiry_year: 'card.expiry-year',
  invalid_expiry_year_past: 'card.expiry-year',
};

/** Card errors that Stripe reports before the request reaches our server. */
export const cardErrorCodes: Record<string, ErrorCode> = {
  card_declined: 'billing.card-declined',
  expired_card: 'billing.card-expired',
  insufficient_funds: 'billing.card-insufficient-funds',
  card_not_supported: 'billing.card-unsupported',
  currency_not_supported: 'billing.card-currency',
  authentication_required: 'billing.card-authentication',
  setup_intent_authentication_failure: 'billing.card-authentication',
  payment_intent_authentication_failure: 'billing.card-authentication',
  card_velocity_exceeded: 'billing.card-limit',
  testmode_decline: 'billing.card-test',
  test_mode_live_card: 'billing.card-test',
  processing_error: 'billing.unsuccessful',
  rate_limit: 'request.too-many',
  api_key_expired: 'billing.misconfigured',
};

/** An error of the fields, before any bank is contacted. */
export function toCollected({
  type,
  code,
  decline_code,
}: Pick<StripeError, 'type' | 'code' | 'decline_code'>): Collected {
  const field = fieldErrors[code ?? ''];
  if (field) return { faults: [field] };
  // A missing part without a code of ours: the fields mark it themselves.
  if (type === 'validation_error') return { faults: [] };
  const cardCode = cardErrorCodes[decline_code ?? ''] ?? cardErrorCodes[code ?? ''];
  if (cardCode) return { code: cardCode };
  return {
    code:
      type === 'api_connection_error'
        ? 'billing.not-charged'
        : type === 'card_error'
          ? 'billing.card-declined'
          : 'billing.misconfigured',
  };
}
