import { call } from '#frontend/lib/api.ts';
import { accessToken } from '#frontend/lib/session.ts';
import { account } from '#shared/api/account.ts';

/**
 * Whether the session of this browser goes on: it may have been ended elsewhere, which only the server knows. One that has
 * ended is removed. Without a connection it counts as going on.
 */
export async function isSessionAlive(): Promise<boolean> {
  await call(account.getUser, {}).catch(() => undefined);
  return accessToken() !== null;
}
