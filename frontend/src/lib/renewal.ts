import { accessToken, claimsOf, endSession, keepToken, roleOf } from '#frontend/lib/session.ts';
import type { Call } from '#shared/contract/client.ts';
import type { Endpoint, InputFromCaller } from '#shared/contract/endpoint.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';

type Needs = {
  /** Calls in the name of a token; in nobody’s where there is none. */
  callAs: (token: string | null) => Call;
  /** Brings the token that follows this one. */
  renew: (used: string) => Promise<string>;
  reload: () => void;
  /** What comes back in somebody’s name, for the browser to keep what it keeps of it. */
  note?: (endpoint: Endpoint, output: unknown) => void;
  now?: () => number;
};

/** A token that ends this soon would end on its way. */
const MARGIN_MS = 30_000;

/**
 * Calls in the name of whoever is signed in. A token that no longer holds is renewed once, however many calls meet that at
 * the same time; all wait for it, and ask again with the next. If none is to be had, the session is over: the token is
 * forgotten and the page loaded anew, once.
 */
export function callInSession({ callAs, renew, reload, note, now = Date.now }: Needs): Call {
  let renewal: Promise<string | null> | undefined;
  /** How far the server’s clock is ahead of this one, as the last token told. */
  let ahead = 0;

  const renewed = (used: string): Promise<string | null> =>
    (renewal ??= oneTabAtATime(() => next(used)).finally(() => (renewal = undefined)));

  async function next(used: string): Promise<string | null> {
    if (accessToken() !== used) return present(used); // another call, or another tab, was first
    try {
      const token = await renew(used);
      if (accessToken() !== used) return present(used); // signed out meanwhile
      const { iat } = claimsOf(token);
      if (typeof iat === 'number') ahead = iat * 1000 - now();
      keepToken(token);
      return token;
    } catch (error) {
      // Without a connection nobody has said that the session is over.
      if (asFault(error).code === 'request.unreachable') throw error;
      if (accessToken() !== used) return present(used);
      if (endSession()) reload();
      return null;
    }
  }

  function endsSoon(token: string): boolean {
    const { iat, exp } = claimsOf(token);
    if (typeof iat !== 'number' || typeof exp !== 'number') return false;
    const margin = Math.min(MARGIN_MS, (exp - iat) * 500); // one that was short from the start may be used for half its time
    return exp * 1000 - margin <= now() + ahead;
  }

  async function ask(token: string | null, endpoint: Endpoint, input: InputFromCaller<Endpoint>) {
    const output: unknown = await callAs(token)(endpoint, input);
    if (token && token === accessToken()) note?.(endpoint, output);
    return output;
  }

  return (async (endpoint: Endpoint, input: InputFromCaller<Endpoint>) => {
    const stored = accessToken();
    if (needsToken(endpoint) && stored === null) throw new Fault('auth.unauthenticated');
    // Before the call rather than after: a public endpoint would take its bearer for a visitor.
    const token = stored && endsSoon(stored) ? await renewed(stored) : stored;
    try {
      return await ask(token, endpoint, input);
    } catch (error) {
      if (!token || asFault(error).code !== 'auth.unauthenticated' || isBeyond(token, endpoint)) throw error;
      const following = await renewed(token);
      if (!following) throw error;
      return ask(following, endpoint, input);
    }
  }) as Call;
}

/** What the assistant knows is asked for only where an access token is stored; what it tells everybody needs none. */
export const needsToken = ({ id, access }: Endpoint): boolean =>
  access !== 'public' && /^(?:assistant|callbacks|forwarding)\./.test(id);

/** A web chat’s token opens nothing of an account, however fresh it is. */
const isBeyond = (token: string, { access }: Endpoint) =>
  roleOf(token) === 'chat' && (access === 'member' || access === 'subscriber');

/** The token of now, if it is of the same person: what one began is not done in the name of another who signed in since. */
function present(used: string): string | null {
  const token = accessToken();
  return token !== null && claimsOf(token).sub === claimsOf(used).sub ? token : null;
}

/** Two tabs that renewed at once would each spend the other’s cookie. */
const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  (navigator as { locks?: LockManager }).locks?.request('calluna.renewal', work) ?? work();
