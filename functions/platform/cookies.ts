import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { Fault } from '#shared/errors/catalogue.ts';

type Rules = {
  /** Seconds; without them the cookie ends with the browser. */
  maxAge?: number | undefined;
  /** Sent with a failure as well; other changes are dropped then. */
  onFailure?: boolean;
};

/** The cookies of a request and its response: all `__Host-`, HttpOnly and SameSite=Strict. */
export type Cookies = {
  get(name: string): string | undefined;
  set(name: string, value: string, rules?: Rules): void;
  clear(name: string): void;
  toSend(ofFailure?: boolean): { cookies?: string[] };
};

export function cookiesOf({ cookies = [] }: Pick<APIGatewayProxyEventV2, 'cookies'>): Cookies {
  const received = new Map(
    cookies.map((cookie) => {
      const at = cookie.indexOf('=');
      return [cookie.slice(0, at).trim(), cookie.slice(at + 1)] as const;
    }),
  );
  const changes = new Map<string, { header: string; onFailure: boolean }>();
  const send = (name: string, value: string, { maxAge, onFailure = false }: Rules) =>
    void changes.set(name, {
      onFailure,
      header: [
        `__Host-${name}=${value}`,
        'Path=/',
        'Secure',
        'HttpOnly',
        'SameSite=Strict',
        ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
      ].join('; '),
    });
  return {
    get: (name) => received.get(`__Host-${name}`),
    set: (name, value, rules = {}) => send(name, value, rules),
    clear: (name) => send(name, '', { maxAge: 0 }),
    toSend(ofFailure = false) {
      const headers = [...changes.values()].flatMap(({ header, onFailure }) =>
        onFailure || !ofFailure ? [header] : [],
      );
      return headers.length ? { cookies: headers } : {};
    },
  };
}

/**
 * Rejects cross-site requests: a form of another site cannot add this header, and CORS forbids it to scripts.
 */
export function requireOwnPage({ headers }: APIGatewayProxyEventV2): void {
  const site = headers['sec-fetch-site'];
  const foreign = site !== undefined && site !== 'same-origin';
  if (foreign || headers['x-requested-with'] !== 'XMLHttpRequest') throw new Fault('auth.unauthenticated');
}
