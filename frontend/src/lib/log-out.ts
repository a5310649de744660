import { call } from '#frontend/lib/api.ts';
import { withToken } from '#frontend/lib/fetch.ts';
import { withRenewalLock } from '#frontend/lib/session-call.ts';
import { accessToken, roleOf } from '#frontend/lib/session.ts';
import { forget, store, stored } from '#frontend/lib/storage.ts';
import { auth } from '#shared/api/auth.ts';
import { createCall } from '#shared/contract/client.ts';
import { asFault } from '#shared/errors/catalogue.ts';

/** Ends the session on the server. Where that is out of reach, a member’s log-out is kept and sent by `sendLogOut`. */
export async function logOut(): Promise<void> {
  const isMember = roleOf(accessToken()) === 'member';
  await call(auth.logOut, {}).catch((error: unknown) => {
    if (isMember && asFault(error).code === 'request.unreachable') store('log_out', 'due');
  });
}

/** Sends a log-out that was kept: the cookie, which only the server can take back, brings a token for it. */
export const sendLogOut = (): Promise<void> =>
  withRenewalLock(async () => {
    const isDue = () => stored('log_out') !== undefined; // another tab, or a new login, may have been first
    if (!isDue()) return;
    try {
      const { token } = await createCall(location.origin, fetch)(auth.refresh, {});
      const callOnce = createCall(
        location.origin,
        withToken(fetch, () => token),
      );
      if (isDue()) await callOnce(auth.logOut, {});
      forget('log_out');
    } catch (error) {
      if (asFault(error).code === 'auth.unauthenticated') forget('log_out'); // the session has ended
    }
  });
