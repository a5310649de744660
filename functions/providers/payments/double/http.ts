import type Stripe from 'stripe';

import type { Trouble } from '#functions/providers/payments/double/faults.ts';
import { type ErrorBody, StripeError } from '#functions/providers/payments/double/errors.ts';

/** A call as received. `form` is the raw body of a POST. */
export type Request = {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string | undefined>;
  form: string;
};

export type Answer = {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** The changes made, even if no response arrives. */
  events: Stripe.Event[];
  /** Set if the response never arrives: the error the client sees instead. */
  lost?: 'timeout' | 'reset' | 'refused';
  /** Delays the response by this many milliseconds. */
  late?: number;
};

export const API_VERSION = '2026-10-28.endive';

export const headersOf = (request_id: string, key: string | null): Record<string, string> => ({
  'content-type': 'application/json',
  'request-id': request_id,
  'stripe-version': API_VERSION,
  ...(key !== null && { 'idempotency-key': key }),
});

export const noSuchRoute = (method: string, path: string) =>
  new StripeError(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${path}).` });

/** The answer with trouble on it. */
export function applyTrouble(trouble: Trouble, answer: Answer): Answer {
  const error = (status: number, body: ErrorBody): Answer => ({
    ...answer,
    status,
    headers: { ...answer.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ error: body }),
  });
  if (typeof trouble === 'object') return { ...answer, late: trouble.late };
  switch (trouble) {
    case 'error':
      return error(500, { type: 'api_error', message: 'An unknown error occurred.' });
    case 'unavailable':
      return error(503, { type: 'api_error', message: 'Stripe is not available.' });
    case 'busy':
      return error(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' });
    case 'in-use':
      return error(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: 'There is another request in progress with this key.',
      });
    default:
      return { ...answer, lost: trouble };
  }
}
