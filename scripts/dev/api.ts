import { toEvent } from '#functions/platform/event.ts';
import { failure } from '#functions/platform/failure.ts';
import type { Functions } from '#scripts/dev/functions.ts';
import { router } from '#scripts/dev/routes.ts';
import { fromLambda, type Responder } from '#scripts/dev/server.ts';
import { endpoints } from '#shared/api/index.ts';
import { API } from '#shared/contract/route.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/** What API Gateway does: finds the route, hands its Lambda an event, and sends on what it answers. */
export function api(functions: Functions): Responder {
  const find = router(endpoints);
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname !== API && !pathname.startsWith(`${API}/`)) return undefined;
    const endpoint = find(request.method, pathname);
    if (!endpoint) return fromLambda(failure(new Fault('request.unknown-route')));
    return fromLambda(await functions.invoke(endpoint.id, await toEvent(endpoint, request)));
  };
}
