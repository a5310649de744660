import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { Fault } from '#shared/errors/catalogue.ts';

type Rules = {
  /** Seconds; without them the cookie ends with the browser. */
  maxAge?: number | undefined;
};

/** The cookies of a request and its response: all `__Host-`, HttpOnly and SameSite=Strict. */
export type Cookies = {
  get(name: string): string | undefined;
  set(name: string, value: string, rules?: Rules): void;
  clear(name: string): void;
  toSend(): { cookies?: string[] };
};

export function cookiesOf({ cookies = [] }: Pick<APIGatewayProxyEventV2, 'cookies'>): Cookies {
  const received = new Map(
    cookies.map((cookie) => {
      const at = cookie.indexOf('=');
      return [cookie.slice(0, at).trim(), cookie.slice(at + 1)] as const;
    }),
  );
  const changes = new Map<string, string>();
  const send = (name: string, value: string, maxAge: number | undefined) =>
    void changes.set(
      name,
      [
        `__Host-${name}=${value}`,
        'Path=/',
        'Secure',
        'HttpOnly',
        'SameSite=Strict',
        ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
      ].join('; '),
    );
  return {
    get: (name) => received.get(`__Host-${name}`),
    set: (name, value, { maxAge } = {}) => send(name, value, maxAge),
    clear: (name) => send(name, '', 0),
    toSend: () => (changes.size ? { cookies: [...changes.values()] } : {}),
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
