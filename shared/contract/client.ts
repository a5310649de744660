import type { Endpoint, EndpointSpec, InputFromCaller, Output } from '#shared/contract/endpoint.ts';
import type { Failure } from '#shared/contract/failure.ts';
import { API, fill, toQuery } from '#shared/contract/route.ts';
import { errorCodes, Fault } from '#shared/errors/catalogue.ts';

/** By hand rather than by the schema: every page reads failures, and loads no zod for it. */
function isFailure(body: unknown): body is Failure {
  if (typeof body !== 'object' || body === null) return false;
  const { message, code, errors, until, left, work, has_passkey } = body as Record<string, unknown>;
  const isWords = (words: unknown) => Array.isArray(words) && words.every((each) => typeof each === 'string');
  return (
    typeof message === 'string' &&
    (errorCodes as readonly unknown[]).includes(code) &&
    (errors === undefined || (typeof errors === 'object' && errors !== null && Object.values(errors).every(isWords))) &&
    (until === undefined || (typeof until === 'string' && !Number.isNaN(Date.parse(until)))) &&
    (left === undefined || Number.isInteger(left)) &&
    (work === undefined || Number.isInteger(work)) &&
    (has_passkey === undefined || typeof has_passkey === 'boolean')
  );
}

export type Call = <E extends Endpoint>(endpoint: E, input: InputFromCaller<E>) => Promise<Output<E>>;

/** Calls endpoints by their contract. Every failure is thrown as a `Fault`, an unreachable server included. */
export function createCall(origin: string, fetch: typeof globalThis.fetch = globalThis.fetch): Call {
  return async (endpoint, input) => {
    const response = await fetch(...request(origin, endpoint, input)).catch((cause: unknown) => {
      throw new Fault('request.unreachable', { cause });
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (response.ok) return endpoint.output.parse(body) as never;
    if (!isFailure(body)) throw new Fault(response.status >= 500 ? 'server.error' : 'server.unknown');
    const { code, errors, until, left, work, has_passkey } = body;
    throw new Fault(code, { fields: errors, until, left, work, has_passkey });
  };
}

/** Says that a script of our own page asks: what a form of another site cannot say. */
const ownPage = { 'x-requested-with': 'XMLHttpRequest' };

function request(origin: string, endpoint: EndpointSpec, input: Record<string, unknown>): [string, RequestInit] {
  const { method, access } = endpoint;
  const { path, rest } = fill(endpoint.path, input);
  const url = origin + API + path;
  if (method !== 'GET') {
    return [url, { method, headers: { 'content-type': 'application/json', ...ownPage }, body: JSON.stringify(rest) }];
  }
  const query = toQuery(rest);
  return [query.size ? `${url}?${query}` : url, { method, ...(access === 'cookie' && { headers: ownPage }) }];
}
