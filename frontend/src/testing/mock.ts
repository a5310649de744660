import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

import type { Endpoint, Input, Output } from '#shared/contract/endpoint.ts';
import { API } from '#shared/contract/route.ts';
import { Fault } from '#shared/errors/catalogue.ts';

export const server = setupServer();

/** Mocks an endpoint. The contract checks input and output, so that a mock cannot drift from the API. */
export function answer<E extends Endpoint>(
  endpoint: E,
  respond: (input: Input<E>, request: Request) => Output<E> | Promise<Output<E>>,
) {
  const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
  const path = `${API}${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
  server.use(
    http[method](path, async ({ request, params }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      const body = method === 'get' ? {} : ((await request.clone().json()) as object);
      try {
        const input = endpoint.input.parse({ ...query, ...body, ...params }) as Input<E>;
        return HttpResponse.json(endpoint.output.parse(await respond(input, request)) as object);
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        const { message, code, status, fields, until, left } = error;
        return HttpResponse.json({ message, code, until, left, ...(fields && { errors: fields }) }, { status });
      }
    }),
  );
}
