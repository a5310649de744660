import { isUtf8 } from 'node:buffer';

import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import type { Endpoint } from '#shared/contract/endpoint.ts';
import { match } from '#shared/contract/route.ts';

/** A request in API Gateway’s payload version 2.0, for the dev server and tests. */
export async function toEvent(endpoint: Endpoint, request: Request): Promise<APIGatewayProxyEventV2> {
  const { pathname, searchParams, search, host } = new URL(request.url);
  const headers = Object.fromEntries(request.headers);
  const body = Buffer.from(await request.arrayBuffer());
  const { cookie, ...others } = headers;
  return {
    version: '2.0',
    routeKey: `${endpoint.method} ${endpoint.path}`,
    rawPath: pathname,
    rawQueryString: search.slice(1),
    ...(cookie && { cookies: cookie.split('; ') }),
    headers: others,
    ...(search.length > 1 && {
      queryStringParameters: Object.fromEntries(
        [...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name).join(',')]),
      ),
    }),
    pathParameters: match(endpoint, { method: request.method, pathname }) ?? {},
    requestContext: {
      accountId: '000000000000',
      apiId: 'desk',
      domainName: host,
      domainPrefix: 'desk',
      http: {
        method: request.method,
        path: pathname,
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: crypto.randomUUID(),
      routeKey: `${endpoint.method} ${endpoint.path}`,
      stage: '$default',
      time: new Date().toISOString(),
      timeEpoch: Date.now(),
    },
    ...(body.length && { body: body.toString(isUtf8(body) ? 'utf8' : 'base64') }),
    isBase64Encoded: !isUtf8(body),
  };
}
