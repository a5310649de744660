import { toEvent } from '#functions/platform/event.ts';
import { failure } from '#functions/platform/failure.ts';
import type { Functions } from '#scripts/dev/functions.ts';
import { fromLambda } from '#scripts/dev/server.ts';
import { endpoints } from '#shared/api/index.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { match } from '#shared/contract/route.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/** API Gateway: finds the route, invokes its Lambda with an event, and sends what it returns. */
export function api(functions: Functions) {
  const find = router(endpoints);
  return async (request: Request): Promise<Response> => {
    const endpoint = find(request.method, new URL(request.url).pathname);
    if (!endpoint) return fromLambda(failure(new Fault('request.unknown-route')));
    return fromLambda(await functions.invoke(endpoint.id, await toEvent(endpoint, request)));
  };
}

/** Chooses the endpoint as API Gateway does: a fixed segment goes before a `{segment}`. */
export function router(endpoints: readonly Endpoint[]) {
  const ranked = [...endpoints].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  return (method: string, pathname: string): Endpoint | undefined =>
    ranked.find((endpoint) => match(endpoint, { method, pathname }));
}

/** One digit a segment, 0 for a fixed one. */
const rank = ({ path }: Endpoint) => path.replace(/[^/{][^/]*/g, '0').replace(/\{[^/]*/g, '1');
