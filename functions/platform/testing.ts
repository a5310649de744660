import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';

import { toEvent } from '#functions/platform/event.ts';
import type { Limiter } from '#functions/platform/limits.ts';
import type { Caller, Member, Sessions } from '#functions/platform/session.ts';
import { createCall } from '#shared/contract/client.ts';
import type { Endpoint, InputFromCaller, Output } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { type AccountId, newId } from '#shared/values/id.ts';

type Lambda = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;
export type Testable = Lambda & { with(replaced: { sessions: Sessions }): Lambda };

/** For tests that are not about limits. */
export const unlimited: Limiter = { take: async () => {} };
/** Limits that are used up. */
export const exhausted: Limiter = { take: async () => Promise.reject(new Fault('request.too-many')) };

/** A member who has just authenticated. */
export const aMember = (accountId: AccountId, more: Partial<Member> = {}): Member => ({
  role: 'member',
  accountId,
  sessionId: newId('session'),
  subscribedUntil: null,
  authenticatedAt: new Date().toISOString(),
  isSupport: false,
  hasSecondFactor: false,
  support: null,
  ...more,
});

/** The token of the browser from which visitors call in tests. */
export const BROWSER = 'b'.repeat(43);

/** Calls a handler as the browser would: through the typed client, as a Lambda event, and back. `reads` is what it asks for. */
export function calling<E extends Endpoint>(
  endpoint: E,
  handler: Testable,
  { as, browser = BROWSER, reads }: { as?: Caller; browser?: string; reads?: string } = {},
) {
  const send = sending(endpoint, handler, { as });
  const call = createCall('http://test', (url, init) => {
    const request = new Request(url, init);
    request.headers.set('cookie', `__Host-search=${browser}`);
    if (reads) request.headers.set('accept-language', reads);
    return send(request);
  });
  return (input: InputFromCaller<E>): Promise<Output<E>> => call(endpoint, input);
}

/** Sends a handler a request that the typed client would not send: broken, too large, of the wrong shape. */
export function sending(endpoint: Endpoint, handler: Testable, { as }: { as?: Caller | undefined } = {}) {
  const lambda = handler.with({ sessions: { callerOf: async () => as } });
  return async (request: Request): Promise<Response> => {
    const answer = await lambda(await toEvent(endpoint, request), {} as Context);
    return new Response(answer.body ?? null, {
      status: answer.statusCode ?? 200,
      headers: [
        ...Object.entries(answer.headers as Record<string, string>),
        ...(answer.cookies ?? []).map((cookie): [string, string] => ['set-cookie', cookie]),
      ],
    });
  };
}
