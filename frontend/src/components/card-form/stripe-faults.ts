import type { StripeError } from '@stripe/stripe-js';

import type { Collected } from '#frontend/components/card-form/port.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import type { MessageKey } from '#shared/validation/messages.ts';

/** What the provider’s fields find in what was typed, in the specification’s words. */
export const ofField: Record<string, MessageKey> = {
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

/** What the provider says of a card before our server hears of it. */
export const ofCard: Record<string, ErrorCode> = {
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

/** A failure of the fields, before anything was asked of a bank. */
export function faultOf({ type, code, decline_code }: Pick<StripeError, 'type' | 'code' | 'decline_code'>): Collected {
  const field = ofField[code ?? ''];
  if (field) return { faults: [field] };
  // A part that is missing and has no code of ours: the fields say themselves which.
  if (type === 'validation_error') return { faults: [] };
  const known = ofCard[decline_code ?? ''] ?? ofCard[code ?? ''];
  if (known) return { code: known };
  return {
    code:
      type === 'api_connection_error'
        ? 'billing.not-charged'
        : type === 'card_error'
          ? 'billing.card-declined'
          : 'billing.misconfigured',
  };
}
