import type { Endpoint } from '#shared/contract/endpoint.ts';
import { match } from '#shared/contract/route.ts';

/** The endpoint that a request is for, as API Gateway chooses it: a fixed segment goes before a `{segment}`. */
export function router(endpoints: readonly Endpoint[]) {
  const ranked = [...endpoints].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  return (method: string, pathname: string): Endpoint | undefined =>
    ranked.find((endpoint) => match(endpoint, { method, pathname }));
}

/** One digit a segment: 0 for a fixed one. The order of paths that no one request fits is of no account. */
const rank = ({ path }: Endpoint) => path.replace(/[^/{][^/]*/g, '0').replace(/\{[^/]*/g, '1');
