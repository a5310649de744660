import type Stripe from 'stripe';

/** The body of an error response. */
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

/** Invalid parameters: nothing was done. */
export const invalid = (message: string, param?: string, code?: string) =>
  new StripeError(400, { type: 'invalid_request_error', message, ...(param && { param }), ...(code && { code }) });

export const unknownParameter = (param: string) =>
  invalid(`Received unknown parameter: ${param}`, param, 'parameter_unknown');

export const missing = (param: string) => invalid(`Missing required param: ${param}.`, param, 'parameter_missing');

/** A missing object: 400 if named in a parameter, 404 in the path. */
export const noSuch = (kind: string, id: string, param = 'id') =>
  new StripeError(param === 'id' || param === 'intent' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });

/** An operation that the object's state does not allow. */
export const unexpected = (code: string, message: string, more: Partial<ErrorBody> = {}) =>
  new StripeError(400, { type: 'invalid_request_error', code, message, ...more }, true);

export const tooMany = (message: string, code = 'rate_limit') =>
  new StripeError(429, { type: 'invalid_request_error', code, message });

/** A card error. */
export const cardRefusal = (body: Omit<ErrorBody, 'type'>, began = true) =>
  new StripeError(402, { type: 'card_error', ...body }, began);
