import { expect, test } from 'vitest';

import { toCollected, cardErrorCodes, fieldErrors } from '#frontend/components/card-form/stripe-faults.ts';
import { errors } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';

test.each(Object.entries(fieldErrors))('%s is worded as in the specification', (code, key) => {
  expect(messages[key]).toBeTruthy();
  expect(toCollected({ type: 'validation_error', code })).toEqual({ faults: [key] });
});

test.each(Object.entries(cardErrorCodes))('%s is a configuration error of ours', (code, known) => {
  expect(errors[known]).toBeTruthy();
  expect(toCollected({ type: 'card_error', code })).toEqual({ code: known });
});

test('the decline code takes precedence over the error code', () => {
  const declined = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' } as const;
  expect(toCollected(declined)).toEqual({ code: 'billing.card-insufficient-funds' });
});

test('without a connection no bank is contacted and nothing is charged', () => {
  expect(toCollected({ type: 'api_connection_error' })).toEqual({ code: 'billing.not-charged' });
});

test('missing fields without a code of ours are marked by Stripe itself', () => {
  expect(toCollected({ type: 'validation_error', code: 'incomplete_zip' })).toEqual({ faults: [] });
});

test('an unknown decline is still a decline', () => {
  expect(toCollected({ type: 'card_error', code: 'of_tomorrow' })).toEqual({ code: 'billing.card-declined' });
  expect(toCollected({ type: 'invalid_request_error', code: 'of_tomorrow' })).toEqual({
    code: 'billing.misconfigured',
  });
});
