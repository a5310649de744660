import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

import { support } from '#shared/api/support.ts';
import type { Endpoint, Input, Output } from '#shared/contract/endpoint.ts';
import { readQuery } from '#shared/contract/query.ts';
import { API } from '#shared/contract/route.ts';
import { Fault } from '#shared/errors/catalogue.ts';

type Respond<E extends Endpoint> = (input: Input<E>, request: Request) => Output<E> | Promise<Output<E>>;

function handlerOf<E extends Endpoint>(endpoint: E, respond: Respond<E>) {
  const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
  const path = `${API}${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
  return http[method](path, async ({ request, params }) => {
    const query = readQuery(endpoint, new URL(request.url).search);
    const body = method === 'get' ? {} : ((await request.clone().json()) as object);
    try {
      const input = endpoint.input.parse({ ...query, ...body, ...params }) as Input<E>;
      return HttpResponse.json(endpoint.output.parse(await respond(input, request)) as object);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      const { message, code, status, fields, until, left, has_passkey } = error;
      return HttpResponse.json(
        { message, code, until, left, has_passkey, ...(fields && { errors: fields }) },
        { status },
      );
    }
  });
}

/** Mocks an endpoint. The contract checks input and output, so that a mock cannot drift from the API. */
export const answer = <E extends Endpoint>(endpoint: E, respond: Respond<E>): void =>
  server.use(handlerOf(endpoint, respond));

/** Every page may read its configuration: here that of a stage without any. */
export const server = setupServer(
  handlerOf(support.getConfiguration, () => ({
    clarity_project: null,
    radical_wording: 'second' as const,
    country: null,
  })),
);
