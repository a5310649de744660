import middy, { type MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';

import { currentTime } from '#functions/platform/clock.ts';
import { type Cookies, cookiesOf, requireOwnPage } from '#functions/platform/cookies.ts';
import { reply, formatFailure } from '#functions/platform/failure.ts';
import { type ClientInfo, clientInfoOf } from '#functions/platform/client-info.ts';
import { requireOrigin } from '#functions/platform/origin.ts';
import { requireServed } from '#functions/platform/sanctions.ts';
import { inputOf, type Raw, rawOf } from '#functions/platform/input.ts';
import { type Caller, type Member, type Sessions, sessionsOf } from '#functions/platform/session.ts';
import { table } from '#functions/platform/table/live.ts';
import { signingHere } from '#functions/platform/token/signing.ts';
import type { Endpoint, Input, Output } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { HOUR } from '#shared/values/duration.ts';

/** The authenticated caller, as the contract’s `access` says. */
type Authenticated<E extends Endpoint> = E['access'] extends 'member' | 'subscriber' | 'support'
  ? { member: Member }
  : E['access'] extends 'chat'
    ? { caller: Caller }
    : E['recognises'] extends true
      ? { member: Member | undefined }
      : object;

/** The raw request, if the contract asks for it. */
type RawRequest<E extends Endpoint> = E['raw'] extends true ? { raw: Raw } : object;

export type Request<E extends Endpoint> = Authenticated<E> &
  RawRequest<E> & {
    input: Input<E>;
    now: Date;
    from: ClientInfo;
    cookies: Cookies;
  };
type Logic<E extends Endpoint, D> = (request: Request<E>, deps: D) => Promise<Output<E>>;

/** Dependencies of every endpoint; tests replace them. */
type HandlerDeps = { sessions: Sessions; clock: () => Date };
const handlerDeps: HandlerDeps = { sessions: sessionsOf(table, signingHere), clock: currentTime };

type Handler<D> = {
  (event: APIGatewayProxyEventV2, context: Context): Promise<APIGatewayProxyStructuredResultV2>;
  /** The same handler with some dependencies replaced, for tests. */
  with(replaced: Partial<D> & Partial<HandlerDeps>): Handler<D>;
};

/** Makes a Lambda handler of a contract and its logic: authorises, parses, runs, validates the output, formats failures. */
export function handle<E extends Endpoint, D extends object>(
  endpoint: E,
  deps: D,
  logic: Logic<E, D>,
  on: HandlerDeps = handlerDeps,
): Handler<D> {
  const handler = middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Error, WithRequest<E>>()
    .use(formatFailure(endpoint))
    .use({ before: ({ event }: { event: APIGatewayProxyEventV2 }) => requireOrigin(event) })
    .use(parseRequest(endpoint, on))
    .handler(async (_: APIGatewayProxyEventV2, { request }: WithRequest<E>) => ({
      ...answer(endpoint, endpoint.output.parse(await logic(request, deps))),
      ...request.cookies.toSend(),
    }));
  return Object.assign(handler as unknown as Handler<D>, {
    with: ({ sessions, clock, ...rest }: Partial<D> & Partial<HandlerDeps>) =>
      handle(endpoint, { ...deps, ...rest }, logic, {
        sessions: sessions ?? on.sessions,
        clock: clock ?? on.clock,
      }),
  });
}

const textHeaders = {
  xml: { 'content-type': 'text/xml; charset=utf-8' },
  calendar: {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="calluna.ics"',
    'cache-control': 'private, max-age=300',
    'x-robots-tag': 'noindex',
  },
} as const;

function answer({ answers, cachedSeconds }: Endpoint, output: unknown): APIGatewayProxyStructuredResultV2 {
  if (answers) return { statusCode: 200, headers: textHeaders[answers], body: String(output) };
  return reply(200, output, cachedSeconds ? { 'cache-control': `public, max-age=${cachedSeconds}` } : {});
}

type WithRequest<E extends Endpoint> = Context & { request: Request<E> };

/** Checks the country, authorises, then parses: a stranger learns nothing from the rules of the input. */
const parseRequest = <E extends Endpoint>(
  endpoint: E,
  { sessions, clock }: HandlerDeps,
): MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Error, WithRequest<E>> => ({
  async before({ event, context }) {
    const now = clock();
    const { access, recognises } = endpoint;
    const from = clientInfoOf(event);
    if (endpoint.checksCountry) requireServed(from);
    if (access === 'cookie') requireOwnPage(event);
    const isOpen = access === 'public' || access === 'cookie';
    const caller = isOpen && !recognises ? undefined : await sessions.callerOf(event, now);
    const member = caller?.role === 'chat' ? undefined : caller;
    if (!isOpen && !caller) throw new Fault('auth.unauthenticated');
    if (access === 'support') requireSupport(member, now);
    if (!isOpen && access !== 'chat' && !member) throw new Fault('auth.account-needed');
    if (member?.role === 'support' && !isReading(endpoint)) throw new Fault('auth.read-only');
    if (access === 'subscriber' && (member?.subscribedUntil ?? '') <= now.toISOString()) {
      throw new Fault('billing.subscription-required');
    }
    const input = inputOf(endpoint, event);
    const raw = endpoint.raw && rawOf(event);
    context.request = {
      now,
      caller,
      member,
      input,
      raw,
      from,
      cookies: cookiesOf(event),
    } as never;
  },
});

/** How long a sign-in of support counts: a working day. */
const SUPPORT_MS = 12 * HOUR;

/**
 * Lets support in, and hides from all others that there is anything. @throws request.unknown-route for them;
 * auth.login-again for support without a second factor, or whose sign-in is not of today
 */
function requireSupport(member: Member | undefined, now: Date): void {
  if (!member?.isSupport || member.role !== 'member') throw new Fault('request.unknown-route');
  const isRecent = now.getTime() - Date.parse(member.authenticatedAt) <= SUPPORT_MS;
  if (!member.hasSecondFactor || !isRecent) throw new Fault('auth.login-again');
}

const isReading = ({ method, reads }: Endpoint) => method === 'GET' || reads === true;
