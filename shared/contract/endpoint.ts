import type * as z from 'zod';

import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { sanctions } from '#shared/errors/sanctions.ts';

/**
 * Who may call. `public`: anyone. `cookie`: a holder of the endpoint’s cookie, from one of our pages. `chat`: a visitor
 * of a web chat, or a member. `member`: a signed-in member. `subscriber`: a paying member. `support`: a member with the role of support who has
 * signed in with a second factor today; for all others there is no such endpoint.
 */
type Access = 'public' | 'cookie' | 'chat' | 'member' | 'subscriber' | 'support';

export type EndpointSpec = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Behind `/api`. `{name}` segments are filled from the input of the same name. */
  path: `/${string}`;
  access: Access;
  /** A public endpoint that also gets the session, if there is one. */
  recognises?: true;
  /** Refused where sanctions law forbids us to serve: by the visitor’s country and region. */
  checksCountry?: true;
  /** A public answer that is the same for all visitors of a region: browsers and CloudFront keep it for this long. */
  cachedSeconds?: number;
  /** Changes nothing that is the member’s, so support may call it while it looks. GET never does, and need not say so. */
  reads?: true;
  /** What is signed is the body as it came: the logic gets it as text, and it may be larger than what people send. */
  raw?: true;
  /** The answer is this text as it is, in XML or iCalendar: for machines that speak nothing else. */
  answers?: 'xml' | 'calendar';
  summary: string;
  input: z.ZodObject;
  output: z.ZodType;
  errors: readonly ErrorCode[];
};

export type Endpoint<S extends EndpointSpec = EndpointSpec> = S & { id: string };

export type Input<E extends EndpointSpec> = z.output<E['input']>;
export type InputFromCaller<E extends EndpointSpec> = z.input<E['input']>;
export type Output<E extends EndpointSpec> = z.output<E['output']>;

/** Names every endpoint after its domain: `domain('billing', { cancel })` gives `billing.cancel`. */
export function domain<const D extends string, const S extends Record<string, EndpointSpec>>(name: D, specs: S) {
  return Object.fromEntries(Object.entries(specs).map(([key, spec]) => [key, { ...spec, id: `${name}.${key}` }])) as {
    [K in keyof S & string]: S[K] & { id: `${D}.${K}` };
  };
}

/** The errors of every endpoint, in addition to its own. */
const always: readonly ErrorCode[] = [
  'request.invalid',
  'request.too-large',
  'request.card-number',
  'server.unexpected',
];

/** Every failure that an endpoint of this access may answer. */
export function failuresOf(endpoint: Pick<EndpointSpec, 'access' | 'errors' | 'checksCountry'>): readonly ErrorCode[] {
  const { access, errors, checksCountry } = endpoint;
  const guards: ErrorCode[] = access === 'public' ? [] : ['auth.unauthenticated', 'auth.read-only'];
  if (access === 'member' || access === 'subscriber') guards.push('auth.account-needed');
  if (access === 'subscriber') guards.push('billing.subscription-required');
  if (access === 'support') guards.push('auth.login-again');
  return [...new Set([...always, ...guards, ...(checksCountry ? sanctions : []), ...errors])];
}
