import { charges } from '#functions/providers/payments/double/charges.ts';
import { confirmationTokens } from '#functions/providers/payments/double/confirmation-tokens.ts';
import { customers } from '#functions/providers/payments/double/customers.ts';
import { events } from '#functions/providers/payments/double/events.ts';
import { paymentIntents } from '#functions/providers/payments/double/payment-intents.ts';
import { paymentMethods } from '#functions/providers/payments/double/payment-methods.ts';
import { refunds } from '#functions/providers/payments/double/refunds.ts';
import type { Endpoint } from '#functions/providers/payments/double/context.ts';
import { setupIntents } from '#functions/providers/payments/double/setup-intents.ts';

const endpoints = new Map(
  [customers, paymentMethods, confirmationTokens, setupIntents, paymentIntents, charges, refunds, events]
    .flat()
    .map((endpoint) => [endpoint.path, endpoint]),
);

/** Which endpoint answers, and the id in its address. */
export function endpointOf(method: string, path: string): { endpoint: Endpoint; id: string } | undefined {
  const plain = endpoints.get(`${method} ${path}`);
  if (plain) return { endpoint: plain, id: '' };
  const [, version, kind, id = '', verb] = path.split('/');
  const endpoint = endpoints.get(`${method} /${version}/${kind}/:id${verb === undefined ? '' : `/${verb}`}`);
  return endpoint && id ? { endpoint, id } : undefined;
}
