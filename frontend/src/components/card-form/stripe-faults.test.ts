import { expect, test } from 'vitest';

import { faultOf, ofCard, ofField } from '#frontend/components/card-form/stripe-faults.ts';
import { errors } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';

test.each(Object.entries(ofField))('%s is told in the specification’s words', (code, key) => {
  expect(messages[key]).toBeTruthy();
  expect(faultOf({ type: 'validation_error', code })).toEqual({ faults: [key] });
});

test.each(Object.entries(ofCard))('%s is a failure of ours', (code, known) => {
  expect(errors[known]).toBeTruthy();
  expect(faultOf({ type: 'card_error', code })).toEqual({ code: known });
});

test('the reason of a decline says more than that it was one', () => {
  const declined = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' } as const;
  expect(faultOf(declined)).toEqual({ code: 'billing.card-insufficient-funds' });
});

test('without a connection nothing was asked of anybody, and nothing was charged', () => {
  expect(faultOf({ type: 'api_connection_error' })).toEqual({ code: 'billing.not-charged' });
});

test('what the fields lack and have no code for, they say themselves', () => {
  expect(faultOf({ type: 'validation_error', code: 'incomplete_zip' })).toEqual({ faults: [] });
});

test('a refusal that nobody has heard of is still one', () => {
  expect(faultOf({ type: 'card_error', code: 'of_tomorrow' })).toEqual({ code: 'billing.card-declined' });
  expect(faultOf({ type: 'invalid_request_error', code: 'of_tomorrow' })).toEqual({ code: 'billing.misconfigured' });
});
