import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';

import { aMember } from '#functions/platform/testing.ts';
import type { Sessions } from '#functions/platform/session.ts';
import type { Place } from '#scripts/sim/billing/taxes.ts';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { fill } from '#shared/contract/route.ts';
import type { AccountId } from '#shared/values/id.ts';

export type Answer = { status: number; body: unknown };
type Lambda = {
  (event: APIGatewayProxyEventV2, context: Context): Promise<APIGatewayProxyStructuredResultV2>;
  with(replaced: { sessions: Sessions; clock: () => Date }): Lambda;
};

/** Calls the handler of an endpoint as the API gateway does. */
export async function callEndpoint(
  endpoint: EndpointSpec,
  handler: Lambda,
  input: Record<string, unknown> | string,
  member: { account_id: AccountId; network: string; place: Place } | undefined,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const now = new Date(Date.now());
  const { path, rest } = typeof input === 'string' ? { path: endpoint.path, rest: input } : fill(endpoint.path, input);
  const caller = member && aMember(member.account_id, { authenticatedAt: now.toISOString() });
  const named =
    typeof input === 'string'
      ? {}
      : Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, String(input[name!])]));
  const event = {
    version: '2.0',
    routeKey: `${endpoint.method} ${endpoint.path}`,
    rawPath: path,
    rawQueryString: '',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-viewer-address': member?.network ?? '10.0.0.1',
      'x-viewer-country': member?.place.country ?? '',
      'x-viewer-region': member?.place.region ?? '',
      ...headers,
    },
    pathParameters: named,
    requestContext: { http: { method: endpoint.method, path, sourceIp: '10.0.0.1', userAgent: '' } },
    body: typeof rest === 'string' ? rest : JSON.stringify(rest),
    isBase64Encoded: false,
  } as unknown as APIGatewayProxyEventV2;
  const lambda = handler.with({ sessions: { callerOf: async () => caller }, clock: () => now });
  const { statusCode = 200, body } = await lambda(event, {} as Context);
  return { status: statusCode, body: JSON.parse(body ?? '{}') as unknown };
}
