import type Stripe from 'stripe';

import { stripePayments } from '#functions/providers/payments/stripe.ts';
import { endpointOf } from '#functions/providers/payments/double/endpoints.ts';
import { createStripeDouble } from '#functions/providers/payments/double/stripe-double.ts';
import type { Schemas } from '#scripts/stripe-mock/mock.ts';
import { differences } from '#scripts/stripe-mock/shapes.ts';

export type Both = ReturnType<typeof bothAt>;

/** The adapter on our double, with every request of it sent to the mock on this port as well. */
export function bothAt(port: number, schemas: Schemas) {
  const stripe = createStripeDouble({ now: () => new Date() });
  const results = new Map<string, { times: number; faults: Set<string> }>();

  async function makeRequest(
    _host: string,
    _port: string,
    path: string,
    method: string,
    headers: Record<string, string | number | string[]>,
    form: string,
  ) {
    const [plain = ''] = path.split('?');
    const endpoint = endpointOf(method, plain)?.endpoint.path ?? `${method} ${plain}`;
    const ours = stripe.answer({
      method,
      path,
      form,
      headers: { 'idempotency-key': headers['Idempotency-Key'] as string },
    });
    const theirs = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { authorization: 'Bearer sk_test_123', 'content-type': 'application/x-www-form-urlencoded' },
      ...(method === 'POST' && { body: form }),
    });
    const body = (await theirs.json()) as { error?: { message: string } };
    const faults = results.get(endpoint) ?? { times: 0, faults: new Set<string>() };
    results.set(endpoint, faults);
    faults.times++;
    if (body.error) faults.faults.add(`${theirs.status}: ${body.error.message}`);
    else if (ours.status === 200)
      for (const each of differences(JSON.parse(ours.body), body, schemas)) faults.faults.add(each);
    return {
      getStatusCode: () => ours.status,
      getHeaders: () => ours.headers,
      getRawResponse: () => ({ statusCode: ours.status }),
      toStream: () => ours.body,
      toJSON: () => Promise.resolve(JSON.parse(ours.body) as unknown),
    };
  }
  const httpClient: NonNullable<Stripe.StripeConfig['httpClient']> = { getClientName: () => 'both', makeRequest };
  return {
    stripe,
    payments: stripePayments(() => Promise.resolve({ secret_key: 'sk_test_123', webhook_secrets: [], httpClient })),
    report: () =>
      [...results]
        .map(([endpoint, { times, faults }]) => ({ endpoint, times, faults: [...faults] }))
        .sort((a, b) => a.endpoint.localeCompare(b.endpoint)),
  };
}
