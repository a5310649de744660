import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

import { cardFrame } from '#functions/providers/payments/double/frame/pages.ts';
import type { StripeDouble } from '#functions/providers/payments/double/stripe-double.ts';
import { listenOnLoopback } from '#functions/providers/loopback-server.ts';

type Options = { stripe: StripeDouble; port?: number; publishableKey: string; siteUrl: string; now: () => Date };

/** The double on a port of this machine: Stripe’s API for the unmodified SDK, and the card frame for browsers. */
export async function serveStripeDouble({ stripe, port = 0, publishableKey, siteUrl, now }: Options) {
  const server = await listenOnLoopback(port);
  const frame = cardFrame({ stripe, publishableKey, siteUrl, now });
  server.on('request', (request, response) => {
    const answered = request.url?.startsWith('/v1/') ? api(stripe, request, response) : frame(request, response);
    answered.catch((error: unknown) => {
      if (!request.destroyed) console.error(error);
      response.destroy();
    });
  });
  const { port: taken } = server.address() as AddressInfo;
  const apiBase = `http://127.0.0.1:${taken}`;
  return {
    port: taken,
    apiBase,
    frameUrl: `${apiBase}/frame?client=${publishableKey}`,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function api(stripe: StripeDouble, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  const form = await text(request);
  const key = headers['idempotency-key'];
  const answer = stripe.answer({
    method,
    path: url,
    form,
    headers: { authorization: headers.authorization, 'idempotency-key': typeof key === 'string' ? key : undefined },
  });
  if (answer.late) await setTimeout(answer.late);
  if (answer.lost === 'timeout') return; // the connection stays open without a response
  if (answer.lost) return void request.socket.destroy();
  response.writeHead(answer.status, answer.headers).end(answer.body);
}
