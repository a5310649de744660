import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { failure } from '#functions/platform/failure.ts';
import { ADDRESS_HEADER, COUNTRY_HEADER } from '#functions/platform/client-info.ts';
import { unavailable } from '#scripts/dev/ports.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';

/** Answers a request, or leaves it to the next. */
export type Responder = (request: Request) => Promise<Response | undefined>;

/** What answers from node’s own request, such as Vite. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

type Options = { port: number; host: string; headers?: Record<string, string>; otherwise?: Middleware };

/**
 * From where a request says it comes. A desk believes it, so that its journeys, and whoever tries out limits or countries,
 * can be many; in AWS nobody is believed.
 */
export const CLAIMED_ADDRESS = 'x-desk-address';
export const CLAIMED_COUNTRY = 'x-desk-country';

/** What a handler never needs: it refuses far less itself. */
const MAX_BYTES = 1024 * 1024;
/** So much is read all the same, and thrown away: who is hung up on in the midst of sending may not hear why. */
const MOST_DISCARDED = 16 * MAX_BYTES;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** An HTTP server that asks the responders in turn. Whatever a client sends, the server stays up. */
export async function serve(responders: Responder[], { port, host, headers = {}, otherwise }: Options) {
  const server = createServer((incoming, outgoing) => {
    void answer(incoming, outgoing).catch((error: unknown) => {
      // A client that hangs up in the middle is no event.
      if (!incoming.destroyed && !outgoing.destroyed) console.error(error);
      outgoing.destroy();
    });
  });
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

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const request = await toRequest(incoming);
    const response = request instanceof Response ? request : await first(responders, request);
    if (!response && otherwise) return otherwise(incoming, outgoing, () => void send(notFound(), outgoing));
    await send(response ?? notFound(), outgoing);
  }

  async function send(response: Response, outgoing: ServerResponse) {
    for (const [name, value] of [...Object.entries(headers), ...response.headers]) outgoing.setHeader(name, value);
    const cookies = response.headers.getSetCookie();
    if (cookies.length) outgoing.setHeader('set-cookie', cookies);
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status !== 304) outgoing.setHeader('content-length', body.length);
    outgoing.writeHead(response.status).end(outgoing.req.method === 'HEAD' ? undefined : body);
    outgoing.req.resume(); // what is left of a body that was cut off
  }
}

async function first(responders: Responder[], request: Request): Promise<Response | undefined> {
  try {
    for (const respond of responders) {
      const response = await respond(request);
      if (response) return response;
    }
    return undefined;
  } catch (error) {
    if (!(error instanceof Fault)) console.error(error);
    return fromLambda(failure(asFault(error)));
  }
}

/** The request as the web has it; or, where it cannot be one, what to answer. */
async function toRequest(incoming: IncomingMessage): Promise<Request | Response> {
  const method = incoming.method ?? '';
  const address = `http://localhost${incoming.url}`; // the Host header is the client's to write, so it is not believed
  if (!METHODS.includes(method)) return new Response(null, { status: 405, headers: { allow: METHODS.join(', ') } });
  if (!incoming.url?.startsWith('/') || !URL.canParse(address)) return new Response(null, { status: 400 });
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  headers.set(ADDRESS_HEADER, headers.get(CLAIMED_ADDRESS) ?? incoming.socket.remoteAddress ?? '');
  headers.set(COUNTRY_HEADER, headers.get(CLAIMED_COUNTRY) ?? '');
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers });
  const body = await read(incoming);
  if (!body) return fromLambda(failure(new Fault('request.too-large')), { connection: 'close' });
  return new Request(address, { method, headers, ...(body.length && { body: new Uint8Array(body) }) });
}

async function read(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Not destroyed on leaving the loop: the client is still to hear the answer.
  for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if ((size += chunk.length) > MOST_DISCARDED) break;
    if (size <= MAX_BYTES) chunks.push(chunk);
  }
  return size > MAX_BYTES ? undefined : Buffer.concat(chunks);
}

/** What a Lambda answered, as API Gateway sends it on. */
export function fromLambda(
  { statusCode = 200, headers, cookies = [], body = '', isBase64Encoded }: ReturnType<typeof failure>,
  more: Record<string, string> = {},
): Response {
  const all = new Headers({ ...(headers as Record<string, string>), ...more });
  for (const cookie of cookies) all.append('set-cookie', cookie);
  return new Response(Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'), { status: statusCode, headers: all });
}

const notFound = () => new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain' } });
