import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';

import type { Member, Sessions } from '#functions/platform/session.ts';
import { createCall } from '#shared/contract/client.ts';
import type { Endpoint, InputFromCaller, Output } from '#shared/contract/endpoint.ts';
import { toEvent } from '#functions/platform/event.ts';

type Lambda = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;
type Testable = Lambda & { with(replaced: { sessions: Sessions }): Lambda };

/** Calls a handler as the browser would: through the typed client, as a Lambda event, and back. */
export function calling<E extends Endpoint>(endpoint: E, handler: Testable, { as }: { as?: Member } = {}) {
  const send = sending(endpoint, handler, { as });
  const call = createCall('http://test', (url, init) => send(new Request(url, init)));
  return (input: InputFromCaller<E>): Promise<Output<E>> => call(endpoint, input);
}

/** Sends a handler a request that the typed client would not send: broken, too large, of the wrong shape. */
export function sending(endpoint: Endpoint, handler: Testable, { as }: { as?: Member | undefined } = {}) {
  const lambda = handler.with({ sessions: { memberOf: async () => as } });
  return async (request: Request): Promise<Response> => {
    const answer = await lambda(await toEvent(endpoint, request), {} as Context);
    return new Response(answer.body ?? null, {
      status: answer.statusCode ?? 200,
      headers: answer.headers as HeadersInit,
    });
  };
}
