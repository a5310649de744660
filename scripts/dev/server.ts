import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';

import { failure } from '#functions/platform/failure.ts';
import { ADDRESS_HEADER, COUNTRY_HEADER, REGION_HEADER } from '#functions/platform/client-info.ts';
import { unavailable } from '#scripts/dev/ports.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';

type Env = { Bindings: HttpBindings };
export type App = Hono<Env>;

/**
 * The address, country and region that a request claims to come from. The dev server believes them, so that journeys and
 * trials of rate limits can play many clients; in AWS these headers are ignored.
 */
export const CLAIMED_ADDRESS = 'x-desk-address';
export const CLAIMED_COUNTRY = 'x-desk-country';
export const CLAIMED_REGION = 'x-desk-region';

/** More than any handler accepts. */
const MAX_BODY_BYTES = 1024 * 1024;
/** An oversize body is read up to here and discarded: a client that is cut off while sending may miss the answer. */
const MAX_DISCARDED_BYTES = 16 * MAX_BODY_BYTES;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Routes whose errors are answered like those of the API. */
export function createRoutes(): App {
  const routes: App = new Hono({ strict: false });
  routes.onError((error) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (!(error instanceof Fault)) console.error(error);
    return fromLambda(failure(asFault(error)));
  });
  routes.notFound((c) => c.text('Not found\n', 404));
  return routes;
}

/** The same on its own port; it survives malformed requests. */
export function createApp(): App {
  return createRoutes().use(allowedMethods, clientHeaders, limitedBody);
}

/** Serves an app on a port; 0 takes any free one. */
export async function serve(app: App, { port, host }: { port: number; host: string }) {
  const server = createAdaptorServer({
    fetch: app.fetch,
    overrideGlobalObjects: false,
    createServer: (_: ServerOptions, listener: RequestListener) =>
      createServer((incoming, outgoing) => {
        if (!incoming.url?.startsWith('/')) return outgoing.writeHead(400).end();
        incoming.headers.host = 'localhost'; // the client writes this header, so no address is made of it
        return listener(incoming, outgoing);
      }),
  } as never) as Server;
  server.requestTimeout = 30_000;
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw unavailable(error, host, port);
  });
  return {
    server,
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const allowedMethods = createMiddleware<Env>(async (c, next) => {
  if (!METHODS.includes(c.req.method)) return c.body(null, 405, { allow: METHODS.join(', ') });
  return next();
});

/** The headers that CloudFront adds: address, country and region. */
const clientHeaders = createMiddleware<Env>(async (c, next) => {
  const { headers } = c.req.raw;
  headers.set(ADDRESS_HEADER, headers.get(CLAIMED_ADDRESS) ?? c.env.incoming.socket.remoteAddress ?? '');
  headers.set(COUNTRY_HEADER, headers.get(CLAIMED_COUNTRY) ?? '');
  headers.set(REGION_HEADER, headers.get(CLAIMED_REGION) ?? '');
  return next();
});

const limitedBody = createMiddleware<Env>(async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    const body = await read(c.env.incoming);
    if (!body) return fromLambda(failure(new Fault('request.too-large')), { connection: 'close' });
    Object.assign(c.env.incoming, { rawBody: body }); // where the adapter looks for a body that was already read
  }
  return next();
});

async function read(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop keeps the connection: the answer is still to be sent on it.
  for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if ((size += chunk.length) > MAX_DISCARDED_BYTES) break;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return size > MAX_BODY_BYTES ? undefined : Buffer.concat(chunks);
}

/** The response that API Gateway makes of a Lambda's result. */
export function fromLambda(
  { statusCode = 200, headers, cookies = [], body = '', isBase64Encoded }: ReturnType<typeof failure>,
  more: Record<string, string> = {},
): Response {
  const all = new Headers({ ...(headers as Record<string, string>), ...more });
  for (const cookie of cookies) all.append('set-cookie', cookie);
  return new Response(Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'), { status: statusCode, headers: all });
}
