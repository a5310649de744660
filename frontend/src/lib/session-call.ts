import { serverNow } from '#frontend/lib/clock.ts';
import { accessToken, claimsOf, endSession, storeToken, roleOf } from '#frontend/lib/session.ts';
import type { Call } from '#shared/contract/client.ts';
import type { Endpoint, InputFromCaller } from '#shared/contract/endpoint.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';

type SessionCallDeps = {
  /** Calls with a token, or without one. */
  callAs: (token: string | null) => Call;
  /** Brings the token that follows this one. */
  renew: (used: string) => Promise<string>;
  reload: () => void;
  /** Public answers that were read with the expired token are those of a visitor. */
  onRenewed?: () => void;
  /** Sees every authenticated answer, to store parts of it. */
  onAnswer?: (endpoint: Endpoint, output: unknown) => void;
  now?: () => number;
};

/** A token that ends this soon would end on its way. */
const MARGIN_MS = 30_000;

/**
 * Calls with the stored access token. An expired token is renewed once for all concurrent calls, which then retry. If
 * renewal fails, the session has ended: the token is removed and the page reloaded, once.
 */
export function callInSession({
  callAs,
  renew,
  reload,
  onRenewed,
  onAnswer,
  now = () => +serverNow(),
}: SessionCallDeps): Call {
  let renewal: Promise<string | null> | undefined;

  const renewOnce = (used: string, endpoint: Endpoint): Promise<string | null> =>
    (renewal ??= withRenewalLock(() => renewToken(used, endpoint)).finally(() => (renewal = undefined)));

  async function renewToken(used: string, endpoint: Endpoint): Promise<string | null> {
    if (accessToken() !== used) return currentToken(used); // another call, or another tab, was first
    try {
      const token = await renew(used);
      if (accessToken() !== used) return currentToken(used); // signed out meanwhile
      storeToken(token);
      onRenewed?.();
      return token;
    } catch (error) {
      // Without a connection it is unknown whether the session has ended.
      if (asFault(error).code === 'request.unreachable') throw error;
      if (accessToken() !== used) return currentToken(used);
      // A public call goes on as a visitor’s, unless its answer is another one for them: a reload would lose what was pressed.
      const { access, method, recognises } = endpoint;
      const isVisitors = access === 'public' && (method !== 'GET' || !recognises);
      if (endSession() && !isVisitors) reload();
      return null;
    }
  }

  function expiresSoon(token: string): boolean {
    const { iat, exp } = claimsOf(token);
    if (typeof iat !== 'number' || typeof exp !== 'number') return false;
    const margin = Math.min(MARGIN_MS, (exp - iat) * 500); // a short-lived token may be used for half its lifetime
    return exp * 1000 - margin <= now();
  }

  async function send(token: string | null, endpoint: Endpoint, input: InputFromCaller<Endpoint>) {
    const output: unknown = await callAs(token)(endpoint, input);
    if (token && token === accessToken()) onAnswer?.(endpoint, output);
    return output;
  }

  return (async (endpoint: Endpoint, input: InputFromCaller<Endpoint>) => {
    const stored = accessToken();
    if (needsToken(endpoint) && stored === null) throw new Fault('auth.unauthenticated');
    // Before the call rather than after: a public endpoint would take its bearer for a visitor.
    const token = stored && expiresSoon(stored) ? await renewOnce(stored, endpoint) : stored;
    try {
      return await send(token, endpoint, input);
    } catch (error) {
      if (!token || asFault(error).code !== 'auth.unauthenticated' || isBeyond(token, endpoint)) throw error;
      const following = await renewOnce(token, endpoint);
      if (!following) throw error;
      return send(following, endpoint, input);
    }
  }) as Call;
}

/** Endpoints of the assistant are called only with a stored token, except public ones. */
export const needsToken = ({ id, access }: Endpoint): boolean =>
  access !== 'public' && /^(?:assistant|callbacks|forwarding)\./.test(id);

/** A web chat’s token is not valid for account endpoints, however fresh. */
const isBeyond = (token: string, { access }: Endpoint) =>
  roleOf(token) === 'chat' && (access === 'member' || access === 'subscriber' || access === 'support');

/**
 * The current token if it belongs to the same account: a call must not continue in the name of another user who
 * signed in since.
 */
function currentToken(used: string): string | null {
  const token = accessToken();
  return token !== null && claimsOf(token).sub === claimsOf(used).sub ? token : null;
}

/** Two tabs that renewed at once would each spend the other’s cookie. */
export const withRenewalLock = <T>(work: () => Promise<T>): Promise<T> =>
  (navigator as { locks?: LockManager }).locks?.request('calluna.renewal', work) ?? work();
