import { keepaliveFetch } from '#frontend/lib/fetch.ts';
import { withRenewalLock } from '#frontend/lib/session-call.ts';
import { isTokenLost, markSessionEnded, signInWith } from '#frontend/lib/session.ts';
import { auth } from '#shared/api/auth.ts';
import { createCall } from '#shared/contract/client.ts';
import { asFault } from '#shared/errors/catalogue.ts';

/**
 * Goes on with a session of which only the token is gone: browsers may delete it, and the cookie stays. Once the server
 * says that the session has ended, no other attempt is made; without an answer, the next page makes one.
 */
export const restoreSession = (): Promise<void> =>
  withRenewalLock(async () => {
    if (!isTokenLost()) return; // another tab was first
    try {
      const { token } = await createCall(location.origin, keepaliveFetch)(auth.refresh, {});
      if (isTokenLost()) signInWith({ token });
    } catch (error) {
      if (asFault(error).code === 'auth.unauthenticated' && isTokenLost()) markSessionEnded();
    }
  });
