import type Stripe from 'stripe';

/** What an answer says that is an error. */
export type ErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  advice_code?: string;
  param?: string;
  charge?: string;
  doc_url?: string;
  payment_intent?: Stripe.PaymentIntent;
  setup_intent?: Stripe.SetupIntent;
  payment_method?: Stripe.PaymentMethod;
};

/** An answer that is an error. One that `began` is saved for its idempotency key, as Stripe saves it; others are not. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly began: boolean;

  constructor(status: number, body: ErrorBody, began = false) {
    super(body.message);
    this.name = 'StripeError';
    this.status = status;
    this.body = body;
    this.began = began;
  }
}

/** Parameters that will not do: nothing has begun. */
export const invalid = (message: string, param?: string, code?: string) =>
  new StripeError(400, { type: 'invalid_request_error', message, ...(param && { param }), ...(code && { code }) });

export const unknownParameter = (param: string) =>
  invalid(`Received unknown parameter: ${param}`, param, 'parameter_unknown');

export const missing = (param: string) => invalid(`Missing required param: ${param}.`, param, 'parameter_missing');

/** No such thing. Named in a parameter it is the request’s fault, in the address it is not found. */
export const noSuch = (kind: string, id: string, param = 'id') =>
  new StripeError(param === 'id' || param === 'intent' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });

/** What cannot be done with a thing as it is now. */
export const unexpected = (code: string, message: string, more: Partial<ErrorBody> = {}) =>
  new StripeError(400, { type: 'invalid_request_error', code, message, ...more }, true);

export const tooMany = (message: string, code = 'rate_limit') =>
  new StripeError(429, { type: 'invalid_request_error', code, message });

/** What a card or its bank refused. */
export const cardRefusal = (body: Omit<ErrorBody, 'type'>, began = true) =>
  new StripeError(402, { type: 'card_error', ...body }, began);
