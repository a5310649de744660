import Stripe from 'stripe';

import type { Payments } from '#functions/providers/payments/port.ts';
import { stripePayments } from '#functions/providers/payments/stripe.ts';
import type { Answer, StripeDouble } from '#functions/providers/payments/double/stripe-double.ts';
import type { CardError } from '#shared/errors/card-errors.ts';

/** Cards that the double’s bank refuses at once: why, and whether for good. */
export const declinedCards: [number: string, code: CardError, isHardDecline: boolean][] = [
  ['4000000000000002', 'billing.card-declined', false],
  ['4000000000009995', 'billing.card-insufficient-funds', false],
  ['4000000000009987', 'billing.card-declined', true],
  ['4000000000009979', 'billing.card-declined', true],
  ['4000000000000069', 'billing.card-expired', false],
  ['4000000000000127', 'billing.card-cvv', false],
  ['4000000000000119', 'billing.card-declined', false],
  ['4000000000006975', 'billing.card-limit', false],
  ['4100000000000019', 'billing.card-declined', true],
  ['4000000000010019', 'billing.card-unsupported', true],
  ['4000000000010035', 'billing.card-blocked', false],
  ['4000000000010043', 'billing.too-many-declines', false],
  ['4000000000010050', 'billing.card-test', true],
  ['4000000000010068', 'billing.card-number', true],
  ['4000000000010076', 'billing.card-expiry-month', false],
  ['4000000000010084', 'billing.card-expiry-year', false],
  ['4000000000010092', 'billing.card-cvv', false],
  ['4000000000010100', 'billing.card-limit', false],
];

type Options = {
  /** Passes the time that a late answer takes. */
  sleep?: (ms: number) => Promise<void>;
  timeoutMs?: number;
};

/** The real adapter and SDK on a double in this process, without sockets or waits. */
export function paymentsOn(
  stripe: StripeDouble,
  { sleep = async () => {}, timeoutMs = 8_000 }: Options = {},
): Payments {
  const connection = {
    secret_key: 'sk_test_world',
    webhook_secrets: [stripe.webhookSecret],
    httpClient: httpClientOn(stripe, sleep, timeoutMs),
    timeoutMs,
  };
  return stripePayments(() => Promise.resolve(connection));
}

function httpClientOn(stripe: StripeDouble, sleep: (ms: number) => Promise<void>, timeoutMs: number) {
  return {
    getClientName: () => 'world',
    async makeRequest(
      _host: string,
      _port: string,
      path: string,
      method: string,
      headers: Record<string, string | number | string[]>,
      form: string,
    ) {
      const answer = stripe.answer({
        method,
        path,
        form,
        headers: {
          'idempotency-key': headers['Idempotency-Key'] as string | undefined,
          authorization: headers.Authorization as string | undefined,
        },
      });
      if (answer.late) await sleep(Math.min(answer.late, timeoutMs));
      const lost = answer.lost ?? ((answer.late ?? 0) >= timeoutMs ? 'timeout' : undefined);
      if (lost) throw lostAnswer(lost);
      return responseOf(answer);
    },
  };
}

function responseOf({ status, headers, body }: Answer) {
  return {
    getStatusCode: () => status,
    getHeaders: () => headers,
    getRawResponse: () => ({ statusCode: status, headers }),
    toStream: () => body,
    toJSON: () => Promise.resolve(JSON.parse(body) as unknown),
  };
}

function lostAnswer(lost: NonNullable<Answer['lost']>): Error {
  if (lost === 'timeout') return Stripe.HttpClient.makeTimeoutError();
  return Object.assign(new Error(lost), { code: lost === 'refused' ? 'ECONNREFUSED' : 'EPROTO' }); // not ECONNRESET, after which the SDK would retry by itself
}
