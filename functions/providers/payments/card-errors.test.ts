import { expect, test } from 'vitest';

import { declineOf, stripeCodes } from '#functions/providers/payments/card-errors.ts';
import { cardErrors } from '#shared/api/billing.ts';

/** Every decline code that Stripe documents for cards: https://docs.stripe.com/declines/codes. */
const documented = [
  'approve_with_id',
  'authentication_not_handled',
  'authentication_required',
  'call_issuer',
  'card_not_supported',
  'card_velocity_exceeded',
  'currency_not_supported',
  'do_not_honor',
  'do_not_try_again',
  'duplicate_transaction',
  'expired_card',
  'fraudulent',
  'generic_decline',
  'incorrect_address',
  'incorrect_cvc',
  'incorrect_number',
  'incorrect_pin',
  'incorrect_zip',
  'insufficient_funds',
  'invalid_account',
  'invalid_amount',
  'invalid_cvc',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'invalid_number',
  'invalid_pin',
  'issuer_not_available',
  'lost_card',
  'merchant_blacklist',
  'mobile_device_authentication_required',
  'new_account_information_available',
  'no_action_taken',
  'not_permitted',
  'offline_pin_required',
  'online_or_offline_pin_required',
  'pickup_card',
  'pin_try_exceeded',
  'processing_error',
  'reenter_transaction',
  'restricted_card',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'security_violation',
  'service_not_allowed',
  'stolen_card',
  'stop_payment_order',
  'testmode_decline',
  'transaction_not_allowed',
  'try_again_later',
  'withdrawal_count_limit_exceeded',
];

/** The card errors of specification §8, each with a Stripe code. */
const specified: [string, string, (typeof cardErrors)[number]][] = [
  ['declined', 'generic_decline', 'billing.card-declined'],
  ['expired card', 'expired_card', 'billing.card-expired'],
  ['insufficient funds', 'insufficient_funds', 'billing.card-insufficient-funds'],
  ['incorrect number', 'incorrect_number', 'billing.card-number'],
  ['invalid expiry month', 'invalid_expiry_month', 'billing.card-expiry-month'],
  ['invalid expiry year', 'invalid_expiry_year', 'billing.card-expiry-year'],
  ['incorrect security code', 'incorrect_cvc', 'billing.card-cvv'],
  ['invalid security code', 'invalid_cvc', 'billing.card-cvv'],
  ['unsupported card', 'card_not_supported', 'billing.card-unsupported'],
  ['unsupported currency', 'currency_not_supported', 'billing.card-currency'],
  ['authentication required', 'authentication_required', 'billing.card-authentication'],
  ['blocked card', 'pin_try_exceeded', 'billing.card-blocked'],
  ['repeated attempts', 'duplicate_transaction', 'billing.card-limit'],
  ['amount limit exceeded', 'card_velocity_exceeded', 'billing.card-limit'],
  ['known test card in live mode', 'testmode_decline', 'billing.card-test'],
  ['too many declines within 24 hours', 'card_decline_rate_limit_exceeded', 'billing.too-many-declines'],
];

test('maps every Stripe code to exactly one error', () => {
  const all = Object.values(stripeCodes).flat();
  expect(new Set(all).size).toBe(all.length);
  expect(Object.keys(stripeCodes).sort()).toEqual([...cardErrors].sort());
});

test.each(documented)('%s is mapped', (code) => {
  expect(Object.values(stripeCodes).flat()).toContain(code);
});

test.each(specified)('%s: %s', (_, code, error) => {
  expect(declineOf({ code: 'card_declined', decline_code: code }).code).toBe(error);
  expect(declineOf({ code }).code).toBe(error);
});

test('every card error is in the specification, except our own', () => {
  const mapped = new Set(specified.map(([, , error]) => error));
  expect(cardErrors.filter((error) => !mapped.has(error))).toEqual(['billing.too-many-cards']);
});

test('prefers the bank’s decline code over the API’s, and maps unknown codes to a decline', () => {
  expect(declineOf({ code: 'card_declined', decline_code: 'insufficient_funds' }).code).toBe(
    'billing.card-insufficient-funds',
  );
  expect(declineOf({ code: 'expired_card', decline_code: 'never_heard_of' }).code).toBe('billing.card-expired');
  expect(declineOf({})).toEqual({ code: 'billing.card-declined', isHardDecline: false });
});

test('never retries a card after a hard decline', () => {
  for (const decline_code of [
    'lost_card',
    'stolen_card',
    'pickup_card',
    'do_not_try_again',
    'stop_payment_order',
    'revocation_of_authorization',
    'testmode_decline',
  ]) {
    expect(declineOf({ code: 'card_declined', decline_code }).isHardDecline, decline_code).toBe(true);
  }
  for (const decline_code of [
    'insufficient_funds',
    'generic_decline',
    'processing_error',
    'expired_card',
    'authentication_required',
  ]) {
    expect(declineOf({ code: 'card_declined', decline_code }).isHardDecline, decline_code).toBe(false);
  }
  expect(declineOf({ decline_code: 'generic_decline', advice_code: 'do_not_try_again' }).isHardDecline).toBe(true);
});
