import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import * as z from 'zod';

import { currentTime } from '#functions/platform/clock.ts';
import type { Cookies } from '#functions/platform/cookies.ts';
import { isDevServer } from '#functions/platform/environment.ts';
import { log } from '#functions/platform/log.ts';
import { type Endpoint, failuresOf } from '#shared/contract/endpoint.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';

/**
 * Formats a failure as the specification requires. Any error but a `Fault` is a bug: it is logged and becomes a 500. So
 * is a failure that the contract does not declare, which the dev server reports.
 */
export const formatFailure = (
  endpoint: Endpoint,
): MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Error> => ({
  onError(request) {
    const fault = asFault(request.error);
    // A request that bypassed CloudFront learns nothing, not even the endpoint.
    const declared = fault.code === 'request.unknown-route' || failuresOf(endpoint).includes(fault.code);
    if (fault.status >= 500 || !declared) log.error(fault.code, { endpoint: endpoint.id, ...describe(fault.cause) });
    const exposed = declared || !isDevServer() ? fault : new Fault('server.unexpected', { cause: fault });
    const { request: parsed } = request.context as Context & { request?: { cookies: Cookies } };
    request.response = { ...failure(exposed), ...parsed?.cookies.toSend(true) };
  },
});

export const failure = ({ status, message, code, fields, until, left, work, has_passkey }: Fault) =>
  reply(
    status,
    {
      message,
      code,
      ...(fields && { errors: fields }),
      ...(until && { until }),
      ...(left !== undefined && { left }),
      ...(work !== undefined && { work }),
      ...(has_passkey !== undefined && { has_passkey }),
    },
    { ...(status === 429 && until && { 'retry-after': secondsTo(until) }) },
  );

const secondsTo = (moment: string) =>
  String(Math.max(1, Math.ceil((Date.parse(moment) - currentTime().getTime()) / 1000)));

export function reply(
  statusCode: number,
  content: unknown,
  headers: Record<string, string> = {},
): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      // Pages correct their clock by it; a cached one would be old.
      ...(!headers['cache-control'] && { 'x-now': String(currentTime().getTime()) }),
      ...headers,
      'x-robots-tag': 'noindex', // pages may be indexed by search engines, responses may not
    },
    body: JSON.stringify(content),
  };
}

/** The loggable part of an error: where it happened, never the values. */
function describe(cause: unknown): Record<string, unknown> {
  if (cause instanceof z.ZodError) return { paths: cause.issues.map(({ path, code }) => `${path.join('.')}: ${code}`) };
  if (cause instanceof Error)
    return { name: cause.name, stack: isDevServer() ? cause.stack : cause.stack?.split('\n').slice(1) };
  return {};
}
