import { charges } from '#scripts/desk/payments/world/charges.ts';
import { confirmationTokens } from '#scripts/desk/payments/world/confirmation-tokens.ts';
import { customers } from '#scripts/desk/payments/world/customers.ts';
import { events } from '#scripts/desk/payments/world/events.ts';
import { paymentIntents } from '#scripts/desk/payments/world/payment-intents.ts';
import { paymentMethods } from '#scripts/desk/payments/world/payment-methods.ts';
import { refunds } from '#scripts/desk/payments/world/refunds.ts';
import type { Endpoint } from '#scripts/desk/payments/world/scene.ts';
import { setupIntents } from '#scripts/desk/payments/world/setup-intents.ts';

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
